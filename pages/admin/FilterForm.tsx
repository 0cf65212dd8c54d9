import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
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
        <FormLabel htmlFor={id}>{find.label}</FormLabel>
        <FormControl
          type="search"
          id={id}
          name={find.name}
          placeholder={find.hint}
          maxLength={limits.email}
          defaultValue={find.asked}
        />
      </div>
      {children}
      <Button type="submit">
        <Icon name="filter" />
        Filter
      </Button>
    </form>
  )
}
