import type { Member } from '../../../shared/contracts/account'

interface MemberListProps {
  id: string
  label: string
  none: string
  members: readonly Member[]
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Moves who is named, by a double click. */
  onMove: (ids: readonly string[]) => void
}

/** One of the two lists. A native list box: several are chosen by keyboard or pointer as everywhere. */
export function MemberList({ id, label, none, members, selected, onSelect, onMove }: MemberListProps) {
  return (
    <div className="sh-list">
      <label className="form-label" htmlFor={id}>
        {label} <span className="cw-muted">{members.length}</span>
      </label>
      <select
        className="form-select"
        id={id}
        multiple
        size={10}
        value={[...selected]}
        aria-describedby={members.length === 0 ? `${id}-none` : undefined}
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
      {members.length === 0 && (
        <p className="form-text" id={`${id}-none`}>
          {none}
        </p>
      )}
    </div>
  )
}
