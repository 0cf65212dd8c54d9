import type { CoilSearch } from '../../../../shared/coils/coilSearch'
import { Icon } from '../../../components/Icon'
import { ranks } from './searchOf'
import { searchable } from './wish'

interface SearchLineProps {
  asked: CoilSearch
  isOpen: boolean
  onToggle: () => void
}

/** What was searched, in one line, so that the coils have the room; and the way back to the whole search. */
export function SearchLine({ asked, isOpen, onToggle }: SearchLineProps) {
  const varied = searchable.filter(({ field }) => field in asked.choices).map(({ label }) => label)
  const rank = ranks.find(({ value }) => value === (asked.rankBy ?? 'cost'))?.label
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
