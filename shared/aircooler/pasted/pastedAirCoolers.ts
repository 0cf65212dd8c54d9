/** Many air coolers, pasted as a table: each line is the shown one with the values of the line. */
import type { UnitSystem } from '../../display/units'
import type { PastedNames } from '../../tools/pasted/pastedColumns'
import { readPasted } from '../../tools/pasted/readPasted'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { type AirCoolerPath, airCoolerFieldTable } from '../fields/airCoolerFields'

const names: PastedNames<AirCoolerInput, AirCoolerPath> = {
  fields: airCoolerFieldTable,
  tags: ['tag', 'mark', 'item', 'unit'],
  tradeNames: {
    'process.massFlow': ['flow', 'process flow'],
    'process.inlet': ['t in', 'inlet', 'entering'],
    'process.outlet': ['t out', 'outlet', 'leaving'],
    'air.dryBulb': ['air', 'db', 'design air'],
  },
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'Flow (lb/h)', 'Entering (°F)', 'Leaving (°F)', 'Design air (°F)'],
  SI: ['Tag', 'Flow (kg/h)', 'Entering (°C)', 'Leaving (°C)', 'Design air (°C)'],
} as const

export const readAirCoolers = (text: string, shown: { input: AirCoolerInput; system: UnitSystem }) =>
  readPasted(text, shown, names)
