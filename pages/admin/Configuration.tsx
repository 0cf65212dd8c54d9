import Button from 'react-bootstrap/Button'
import Table from 'react-bootstrap/Table'
import type { ShownVariable } from '../../shared/contracts/admin'
import { Badge, type BadgeLook } from '../../views/components/Badge'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { ConfigurationData } from './data/settingsData'
import { FilterForm } from './FilterForm'
import { TextField } from './formFields'
import { SectionHead } from './SectionHead'

const looks: Readonly<Record<ShownVariable['Source'], BadgeLook>> = {
  environment: { tone: 'info' },
  file: { tone: 'info', icon: 'file' },
  default: {},
  'not set': {},
}

/** The configuration that counts, read-only, and the setting of the engine comparison beside it. */
export function Configuration({ data, csrfToken }: { data: ConfigurationData; csrfToken?: string }) {
  const { asked, variables, comparison } = data
  return (
    <>
      <div className="ad-split is-open is-after">
        <main id="main" className="ad-main">
          <SectionHead
            title="Configuration"
            lead="As this process has read it at its start. It is changed where the process is started; secrets are never shown."
            file={{ href: addressOf('/admin/configuration.csv', asked), name: 'configuration.csv' }}
          >
            <FilterForm
              section="configuration"
              find={{ label: 'Find', name: 'search', hint: 'Name or purpose', asked: asked.search }}
            />
          </SectionHead>
          <ScrollPane name="Variables">
            <Variables variables={variables} />
          </ScrollPane>
        </main>
        <aside className="ad-user" id="panel" tabIndex={-1} aria-label="Engine comparison">
          <h2>Engine comparison</h2>
          {comparison && (
            <>
              <p className="cw-sm cw-2">
                Internal employees compare both engines until this day.{' '}
                {comparison.DaysRemaining > 0
                  ? `${comparison.DaysRemaining} ${comparison.DaysRemaining === 1 ? 'day remains' : 'days remain'}.`
                  : 'It is over.'}{' '}
                Usual: {comparison.Default}.
              </p>
              <form className="ad-form" method="post" action="/admin">
                <input type="hidden" name="_csrf" value={csrfToken} />
                <TextField
                  id="comparison-until"
                  label="Deactivated on"
                  name="until"
                  type="date"
                  defaultValue={comparison.Until}
                />
                <Button size="sm" type="submit" name="action" value="set-comparison-end">
                  Save date
                </Button>
              </form>
            </>
          )}
        </aside>
      </div>
      <footer className="cw-status ad-pages">
        <span>{variables.length === 1 ? '1 variable' : `${variables.length} variables`}</span>
      </footer>
    </>
  )
}

function Variables({ variables }: { variables: readonly ShownVariable[] }) {
  if (variables.length === 0) return <p className="ad-none">No variable matches. Search for less to see more.</p>
  return (
    <Table className="ad-t ad-u">
      <caption className="visually-hidden">Variables by their order in the documentation</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">From</th>
          <th scope="col">Purpose</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ Name, Value, Source, IsSecret, About }) => (
          <tr key={Name}>
            <th scope="row" className="cw-code" data-label="Name">
              {Name}
            </th>
            <td data-label="Value">
              {IsSecret && Source !== 'not set' ? <span className="cw-muted">hidden</span> : Value}
            </td>
            <td className="cw-nowrap" data-label="From">
              <Badge {...looks[Source]}>{Source}</Badge>
            </td>
            <td className="cw-2" data-label="Purpose">
              <Marked text={About} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A text in which names between backticks are code. */
function Marked({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => ({ part, at: index }))
  return parts.map(({ part, at }) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
}
