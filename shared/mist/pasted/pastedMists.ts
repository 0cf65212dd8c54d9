/** Many mists, pasted as a table: each line is the shown one with the values of the line. */
import type { UnitSystem } from '../../display/units'
import type { PastedNames } from '../../tools/pasted/pastedColumns'
import { readPasted } from '../../tools/pasted/readPasted'
import type { MistInput } from '../document/mistDocument'
import { type MistPath, mistFieldTable } from '../fields/mistFields'

const names: PastedNames<MistInput, MistPath> = {
  fields: mistFieldTable,
  tags: ['tag', 'mark', 'chiller', 'unit', 'mist'],
  tradeNames: {
    'site.dryBulb': ['db', 'edb', 'dry bulb', 'design db'],
    'site.wetBulb': ['wb', 'ewb', 'wet bulb', 'design wb'],
    'machine.ratedPower': ['kw', 'power', 'input power'],
    'machine.slope': ['slope'],
    'intake.airflow': ['air', 'cfm', 'air flow'],
    'intake.face': ['face', 'intake'],
    'spray.effectiveness': ['effectiveness', 'eff'],
    'money.electricityPrice': ['energy price', 'price'],
    'money.installed': ['cost', 'installed'],
  },
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'kW', 'CFM', 'Face (ft²)', 'DB (°F)', 'WB (°F)', 'Effectiveness', 'Stages', 'Installed'],
  SI: ['Tag', 'kW', 'Airflow (m³/s)', 'Face (m²)', 'DB (°C)', 'WB (°C)', 'Effectiveness', 'Stages', 'Installed'],
} as const

export const readMists = (text: string, shown: { input: MistInput; system: UnitSystem }) =>
  readPasted(text, shown, names)
