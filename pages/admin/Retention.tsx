import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import Table from 'react-bootstrap/Table'
import type { ListedRetention } from '../../shared/contracts/admin'
import { formatNumber } from '../../shared/display/formatNumber'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { RetentionData } from './data/settingsData'
import { FilterForm } from './FilterForm'
import { Labelled, Password } from './formFields'
import { SectionHead } from './SectionHead'

/** How long each kind of data is kept, with what the next purge would delete, and a form that tries other days. */
export function Retention({
  data: { asked, all, kept, tried },
  csrfToken,
}: {
  data: RetentionData
  csrfToken?: string
}) {
  const changeable = all.filter(({ Bounds }) => Bounds !== null)
  const chosen = changeable.find(({ Name }) => Name === tried?.name)
  const due = all.reduce((sum, { Due }) => sum + Due, 0)
  return (
    <>
      <div className="ad-split is-open is-after">
        <main id="main" className="ad-main">
          <SectionHead
            title="Retention"
            lead="What is kept, and for how long. Each hour a purge deletes what is older."
            file={{ href: addressOf('/admin/retention.csv', asked), name: 'retention.csv' }}
          >
            <FilterForm
              section="retention"
              find={{ label: 'Find', name: 'search', hint: 'Data or when it is counted', asked: asked.search }}
            />
          </SectionHead>
          <ScrollPane name="Kinds of data">
            <Kinds kept={kept} tried={chosen?.Name} />
          </ScrollPane>
        </main>
        <aside className="ad-user" id="panel" tabIndex={-1} aria-label="Change retention">
          <h2>Change</h2>
          <p className="cw-sm cw-2">Try the days first: the list then says what a purge would delete with them.</p>
          <form className="ad-form" method="get" action="/admin">
            <input type="hidden" name="section" value="retention" />
            <Labelled id="retention-name" label="Data">
              <FormSelect id="retention-name" name="name" defaultValue={chosen?.Name}>
                {changeable.map(({ Name, Title }) => (
                  <option key={Name} value={Name}>
                    {Title}
                  </option>
                ))}
              </FormSelect>
            </Labelled>
            <Labelled id="retention-days" label="Days">
              <FormControl
                id="retention-days"
                name="days"
                type="number"
                min={1}
                max={3650}
                required
                defaultValue={tried?.days}
              />
            </Labelled>
            <Button variant="outline-secondary" size="sm" type="submit">
              Try
            </Button>
          </form>
          {chosen && tried && (
            <>
              <h3>
                {chosen.Title}: {tried.days} days
              </h3>
              <p className="cw-sm" role="status">
                The next purge would delete {chosen.Due} of {chosen.Rows} rows.
                {!isWithin(chosen, tried.days) && ` Choose ${boundsOf(chosen)} days.`}
              </p>
              {isWithin(chosen, tried.days) && (
                <form className="ad-form" method="post" action="/admin">
                  <input type="hidden" name="_csrf" value={csrfToken} />
                  <input type="hidden" name="name" value={chosen.Name} />
                  <input type="hidden" name="days" value={tried.days} />
                  <Password id="retention-password" />
                  <Button variant="danger" size="sm" type="submit" name="action" value="set-retention">
                    Keep {tried.days} days
                  </Button>
                </form>
              )}
            </>
          )}
        </aside>
      </div>
      <footer className="cw-status ad-pages">
        <span>
          {due === 0 ? 'The next purge would delete nothing of these' : `The next purge would delete ${due} rows`}
        </span>
      </footer>
    </>
  )
}

function Kinds({ kept, tried }: { kept: readonly ListedRetention[]; tried?: string }) {
  if (kept.length === 0) return <p className="ad-none">No kind of data matches. Search for less to see more.</p>
  return (
    <Table className="ad-t ad-u">
      <caption className="visually-hidden">Kinds of data, with the days that each is kept</caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Counted</th>
          <th scope="col" className="cw-num">
            Days
          </th>
          <th scope="col" className="cw-num">
            Usual
          </th>
          <th scope="col">Bounds</th>
          <th scope="col" className="cw-num">
            Rows
          </th>
          <th scope="col" className="cw-num">
            Next purge
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map(one => (
          <Row key={one.Name} kept={one} isTried={one.Name === tried} />
        ))}
      </tbody>
    </Table>
  )
}

const isWithin = ({ Bounds }: ListedRetention, days: number) =>
  Bounds !== null && days >= Bounds[0] && days <= Bounds[1]

const boundsOf = ({ Bounds }: ListedRetention) => Bounds && `${Bounds[0]} to ${formatNumber(Bounds[1], 0)}`

function Row({ kept, isTried }: { kept: ListedRetention; isTried: boolean }) {
  const { Title, Note, Days, Default, Rows, Due } = kept
  const isFixed = kept.Bounds === null
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, 0))
  return (
    <tr className={isTried ? 'is-selected' : undefined}>
      <th scope="row" data-label="Data">
        {Title}
      </th>
      <td className="cw-2" data-label="Counted">
        {Note}
      </td>
      <td className="cw-num" data-label="Days">
        {number(Days)}
      </td>
      <td className="cw-num" data-label="Usual">
        {number(Default)}
      </td>
      <td className="cw-nowrap" data-label="Bounds">
        {boundsOf(kept) ?? 'fixed'}
      </td>
      <td className="cw-num" data-label="Rows">
        {isFixed ? '' : number(Rows)}
      </td>
      <td className="cw-num" data-label="Next purge">
        {isFixed ? '' : number(Due)}
      </td>
    </tr>
  )
}
