import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import type { CompanyRole } from '../../shared/access/roles'
import { userProfileRules as rules } from '../../shared/accounts/userProfile'
import type { ShownCompany } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { Password, RoleBoxes, TextField } from './formFields'

export interface PersonTyped {
  email: string
  fullName: string
  by?: string
  roles: readonly CompanyRole[]
}

interface AddPersonProps {
  company: ShownCompany
  /** The typed values, if the form was returned with an error. */
  typed?: PersonTyped
  csrfToken?: string
}

const ways = [
  { by: 'invitation', label: 'Invite: they register by a link, and choose a password' },
  { by: 'password', label: 'Make the account now: a temporary password goes to their mailbox' },
] as const

/** Adds a person to a company. In both ways they need access to their mailbox to sign in. */
export function AddPerson({ company, typed, csrfToken }: AddPersonProps) {
  return (
    <>
      <h3>Add a person</h3>
      <form className="ad-form" method="post" action="/admin">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="company" value={company.Id} />
        <TextField
          id="person-name"
          label="Full name"
          name="fullName"
          maxLength={rules.FullName.max}
          defaultValue={typed?.fullName}
        />
        <TextField
          id="person-email"
          label="Email"
          name="email"
          type="email"
          maxLength={limits.email}
          defaultValue={typed?.email}
        />
        <fieldset>
          <legend className="visually-hidden">How they get in</legend>
          {ways.map(({ by, label }) => (
            <FormCheck key={by}>
              <FormCheck.Input
                type="radio"
                id={`person-by-${by}`}
                name="by"
                value={by}
                defaultChecked={by === (typed?.by ?? 'invitation')}
              />
              <FormCheck.Label htmlFor={`person-by-${by}`}>{label}</FormCheck.Label>
            </FormCheck>
          ))}
        </fieldset>
        <RoleBoxes legend="Their roles" id="new-role" offered={company.Roles} ticked={typed?.roles ?? []} />
        <Password id="person-password" />
        <Button size="sm" type="submit" name="action" value="add-person">
          Add person
        </Button>
      </form>
    </>
  )
}
