import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { type SearchState, toggled } from './useToolSearch'

interface OptimizeToggleProps {
  state: Pick<SearchState, 'wish' | 'setWish'>
  fields: readonly string[]
  label: string
}

/**
 * Lets a search vary what stands in a field; the rating goes on with the field's own value. Not among the stops of
 * the Tab key, which are for typing: the search has the same as buttons.
 */
export function OptimizeToggle({ state: { wish, setWish }, fields, label }: OptimizeToggleProps) {
  const { items } = useWorkbench().form.tool.tool
  return (
    <button
      type="button"
      className="wb-optimize"
      tabIndex={-1}
      aria-label={`Optimize ${label}`}
      title={`Optimize: a search for ${items} varies ${label}`}
      aria-pressed={fields.every(field => wish.varied.includes(field))}
      onClick={() => setWish(toggled(wish, fields))}
    >
      <Icon name="search" size="sm" />
    </button>
  )
}
