import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { Late } from '../../../workbench/frame/Late'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { latePart } from '../../../workbench/state/latePart'
import { type CoilOwn, useCoilWorkbench } from '../useCoilWorkbench'

/** The values that a search for coils may vary, by field; the two sizes of the face share one field. */
const variedAt: Partial<Record<CoilPath, readonly string[]>> = {
  'geometry.finnedHeight': ['finnedHeight', 'finnedLength'],
  'geometry.rows': ['rows'],
  'geometry.finPitch': ['finPitch'],
  'geometry.tubeMaterial': ['tubeMaterial'],
  'geometry.finMaterial': ['finMaterial'],
  'geometry.finThickness': ['finThickness'],
}

/** The search for coils; the tools of circuits show the same inputs without one. */
const useSearch = (): CoilOwn['search'] | undefined => useCoilWorkbench().search

/** The toggle beside an input that a search for coils may vary. */
export function Optimize({ fields, label }: { fields: readonly string[]; label: string }) {
  const search = useSearch()
  return search && <OptimizeToggle state={search} fields={fields} label={label} />
}

/** The toggle after the label of a field that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const fields = variedAt[path as CoilPath]
  return fields && <Optimize fields={fields} label={label} />
}

/** Loaded with the search, because only then it is shown. */
const CoilRange = latePart(async () => (await import('../candidates/CoilRange')).CoilRange)

/** Under a field that the shown search varies, the range of the search. */
export function OptimizeRange({ path, label }: { path: string; label: string }) {
  return (
    useSearch()?.isShown && (
      <Late>
        <CoilRange path={path} label={label} />
      </Late>
    )
  )
}
