import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import Table from 'react-bootstrap/Table'
import { bannerSeverities } from '../../shared/banners'
import { bannerStates, type ListedBanner } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { Badge, type BadgeLook } from '../../views/components/Badge'
import { bannerLooks } from '../../views/components/Banner'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { PageAlert } from '../../views/components/PageAlert'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { NoticeData } from './data/noticeData'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'
import { atMost, Labelled, TextField } from './formFields'
import { Pager } from './Pager'
import { SectionHead } from './SectionHead'

const looks: Readonly<Record<ListedBanner['State'], BadgeLook>> = {
  planned: { icon: 'clock', tone: 'warn' },
  shown: { icon: 'check', tone: 'ok' },
  over: {},
}

/** The notices to everybody, and the form of one beside the list. */
export function Notices({ data, csrfToken }: { data: NoticeData; csrfToken?: string }) {
  const { asked, page, banners, count } = data
  const query = { section: 'notices', ...asked }
  return (
    <>
      <div className="ad-split is-open is-after">
        <main id="main" className="ad-main">
          <SectionHead
            title="Notices to everybody"
            lead="Above every page between two moments, by the server’s clock. The most severe is shown; readers close it for as long as their browser is open."
            file={{ href: addressOf('/admin/notices.csv', asked), name: 'notices.csv' }}
          >
            <FilterForm
              section="notices"
              find={{ label: 'Find', name: 'search', hint: 'Text or who made it', asked: asked.search }}
            >
              <FilterChoice label="State" name="state" all="All states" choices={bannerStates} chosen={asked.state} />
            </FilterForm>
          </SectionHead>
          <ScrollPane name="Notices">
            {banners.length === 0 ? (
              <p className="ad-none">No notice matches. Make one beside this list.</p>
            ) : (
              <NoticeTable
                banners={banners}
                addressOf={id => addressOf('/admin', { ...query, notice: id })}
                shownId={data.typed.id}
                csrfToken={csrfToken}
              />
            )}
          </ScrollPane>
        </main>
        <NoticeForm data={data} csrfToken={csrfToken} closed={addressOf('/admin', query)} />
      </div>
      <Pager of={['notice', 'notices']} page={page} count={count} asked={query} note="times in UTC" />
    </>
  )
}

interface NoticeTableProps {
  banners: readonly ListedBanner[]
  shownId: string
  addressOf: (id: string) => string
  csrfToken?: string
}

function NoticeTable({ banners, shownId, addressOf, csrfToken }: NoticeTableProps) {
  return (
    <Table className="ad-t ad-u">
      <caption className="visually-hidden">Notices, those that end last first</caption>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Severity</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col">State</th>
          <th scope="col">Made by</th>
          <th scope="col">
            <span className="visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {banners.map(banner => (
          <tr key={banner.Id} className={banner.Id === shownId ? 'is-selected' : undefined}>
            <th scope="row" className="cw-2" data-label="Text">
              <a href={addressOf(banner.Id)}>{banner.Text}</a>
            </th>
            <td data-label="Severity">
              <Badge {...bannerLooks[banner.Severity]}>{banner.Severity}</Badge>
            </td>
            <td className="cw-tnum cw-nowrap" data-label="From">
              {banner.From.replace('T', ' ')}
            </td>
            <td className="cw-tnum cw-nowrap" data-label="Until">
              {banner.Until.replace('T', ' ')}
            </td>
            <td data-label="State">
              <Badge {...looks[banner.State]}>{banner.State}</Badge>
            </td>
            <td data-label="Made by">{banner.MadeBy}</td>
            <td>
              <form method="post" action="/admin">
                <input type="hidden" name="_csrf" value={csrfToken} />
                <input type="hidden" name="id" value={banner.Id} />
                <Button
                  variant="quiet"
                  size="sm"
                  type="submit"
                  name="action"
                  value="remove-banner"
                  aria-label={`Remove: ${banner.Text}`}
                >
                  <Icon name="delete" />
                </Button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface NoticeFormProps {
  data: NoticeData
  csrfToken?: string
  /** The address of the list with an empty form. */
  closed: string
}

function NoticeForm({ data: { typed, isPreview }, csrfToken, closed }: NoticeFormProps) {
  const { tone } = bannerLooks[typed.severity]
  return (
    <aside className="ad-user" id="panel" tabIndex={-1} aria-label="Notice">
      <header>
        <h2>{typed.id ? 'Change notice' : 'New notice'}</h2>
        {typed.id && (
          <LinkButton variant="quiet" size="sm" href={closed} aria-label="Close notice form">
            <Icon name="close" />
          </LinkButton>
        )}
      </header>
      {isPreview && (
        <section aria-label="Preview" className="mb-3">
          <p className="cw-xs cw-muted">As readers will see it, not published yet:</p>
          <PageAlert tone={tone}>
            <p>{typed.text}</p>
          </PageAlert>
        </section>
      )}
      <form className="ad-form" method="post" action="/admin">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="id" value={typed.id} />
        <Labelled id="notice-text" label="Text" hint={atMost(limits.banner.text)}>
          <FormControl
            as="textarea"
            id="notice-text"
            name="text"
            rows={3}
            required
            aria-describedby="notice-text-hint"
            defaultValue={typed.text}
          />
        </Labelled>
        <Labelled id="notice-severity" label="Severity">
          <FormSelect id="notice-severity" name="severity" defaultValue={typed.severity}>
            {bannerSeverities.map(one => (
              <option key={one}>{one}</option>
            ))}
          </FormSelect>
        </Labelled>
        <TextField id="notice-from" label="From (UTC)" name="from" type="datetime-local" defaultValue={typed.from} />
        <TextField
          id="notice-until"
          label="Until (UTC)"
          name="until"
          type="datetime-local"
          defaultValue={typed.until}
        />
        <div className="d-flex gap-2">
          <Button variant="outline-secondary" size="sm" type="submit" name="action" value="preview-banner">
            Preview
          </Button>
          <Button size="sm" type="submit" name="action" value="save-banner">
            {typed.id ? 'Save notice' : 'Publish notice'}
          </Button>
        </div>
      </form>
    </aside>
  )
}
