import Table from 'react-bootstrap/Table'
import { roleNames } from '../../shared/access/roleNames'
import { limits } from '../../shared/limits'
import { Badge } from '../../views/components/Badge'
import { ScrollPane } from '../../views/components/ScrollPane'
import { UserStatusBadge } from '../../views/components/UserStatusBadge'
import { addressOf } from './addressOf'
import { CompanyPanel } from './CompanyPanel'
import type { CompaniesData } from './data/peopleData'
import { FilterForm } from './FilterForm'
import { NextPage } from './NextPage'

/** The companies, those without an owner first, and a selected one beside the list. */
export function Companies({ data, csrfToken }: { data: CompaniesData; csrfToken?: string }) {
  const { asked, companies, count, shown, wanted, typed } = data
  const here = (more: Record<string, string | undefined>) =>
    addressOf('/admin', { section: 'companies', ...asked, ...more })
  const last = companies.length === limits.adminPage.rows ? companies.at(-1)?.Id : undefined
  return (
    <>
      <div className={shown ? 'ad-split is-open' : 'ad-split'}>
        <main id="main" className="ad-main">
          <header className="ad-head">
            <h1>Companies</h1>
            <FilterForm
              section="companies"
              find={{ label: 'Find', name: 'search', hint: 'Name or mail domain', asked: asked.search }}
            />
          </header>
          <ScrollPane name="Companies">
            {companies.length === 0 ? (
              <p className="ad-none">No company matches. Search for less to see more.</p>
            ) : (
              <Table className="ad-t ad-u">
                <caption className="visually-hidden">Companies, those that wait first, then by name</caption>
                <thead>
                  <tr>
                    <th scope="col">Company</th>
                    <th scope="col">Owner</th>
                    <th scope="col">Mail domain</th>
                    <th scope="col">Plant</th>
                    <th scope="col" className="cw-num">
                      People
                    </th>
                    <th scope="col">Roles</th>
                  </tr>
                </thead>
                <tbody>
                  {companies.map(company => (
                    <tr key={company.Id} className={company.Id === shown?.Id ? 'is-selected' : undefined}>
                      <th scope="row" data-label="Company">
                        <span>
                          <a
                            href={here({ company: company.Id })}
                            aria-current={company.Id === shown?.Id ? 'true' : undefined}
                          >
                            {company.Name}
                          </a>{' '}
                          {company.IsDisabled && <UserStatusBadge status="Disabled" />}
                        </span>
                      </th>
                      <td data-label="Owner">
                        {company.Owner ??
                          (company.Waiting > 0 ? (
                            <Badge icon="clock" tone="warn">
                              Waits for its owner
                            </Badge>
                          ) : (
                            <span className="cw-muted">none</span>
                          ))}
                      </td>
                      <td data-label="Mail domain">
                        {company.MailDomain ?? <span className="cw-muted">free mail</span>}
                      </td>
                      <td data-label="Plant">{company.Plant}</td>
                      <td className="cw-num cw-tnum" data-label="People">
                        {company.People}
                      </td>
                      <td className="cw-2" data-label="Roles">
                        {company.Roles.map(role => roleNames[role].name).join(', ') || 'none'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            )}
          </ScrollPane>
        </main>
        {shown && <CompanyPanel key={shown.Id} {...{ company: shown, wanted, typed, csrfToken, closed: here({}) }} />}
      </div>
      <footer className="cw-status ad-pages">
        <span>{numberOf(companies.length, count)}</span>
        <NextPage after={asked.after} last={last} here={here} />
      </footer>
    </>
  )
}

/** Says no number that was not counted. */
function numberOf(shown: number, count: number): string {
  if (count === 0) return 'No companies'
  if (count === shown) return count === 1 ? '1 company' : `${count} companies`
  const all = count > limits.countedUpTo ? `more than ${limits.countedUpTo.toLocaleString('en')}` : count
  return `${shown} of ${all} companies on this page`
}
