/** Duties of many coils, pasted as a table: each line is the shown coil with the values of the line. */
import type { UnitSystem } from '../../display/units'
import { readPasted } from '../../tools/pasted/readPasted'
import type { CoilInput } from '../document/coilDocument'
import { dutyNames } from './dutyColumns'

export const readDuties = (text: string, shown: { input: CoilInput; system: UnitSystem }) =>
  readPasted(text, shown, dutyNames)
