import type { Member } from '../../../shared/contracts/account'
import { Icon } from '../../components/Icon'
import type { MemberPages } from './useMemberPage'

interface MemberListProps {
  id: string
  label: string
  none: string
  /** The number of people in the whole list. */
  count: number
  members: readonly Member[]
  pages: MemberPages
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Moves people, by a double click. */
  onMove: (ids: readonly string[]) => void
}

/** One of the two lists, in pages. A native list box, with the usual multiple selection by keyboard or pointer. */
export function MemberList({ id, label, none, count, members, pages, selected, onSelect, onMove }: MemberListProps) {
  const { before, after, found } = pages
  const isCut = before !== null || after !== null
  return (
    <div className="sh-list" aria-busy={pages.isWorking || undefined}>
      <label className="form-label" htmlFor={id}>
        {label} <span className="cw-muted">{count}</span>
      </label>
      <select
        className="form-select"
        id={id}
        multiple
        size={10}
        value={[...selected]}
        aria-describedby={members.length === 0 || isCut ? `${id}-about` : undefined}
        onChange={event => onSelect([...event.target.selectedOptions].map(option => option.value))}
        onKeyDown={event => {
          if (event.key !== 'Enter' || selected.length === 0) return
          event.preventDefault()
          onMove(selected)
        }}
      >
        {members.map(({ Id, Name }) => (
          <option key={Id} value={Id} onDoubleClick={() => onMove([Id])}>
            {Name}
          </option>
        ))}
      </select>
      {(members.length === 0 || isCut) && (
        <p className="form-text" id={`${id}-about`}>
          {isCut ? `Showing ${pages.members.length} of ${found} by name. Find people, or turn the page.` : none}
        </p>
      )}
      {isCut && (
        <div className="d-flex gap-2 justify-content-between mt-2">
          <button
            className="btn btn-outline-secondary btn-sm"
            type="button"
            aria-label={`Previous page of ${label}`}
            disabled={before === null}
            onClick={() => void pages.ask({ before: before ?? undefined })}
          >
            <Icon name="chevron-left" size="sm" />
            Previous
          </button>
          <button
            className="btn btn-outline-secondary btn-sm"
            type="button"
            aria-label={`Next page of ${label}`}
            disabled={after === null}
            onClick={() => void pages.ask({ after: after ?? undefined })}
          >
            Next
            <Icon name="chevron-right" size="sm" />
          </button>
        </div>
      )}
    </div>
  )
}
