import Button from 'react-bootstrap/Button'
import { type CompanyRole, companyRoles } from '../../shared/access/roles'
import type { ShownCompany } from '../../shared/contracts/admin'
import { Password, RoleBoxes } from './formFields'

interface CompanyRolesProps {
  company: ShownCompany
  /** The ticked roles, if the form was returned with an error. */
  wanted?: readonly CompanyRole[]
  csrfToken?: string
}

/** The roles of the company, which its owner can give. */
export function CompanyRoles({ company, wanted, csrfToken }: CompanyRolesProps) {
  return (
    <>
      <h3>What the company holds</h3>
      <p className="cw-sm">
        Its owner gets these as well, and gives them to others. What is unticked here is taken from everybody in the
        company.
      </p>
      <form className="ad-form" method="post" action="/admin">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="company" value={company.Id} />
        <RoleBoxes legend="Roles of the company" id="role" offered={companyRoles} ticked={wanted ?? company.Roles} />
        <Password id="roles-password" />
        <Button size="sm" type="submit" name="action" value="company-roles">
          Save roles
        </Button>
      </form>
    </>
  )
}
