import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** What a search for coils may vary, at the fields it stands in; the two sizes of a face share one field. */
const variedAt: Partial<Record<CoilPath, readonly string[]>> = {
  'geometry.finnedHeight': ['finnedHeight', 'finnedLength'],
  'geometry.rows': ['rows'],
  'geometry.finPitch': ['finPitch'],
  'geometry.tubeMaterial': ['tubeMaterial'],
  'geometry.finMaterial': ['finMaterial'],
  'geometry.finThickness': ['finThickness'],
}

/** Beside what a search for coils may vary. */
export function Optimize({ fields, label }: { fields: readonly string[]; label: string }) {
  return <OptimizeToggle state={useCoilWorkbench().search} fields={fields} label={label} />
}

/** At the end of the name of a field that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const fields = variedAt[path as CoilPath]
  return fields && <Optimize fields={fields} label={label} />
}
