import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { Icon } from '../../../components/Icon'
import { type Searchable, toggled } from '../candidates/wish'
import { useCoilWorkbench } from '../useCoilWorkbench'

/**
 * Lets a search for coils choose what stands in a field; the rating goes on with the field's own value. Not among the
 * stops of the Tab key, which are for typing: the search has the same as buttons.
 */
export function OptimizeToggle({ fields, label }: { fields: readonly Searchable[]; label: string }) {
  const { wish, setWish } = useCoilWorkbench()
  return (
    <button
      type="button"
      className="wb-optimize"
      tabIndex={-1}
      aria-label={`Optimize ${label}`}
      title={`Optimize: a search for coils varies ${label}`}
      aria-pressed={fields.every(field => wish.optimized.includes(field))}
      onClick={() => setWish(toggled(wish, fields))}
    >
      <Icon name="search" size="sm" />
    </button>
  )
}

/** What a search for coils may choose, at the fields it stands in; the two sizes of a face share one field. */
const optimizedAt: Partial<Record<CoilPath, readonly Searchable[]>> = {
  'geometry.finnedHeight': ['finnedHeight', 'finnedLength'],
  'geometry.rows': ['rows'],
  'geometry.finPitch': ['finPitch'],
  'geometry.tubeMaterial': ['tubeMaterial'],
  'geometry.finMaterial': ['finMaterial'],
  'geometry.finThickness': ['finThickness'],
}

/** At the end of the name of a field that a search may choose. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const fields = optimizedAt[path as CoilPath]
  return fields && <OptimizeToggle fields={fields} label={label} />
}
