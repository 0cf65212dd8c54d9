import type { ShownCompany } from '../../shared/contracts/admin'
import { plants } from '../../shared/identity'
import { limits } from '../../shared/limits'
import { type CompanyRole, companyRoles } from '../../shared/roles'
import { Icon } from '../../views/components/Icon'
import { AddPerson, type PersonTyped } from './AddPerson'
import { Fact, timeOf } from './Fact'
import { Labelled, Password, RoleBoxes } from './formFields'

interface CompanyPanelProps {
  company: ShownCompany
  /** What was ticked before the form came back. */
  wanted?: readonly CompanyRole[]
  /** What was typed about a person who was not added. */
  typed?: PersonTyped
  csrfToken?: string
  /** The address of the list without this panel. */
  closed: string
}

/** One company: what it holds, and who waits to become its first owner. */
export function CompanyPanel({ company, wanted, typed, csrfToken, closed }: CompanyPanelProps) {
  const ticked: readonly CompanyRole[] = wanted ?? company.Roles
  const hidden = (
    <>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="company" value={company.Id} />
    </>
  )
  return (
    <aside className="ad-user" aria-label={`Company ${company.Name}`}>
      <header>
        <div>
          <p className="cw-xs cw-muted">{company.MailDomain ?? 'free mail'}</p>
          <h2>{company.Name}</h2>
        </div>
        <a className="btn btn-quiet btn-sm" href={closed} aria-label="Close company">
          <Icon name="close" />
        </a>
      </header>
      <dl>
        <Fact name="Owner">{company.Owner ?? 'nobody yet'}</Fact>
        <Fact name="People">{company.People}</Fact>
        <Fact name="Customer number">{company.CustomerNumber || 'none'}</Fact>
        <Fact name="Plant">{company.Plant}</Fact>
        <Fact name="Since">{timeOf(company.CreatedAt)}</Fact>
      </dl>

      <h3>What the company holds</h3>
      <p className="cw-sm">
        Its owner gets these as well, and gives them to others. What is unticked here is taken from everybody in the
        company.
      </p>
      <form className="ad-form" method="post" action="/admin">
        {hidden}
        <RoleBoxes legend="Roles of the company" id="role" offered={companyRoles} ticked={ticked} />
        <Password id="roles-password" />
        <button className="btn btn-primary btn-sm" type="submit" name="action" value="company-roles">
          Save roles
        </button>
      </form>

      {!company.Owner && (
        <>
          <h3>First owner</h3>
          {company.Newcomers.length === 0 && <p className="cw-sm">Nobody waits.</p>}
          {company.Newcomers.length > 0 && (
            <form className="ad-form" method="post" action="/admin">
              {hidden}
              <fieldset>
                <legend className="visually-hidden">Who becomes the owner</legend>
                {company.Newcomers.map(({ Id, FullName, Email, Since }, at) => (
                  <div className="form-check" key={Id}>
                    <input
                      className="form-check-input"
                      type="radio"
                      id={`owner-${Id}`}
                      name="id"
                      value={Id}
                      defaultChecked={at === 0}
                    />
                    <label className="form-check-label" htmlFor={`owner-${Id}`}>
                      {FullName}
                      <span className="cw-sm cw-2">{`${Email}, ${timeOf(Since)}`}</span>
                    </label>
                  </div>
                ))}
              </fieldset>
              <Labelled id="customer-number" label="Customer number">
                <input
                  className="form-control"
                  id="customer-number"
                  name="customerNumber"
                  maxLength={limits.customerNumber}
                  defaultValue={company.CustomerNumber}
                  autoComplete="off"
                />
              </Labelled>
              <Labelled id="plant" label="Plant">
                <select className="form-select" id="plant" name="plant" defaultValue={company.Plant}>
                  {plants.map(plant => (
                    <option key={plant}>{plant}</option>
                  ))}
                </select>
              </Labelled>
              <Password id="owner-password" />
              <button className="btn btn-primary btn-sm" type="submit" name="action" value="approve-company">
                Let in as owner
              </button>{' '}
              <button className="btn btn-outline-secondary btn-sm" type="submit" name="action" value="deny-newcomer">
                Turn down
              </button>
            </form>
          )}
        </>
      )}

      <AddPerson company={company} typed={typed} csrfToken={csrfToken} />
    </aside>
  )
}
