import { userStatuses, userTypes } from '../../../shared/companyUsers'
import { Icon } from '../../components/Icon'
import type { Filter } from './userRows'

/** Rows that are drawn, that fit the filter, and that there are. */
interface Counts {
  shown: number
  found: number
  all: number
}

interface UserFilterProps {
  filter: Filter
  counts: Counts
  onFilter: (filter: Filter) => void
}

export function UserFilter({ filter, counts, onFilter }: UserFilterProps) {
  return (
    <search className="us-f">
      <div className="us-s">
        <label className="visually-hidden" htmlFor="us-text">
          Filter users
        </label>
        <Icon name="search" />
        <input
          className="form-control"
          id="us-text"
          type="search"
          placeholder="Name, email or domain"
          autoComplete="off"
          value={filter.text}
          onChange={event => onFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <Choice
        label="Type"
        name="type"
        all="All types"
        choices={userTypes}
        chosen={filter.type}
        onChoose={type => onFilter({ ...filter, type })}
      />
      <Choice
        label="Status"
        name="status"
        all="All statuses"
        choices={userStatuses}
        chosen={filter.status}
        onChoose={status => onFilter({ ...filter, status })}
      />
      <span className="cw-sm cw-muted us-count" role="status">
        {countsIn(counts)}
      </span>
    </search>
  )
}

function countsIn({ shown, found, all }: Counts): string {
  return shown < found && found < all
    ? `Showing ${shown} of ${found} found, ${all} in all`
    : `Showing ${shown} of ${all}`
}

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  /** What no choice is called. */
  all: string
  choices: readonly Value[]
  chosen: Value | ''
  onChoose: (value: Value | '') => void
}

function Choice<Value extends string>({ label, name, all, choices, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <>
      <label className="visually-hidden" htmlFor={`us-${name}`}>
        {label}
      </label>
      <select
        className="form-select"
        id={`us-${name}`}
        value={chosen}
        onChange={event => onChoose(event.target.value as Value | '')}
      >
        <option value="">{all}</option>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </>
  )
}
