/** Fields whose unit also sets the kind, such as SCFM (standard air) and ACFM (actual air). */
import type { CoilRating } from '../../../../engine/coils/coil'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { airflowMeasures } from '../../../../shared/coils/fields/coilMeasures'
import { unitIds } from '../../../../shared/display/units'
import type { KindsByUnit, MoreUnits } from '../../../workbench/tool'
import { type Kinded, withKind } from './kinds'

const kindsOf = (
  of: Kinded,
  kinds: readonly string[],
  order?: readonly string[],
): MoreUnits<CoilInput, CoilRating> => ({
  kinds,
  ...(order && { order }),
  withKind: (form, kind, rating) => withKind(form, of, kind, rating),
})

export const unitKinds: KindsByUnit<CoilInput, CoilRating> = {
  'air.flow.value': kindsOf('air.flow', Object.keys(airflowMeasures), unitIds('airflow')),
  'air.pressure.value': kindsOf('air.pressure', ['altitude', 'absolute']),
  'fluid.given.value': kindsOf('fluid.given', ['volume-flow', 'mass-flow']),
}
