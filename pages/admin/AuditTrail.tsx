import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import { auditEvents, auditOutcomes } from '../../shared/events/auditEvents'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { PageAlert } from '../../views/components/PageAlert'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import { ChainResult } from './ChainResult'
import type { TrailData } from './data/auditData'
import { EventTable } from './EventTable'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'

/** The audit trail: a filter, the rows, and links between pages. It works without script. */
export function AuditTrail({ data }: { data: TrailData }) {
  const { asked, problem, events, older, newer, chain } = data
  const here = (more: Record<string, string | undefined>) =>
    addressOf('/admin', { section: 'audit', ...(problem ? {} : asked), ...more })
  return (
    <>
      <main id="main" className="ad-main">
        <header className="ad-head">
          <h1>Audit trail</h1>
          <FilterForm
            section="audit"
            find={{ label: 'Person', name: 'person', hint: 'Email or a part of it', asked: asked.person }}
          >
            <FilterChoice label="Event" name="event" all="All events" choices={auditEvents} chosen={asked.event} />
            <FilterChoice
              label="Outcome"
              name="outcome"
              all="All outcomes"
              choices={auditOutcomes}
              chosen={asked.outcome}
            />
            <div>
              <FormLabel htmlFor="filter-from">From (UTC)</FormLabel>
              <FormControl type="date" id="filter-from" name="from" defaultValue={asked.from} />
            </div>
            <div>
              <FormLabel htmlFor="filter-to">To (UTC)</FormLabel>
              <FormControl type="date" id="filter-to" name="to" defaultValue={asked.to} />
            </div>
          </FilterForm>
          <div className="ad-acts">
            <LinkButton variant="outline-secondary" href={here({ verify: 'chain' })}>
              <Icon name="link" />
              Verify chain
            </LinkButton>
            <LinkButton
              variant="outline-secondary"
              href={addressOf('/admin/audit.csv', problem ? {} : asked)}
              download="audit-trail.csv"
            >
              <Icon name="download" />
              Export CSV
            </LinkButton>
            <LinkButton variant="outline-secondary" href="/admin/checkpoints.jsonl" download="checkpoints.jsonl">
              <Icon name="download" />
              Checkpoints
            </LinkButton>
            <LinkButton variant="outline-secondary" href="/admin/checkpoints.pem" download="checkpoints.pem">
              <Icon name="key" />
              Public key
            </LinkButton>
          </div>
        </header>
        {problem && (
          <PageAlert tone="err" className="ad-say" role="alert">
            <span>
              <b>The filter is not used.</b> {problem}.
            </span>
          </PageAlert>
        )}
        {chain && <ChainResult verified={chain.Verified} fault={chain.Fault} publicKey={chain.PublicKey} />}
        <ScrollPane name="Events">
          <EventTable events={events} />
        </ScrollPane>
      </main>
      <footer className="cw-status ad-pages">
        <span>{events.length === 0 ? 'No events' : `${events.length} events on this page, times in UTC`}</span>
        <nav aria-label="Pages" className="ms-auto">
          {newer && (
            <a rel="prev" href={here({ after: newer })}>
              Newer
            </a>
          )}
          {older && (
            <a rel="next" href={here({ before: older })}>
              Older
            </a>
          )}
        </nav>
      </footer>
    </>
  )
}
