/** Many gases, pasted as a table: each line is the shown one with the values of the line. */
import type { UnitSystem } from '../../display/units'
import type { PastedNames } from '../../tools/pasted/pastedColumns'
import { readPasted } from '../../tools/pasted/readPasted'
import type { GasInput } from '../document/gasDocument'
import type { GasPath } from '../fields/entry'
import { gasFieldTable } from '../fields/gasFields'

const names: PastedNames<GasInput, GasPath> = {
  fields: gasFieldTable,
  tags: ['tag', 'mark', 'gas', 'stream'],
  tradeNames: {
    'state.temperature': ['t', 'temp'],
    'state.pressure': ['p', 'press'],
    'gas.humidity': ['rh', 'humidity'],
    'gas.excess': ['excess air'],
  },
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'Temperature (°F)', 'Pressure (psia)'],
  SI: ['Tag', 'Temperature (°C)', 'Pressure (kPa)'],
} as const

export const readGases = (text: string, shown: { input: GasInput; system: UnitSystem }) =>
  readPasted(text, shown, names)
