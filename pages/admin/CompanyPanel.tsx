import type { CompanyRole } from '../../shared/access/roles'
import type { ShownCompany } from '../../shared/contracts/admin'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { UserStatusBadge } from '../../views/components/UserStatusBadge'
import { AddPerson, type PersonTyped } from './AddPerson'
import { CompanyRoles } from './CompanyRoles'
import { CompanyState } from './CompanyState'
import { Fact, timeOf } from './Fact'
import { FirstOwner } from './FirstOwner'

interface CompanyPanelProps {
  company: ShownCompany
  /** The ticked roles, if the form was returned with an error. */
  wanted?: readonly CompanyRole[]
  /** The typed values of a person who could not be added. */
  typed?: PersonTyped
  csrfToken?: string
  /** The address of the list without this panel. */
  closed: string
}

/** One company: its roles, the people who wait to become its owner, and whether its people can log in. */
export function CompanyPanel({ company, wanted, typed, csrfToken, closed }: CompanyPanelProps) {
  return (
    <aside className="ad-user" id="panel" tabIndex={-1} aria-label={`Company ${company.Name}`}>
      <header>
        <div>
          <p className="cw-xs cw-muted">{company.MailDomain ?? 'free mail'}</p>
          <h2>{company.Name}</h2>
        </div>
        <LinkButton variant="quiet" size="sm" href={closed} aria-label="Close company">
          <Icon name="close" />
        </LinkButton>
      </header>
      <dl>
        {company.IsDisabled && (
          <Fact name="State">
            <UserStatusBadge status="Disabled" />
          </Fact>
        )}
        <Fact name="Owner">{company.Owner ?? 'nobody yet'}</Fact>
        <Fact name="People">{company.People}</Fact>
        <Fact name="Customer number">{company.CustomerNumber || 'none'}</Fact>
        <Fact name="Plant">{company.Plant}</Fact>
        <Fact name="Since">{timeOf(company.CreatedAt)}</Fact>
      </dl>

      {!company.IsDisabled && (
        <>
          <CompanyRoles company={company} wanted={wanted} csrfToken={csrfToken} />
          {!company.Owner && <FirstOwner company={company} csrfToken={csrfToken} />}
          <AddPerson company={company} typed={typed} csrfToken={csrfToken} />
        </>
      )}
      <CompanyState company={company} csrfToken={csrfToken} />
    </aside>
  )
}
