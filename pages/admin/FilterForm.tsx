import type { ReactNode } from 'react'
import { limits } from '../../shared/limits'
import { Icon } from '../../views/components/Icon'

interface FilterFormProps {
  section: string
  /** Further values of the address that the filter keeps. */
  also?: Readonly<Record<string, string | undefined>>
  /** The search input. */
  find: { label: string; name: string; hint: string; asked?: string }
  /** Further fields. */
  children?: ReactNode
}

/** The filter above a list of the admin's page. It works without script. */
export function FilterForm({ section, also = {}, find, children }: FilterFormProps) {
  const id = `filter-${find.name}`
  return (
    <form className="ad-filter" method="get" action="/admin" aria-label="Filter">
      <input type="hidden" name="section" value={section} />
      {Object.entries(also).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div>
        <label className="form-label" htmlFor={id}>
          {find.label}
        </label>
        <input
          className="form-control"
          type="search"
          id={id}
          name={find.name}
          placeholder={find.hint}
          maxLength={limits.email}
          defaultValue={find.asked}
        />
      </div>
      {children}
      <button className="btn btn-primary" type="submit">
        <Icon name="filter" />
        Filter
      </button>
    </form>
  )
}
