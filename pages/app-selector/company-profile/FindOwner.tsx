import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { Icon } from '../../../views/components/Icon'

interface FindOwnerProps {
  /** The number of people in the list; `total` is the number who can own the account. */
  listed: number
  total: number
  /** The searched text. */
  sought: string
}

/** Searches people for the list of possible owners, if there are too many for one list. */
export function FindOwner({ listed, total, sought }: FindOwnerProps) {
  if (listed >= total && !sought) return null
  return (
    <search>
      <form className="cw-panel" method="get" action={routes.companyProfile.path}>
        <label className="form-label" htmlFor="find-owner">
          Find who can own the account
        </label>
        <div className="d-flex gap-2">
          <input
            className="form-control"
            id="find-owner"
            name="owner"
            type="search"
            placeholder="Name or email"
            maxLength={limits.email}
            defaultValue={sought}
          />
          <button className="btn btn-outline-secondary" type="submit">
            <Icon name="search" />
            Find
          </button>
        </div>
        <p className="form-text">
          {sought && listed <= 1
            ? 'Nobody else who can own the account fits this. Try another part of a name or email.'
            : `Account Owner below lists ${listed.toLocaleString('en')} of ${total.toLocaleString('en')} people. Find the others here before you change anything.`}
        </p>
      </form>
    </search>
  )
}
