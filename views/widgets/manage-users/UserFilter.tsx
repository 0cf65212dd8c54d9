import { type UserStatus, type UserType, userStatuses, userTypes } from '../../../shared/companyUsers'
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
      <label className="visually-hidden" htmlFor="us-type">
        Type
      </label>
      <select
        className="form-select"
        id="us-type"
        value={filter.type}
        onChange={event => onFilter({ ...filter, type: event.target.value as UserType | '' })}
      >
        <option value="">All types</option>
        {userTypes.map(type => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor="us-status">
        Status
      </label>
      <select
        className="form-select"
        id="us-status"
        value={filter.status}
        onChange={event => onFilter({ ...filter, status: event.target.value as UserStatus | '' })}
      >
        <option value="">All statuses</option>
        {userStatuses.map(status => (
          <option key={status}>{status}</option>
        ))}
      </select>
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
