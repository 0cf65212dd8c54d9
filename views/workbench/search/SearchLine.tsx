import { Icon } from '../../components/Icon'
import type { ToolSearch } from './toolSearch'

interface SearchLineProps {
  of: ToolSearch
  asked: object
  isOpen: boolean
  onToggle: () => void
}

/** The search in one line, to leave room for its results, with a button that opens the whole form. */
export function SearchLine({ of, asked, isOpen, onToggle }: SearchLineProps) {
  const search = of.asked(asked)
  const varied = of.varied.filter(({ field }) => search.varied.includes(field)).map(({ label }) => label)
  const rank = of.ranks.find(({ value }) => value === search.rankBy)?.label
  return (
    <div className="wb-search wb-search-line">
      <span className="cw-sm cw-2">{`Varied: ${varied.join(', ').toLowerCase() || 'nothing'}. Ranked by ${rank?.toLowerCase()}.`}</span>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm wb-search-go"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name="search" size="sm" /> Search again
      </button>
    </div>
  )
}
