import Table from 'react-bootstrap/Table'
import { type AccessRow, askers, isOpenTo, operationRows, routeRows } from '../../shared/access/accessRows'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { ScrollPane } from '../../views/components/ScrollPane'

/** The access matrix, made from the two tables that decide on access. Tests compare these with a matrix by hand. */
export function AccessMatrix() {
  return (
    <>
      <main id="main" className="ad-main">
        <header className="ad-head">
          <div>
            <h1>Access matrix</h1>
            <p className="cw-2 mb-0">
              Made from the tables of routes and of operations, which decide on every request. A dot means open to the
              holder of that role alone; several roles add up.
            </p>
          </div>
          <div className="ad-acts">
            <LinkButton variant="outline-secondary" href="/admin/access.csv" download="access-matrix.csv">
              <Icon name="download" />
              Export CSV
            </LinkButton>
          </div>
        </header>
        <ScrollPane name="Access matrix">
          <Matrix caption="Pages" rows={routeRows()} />
          <Matrix caption="Operations" rows={operationRows()} />
        </ScrollPane>
      </main>
      <footer className="cw-status">
        <span>
          Clearance: a security question was answered in this session. Own account: refused while acting as another.
        </span>
      </footer>
    </>
  )
}

function Matrix({ caption, rows }: { caption: string; rows: readonly AccessRow[] }) {
  return (
    <Table className="ad-m">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption === 'Pages' ? 'Page' : 'Operation'}</th>
          <th scope="col" className="needs">
            Also needs
          </th>
          {askers.map(asker => (
            <th key={asker} scope="col" className="r">
              <span>{asker}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.name}>
            <th scope="row">
              <span className="cw-code">{row.name}</span>
              <span className="who">{openTo(row)}</span>
            </th>
            <td className="needs">{needs(row)}</td>
            {askers.map(asker => (
              <td key={asker} className={isOpenTo(row, asker) ? 'r y' : 'r'}>
                {isOpenTo(row, asker) && <span className="visually-hidden">{`open to ${asker}`}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function needs({ isSecured, refusesImpersonated }: AccessRow): string {
  return [isSecured && 'clearance', refusesImpersonated && 'own account'].filter(Boolean).join(', ')
}

/** The same in words, for narrow windows without the columns. */
function openTo(row: AccessRow): string {
  const { access } = row
  const who = access === 'open' ? 'everyone' : access === 'login' ? 'anyone signed in' : access.join(', ')
  return [who, needs(row)].filter(Boolean).join('; needs ')
}
