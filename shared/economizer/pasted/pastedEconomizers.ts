/** Many economizers, pasted as a table: each line is the shown one with the values of the line. */
import type { UnitSystem } from '../../display/units'
import type { PastedNames } from '../../tools/pasted/pastedColumns'
import { readPasted } from '../../tools/pasted/readPasted'
import type { EconomizerInput } from '../document/economizerDocument'
import { type EconomizerPath, economizerFieldTable } from '../fields/economizerFields'

const names: PastedNames<EconomizerInput, EconomizerPath> = {
  fields: economizerFieldTable,
  tags: ['tag', 'mark', 'boiler', 'unit', 'economizer'],
  tradeNames: {
    'boiler.size.value horsepower': ['bhp', 'hp', 'boiler hp', 'horsepower'],
    'boiler.size.value steam': ['steam', 'steam flow'],
    'boiler.size.value fired': ['input', 'heat input', 'firing'],
    'boiler.pressure': ['steam pressure', 'boiler pressure'],
    'boiler.firing.value stack-temperature': ['stack', 'stack temperature', 'flue gas', 'gas in', 'exhaust'],
    'boiler.firing.value efficiency': ['eff', 'boiler efficiency'],
    'air.given.value dry-oxygen': ['o2', 'o2 dry', 'oxygen'],
    'air.given.value excess': ['excess'],
    'water.temperature': ['fwt', 'feedwater temperature', 'feedwater temp', 'water in'],
    'loads.first.hours': ['hours', 'hours a year', 'run hours'],
    'money.fuelPrice': ['fuel price', 'gas price', 'price'],
    'money.installed': ['cost', 'installed'],
    'unit.rows': ['row'],
    'unit.tubesWide': ['wide', 'tubes'],
    'unit.fins.density': ['fpi', 'fins per inch'],
  },
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'BHP', 'Pressure (psig)', 'Stack (°F)', 'Feedwater (°F)', 'Fuel', 'Hours', 'Rows', 'Installed'],
  SI: ['Tag', 'BHP', 'Pressure (kPa)', 'Stack (°C)', 'Feedwater (°C)', 'Fuel', 'Hours', 'Rows', 'Installed'],
} as const

export const readEconomizers = (text: string, shown: { input: EconomizerInput; system: UnitSystem }) =>
  readPasted(text, shown, names)
