import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import Table from 'react-bootstrap/Table'
import type { RightsReport } from '../../shared/contracts/admin'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { PageAlert } from '../../views/components/PageAlert'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { RightsData } from './data/auditData'
import { timeOf } from './Fact'
import { FilterForm } from './FilterForm'

/** The rights of a person at the end of a day, and the rows of the trail that prove them. */
export function RightsOnDay({ data }: { data: RightsData }) {
  const { asked, report, problem } = data
  return (
    <>
      <main id="main" className="ad-main">
        <header className="ad-head">
          <h1>Rights on a day</h1>
          <FilterForm
            section="rights"
            find={{ label: 'Email', name: 'email', hint: 'Whole email or client id', asked: asked.email }}
          >
            <div>
              <FormLabel htmlFor="filter-on">At the end of (UTC)</FormLabel>
              <FormControl type="date" id="filter-on" name="on" required defaultValue={asked.on} />
            </div>
          </FilterForm>
          {report && (
            <div className="ad-acts">
              <LinkButton
                variant="outline-secondary"
                href={addressOf('/admin/rights-on.csv', { email: report.Email, on: report.On })}
                download="rights-on-a-day.csv"
              >
                <Icon name="download" />
                Export CSV
              </LinkButton>
            </div>
          )}
        </header>
        {problem && (
          <PageAlert tone="err" className="ad-say" role="alert">
            <span>{problem}</span>
          </PageAlert>
        )}
        <ScrollPane name="Rights">
          {report ? (
            <RightsTable report={report} />
          ) : (
            <p className="ad-none">Type an email and a day: the trail tells what the person could do at its end.</p>
          )}
        </ScrollPane>
      </main>
      <footer className="cw-status">
        <span>Told by the audit trail, over changes of email too.</span>
      </footer>
    </>
  )
}

function RightsTable({ report }: { report: RightsReport }) {
  const rows = [
    ['Account', report.Account],
    ['Roles', report.Roles],
  ] as const
  return (
    <Table className="ad-t">
      <caption className="visually-hidden">{`Rights of ${report.Email} at the end of ${report.On}`}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{`At the end of ${report.On}`}</th>
          <th scope="col">Row</th>
          <th scope="col">Event</th>
          <th scope="col">By</th>
          <th scope="col">At</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, { Text, By }]) => (
          <tr key={what}>
            <th scope="row" data-label="What">
              {what}
            </th>
            <td data-label="Is">{Text}</td>
            <td className="cw-tnum" data-label="Row">
              {By?.Row ?? 'none: never changed since'}
            </td>
            <td data-label="Event">{By?.Event}</td>
            <td data-label="By">{By?.Who}</td>
            <td className="cw-tnum cw-nowrap" data-label="At">
              {By && timeOf(By.At)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
