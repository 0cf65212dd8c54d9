import { foundBy } from '../../../shared/tools/tools'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { type SearchState, toggled } from './useToolSearch'

interface OptimizeToggleProps {
  state: Pick<SearchState, 'wish' | 'setWish'>
  fields: readonly string[]
  label: string
}

/**
 * Lets a search vary the value of a field; the rating still uses the field's own value. The Tab key passes over it,
 * to go from input to input: the search form has buttons that do the same.
 */
export function OptimizeToggle({ state: { wish, setWish }, fields, label }: OptimizeToggleProps) {
  const { items } = foundBy(useWorkbench().form.tool.tool)
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
