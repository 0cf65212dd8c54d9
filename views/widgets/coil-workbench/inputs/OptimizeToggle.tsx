import { Icon } from '../../../components/Icon'
import { type Searchable, toggled } from '../candidates/wish'
import { useWorkbench } from '../WorkbenchContext'

/**
 * Lets a search for coils choose what stands in a field; the rating goes on with the field's own value. Not among the
 * stops of the Tab key, which are for typing: the search has the same as buttons.
 */
export function OptimizeToggle({ fields, label }: { fields: readonly Searchable[]; label: string }) {
  const { wish, setWish } = useWorkbench()
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
