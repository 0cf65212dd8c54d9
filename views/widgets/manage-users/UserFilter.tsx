import Button from 'react-bootstrap/Button'
import FormSelect from 'react-bootstrap/FormSelect'
import { userStatuses, userTypes } from '../../../shared/accounts/companyUsers'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { SearchBox } from '../../components/SearchBox'
import { firstPage } from './userRows'
import type { UserList } from './useUserList'

/** The filter of the table: applied while the reader types, or by the button without script. */
export function UserFilter({ list }: { list: UserList }) {
  const { wish, rows, counts, show } = list
  const choose = (chosen: Pick<typeof wish, 'type' | 'status'>) => show({ ...firstPage(wish), ...chosen })
  return (
    <search>
      <form
        className="us-f"
        method="get"
        action={routes.manageUsers.path}
        onSubmit={event => {
          event.preventDefault()
          show(firstPage(wish))
        }}
      >
        <SearchBox
          id="us-text"
          label="Filter users"
          name="text"
          placeholder="Name, email or domain"
          maxLength={limits.email}
          value={wish.text ?? ''}
          onChange={event => list.type(event.target.value)}
        />
        <Choice
          label="Type"
          name="type"
          all="All types"
          choices={userTypes}
          chosen={wish.type}
          onChoose={type => choose({ type })}
        />
        <Choice
          label="Status"
          name="status"
          all="All statuses"
          choices={userStatuses}
          chosen={wish.status}
          onChoose={status => choose({ status })}
        />
        {wish.sort && <input type="hidden" name="sort" value={wish.sort} />}
        {wish.descending && <input type="hidden" name="descending" value="yes" />}
        <Button variant="outline-secondary" size="sm" type="submit">
          <Icon name="filter" />
          Filter
        </Button>
        <span className="cw-sm cw-muted us-count" role="status">
          {countsIn({ shown: rows.length, found: counts.Found, all: counts.All })}
        </span>
      </form>
    </search>
  )
}

/** The numbers of rows that are shown, that match the filter, and of all. */
function countsIn({ shown, found, all }: { shown: number; found: number; all: number }): string {
  return shown < found && found < all
    ? `Showing ${shown} of ${found} found, ${all} in all`
    : `Showing ${shown} of ${all}`
}

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  /** The label of no filter. */
  all: string
  choices: readonly Value[]
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, name, all, choices, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <>
      <label className="visually-hidden" htmlFor={`us-${name}`}>
        {label}
      </label>
      <FormSelect
        id={`us-${name}`}
        name={name}
        value={chosen ?? ''}
        onChange={event => onChoose((event.target.value as Value) || undefined)}
      >
        <option value="">{all}</option>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </FormSelect>
    </>
  )
}
