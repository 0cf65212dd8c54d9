/** The possible names of the columns of a pasted table of coils, beside the labels of their fields. */
import type { PastedNames } from '../../tools/pasted/pastedColumns'
import type { CoilInput } from '../document/coilDocument'
import { coilFieldTable } from '../fields/coilFields'
import type { CoilPath } from '../fields/coilPath'

/** Short trade names, beside each field's own label, by path; if a number has several kinds, by path and kind. */
const tradeNames: Readonly<Record<string, readonly string[]>> = {
  'air.flow.value': ['air', 'air flow', 'cfm', 'scfm', 'acfm'],
  'air.dryBulb': ['edb', 'eat', 'eat db', 'ent db', 'entering air', 'entering db', 'entering air db'],
  'air.humidity.value wet-bulb': ['ewb', 'eat wb', 'ent wb', 'entering wb', 'entering air wb'],
  'air.humidity.value relative-humidity': ['rh'],
  'air.humidity.value humidity-ratio': ['hr', 'w'],
  'air.pressure.value altitude': ['elevation'],
  'fluid.enteringTemperature': ['ewt', 'eft', 'entering water', 'entering fluid', 'entering temperature'],
  'fluid.given.value volume-flow': ['flow', 'gpm', 'water flow', 'fluid flow'],
  'fluid.given.value leaving-temperature': ['lwt', 'lft', 'leaving water', 'leaving fluid', 'leaving temperature'],
  'limits.capacity': ['capacity', 'duty', 'load', 'total load', 'mbh', 'required', 'total mbh', 'total'],
  'limits.leavingDryBulb': ['lat', 'lat db', 'ldb', 'lvg db', 'leaving air', 'leaving db', 'leaving air db'],
  'limits.leavingWetBulb': ['lat wb', 'lwb', 'lvg wb', 'leaving wb', 'leaving air wb'],
  'limits.airPressureDrop': ['max apd', 'max air pd', 'max air pressure drop'],
  'limits.fluidPressureDrop': ['max wpd', 'max fluid pd', 'max fluid pressure drop'],
  'limits.faceVelocity': ['max fv', 'max face velocity'],
  'geometry.finnedHeight': ['fh', 'height', 'finned height'],
  'geometry.finnedLength': ['fl', 'length', 'finned length'],
  'geometry.finPitch': ['fpi', 'fins per inch'],
  'geometry.circuiting': ['circuit'],
  'geometry.circuiting.feeds': ['feeds', 'number of circuits'],
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'Airflow (SCFM)', 'EDB (°F)', 'EWB (°F)', 'EWT (°F)', 'Flow (gpm)', 'Capacity (MBH)', 'Rows', 'FPI'],
  SI: [
    'Tag',
    'Airflow (m³/h standard)',
    'EDB (°C)',
    'EWB (°C)',
    'EWT (°C)',
    'Flow (L/s)',
    'Capacity (kW)',
    'Rows',
    'Fins (fins/m)',
  ],
} as const

/** The part of an airflow unit that names its basis. Without it, the basis of the shown coil applies. */
const airflowBasis = /^[sa](?=cfm$)|(standard|actual|dryair)$/

export const dutyNames: PastedNames<CoilInput, CoilPath> = {
  fields: coilFieldTable,
  // A number of circuits may replace the circuiting fraction, so that field is offered for every coil.
  more: ['geometry.circuiting.feeds'],
  tags: ['tag', 'mark', 'coil', 'unit', 'coil tag', 'unit tag'],
  tradeNames,
  shortUnit: unit => unit.replace(airflowBasis, ''),
  isLeftOut: kind => kind.endsWith(' moist'),
}
