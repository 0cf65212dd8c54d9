import Table from 'react-bootstrap/Table'
import { type ListedRequest, requestKinds, requestStates } from '../../shared/contracts/admin'
import { ScrollPane } from '../../views/components/ScrollPane'
import { addressOf } from './addressOf'
import type { InboxData } from './data/inboxData'
import { timeOf } from './Fact'
import { FilterChoice } from './FilterChoice'
import { FilterForm } from './FilterForm'
import { Pager } from './Pager'
import { RequestPanel } from './RequestPanel'
import { kindNames, RequestState } from './RequestState'
import { SectionHead } from './SectionHead'

/** The requests to support, and a selected one beside the list. */
export function Inbox({ data, csrfToken }: { data: InboxData; csrfToken?: string }) {
  const { asked, page, requests, count, waiting, shown } = data
  const query = { section: 'inbox', ...asked }
  const here = (more: Record<string, string | undefined>) =>
    addressOf('/admin', { ...query, page: page === 1 ? undefined : String(page), ...more })
  const lead = waiting && `${waiting.New} new, ${waiting.InWork} in work`
  const oldest = waiting?.OldestAt && `the oldest new one since ${timeOf(waiting.OldestAt)}`
  return (
    <>
      <div className={shown ? 'ad-split is-open' : 'ad-split'}>
        <main id="main" className="ad-main">
          <SectionHead
            title="Inbox"
            lead={[lead, oldest].filter(Boolean).join(', ')}
            file={{ href: addressOf('/admin/inbox.csv', asked), name: 'inbox.csv' }}
          >
            <FilterForm
              section="inbox"
              find={{ label: 'Find', name: 'search', hint: 'Subject, text, person or note', asked: asked.search }}
            >
              <FilterChoice label="State" name="state" all="All states" choices={requestStates} chosen={asked.state} />
              <FilterChoice label="From" name="kind" all="Everywhere" choices={requestKinds} chosen={asked.kind} />
              <FilterChoice label="Order" name="sort" all="Newest first" choices={['oldest']} chosen={asked.sort} />
            </FilterForm>
          </SectionHead>
          <ScrollPane name="Requests">
            <Requests requests={requests} shownId={shown?.Id} addressOf={id => here({ request: id })} />
          </ScrollPane>
        </main>
        {shown && <RequestPanel request={shown} csrfToken={csrfToken} closed={here({})} />}
      </div>
      <Pager of={['request', 'requests']} page={page} count={count} asked={query} note="times in UTC" />
    </>
  )
}

interface RequestsProps {
  requests: readonly ListedRequest[]
  shownId?: string
  addressOf: (id: string) => string
}

function Requests({ requests, shownId, addressOf }: RequestsProps) {
  if (requests.length === 0) return <p className="ad-none">No request matches. Widen the filter to see more.</p>
  return (
    <Table className="ad-t ad-u">
      <caption className="visually-hidden">Requests to support</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">From</th>
          <th scope="col">By</th>
          <th scope="col">Time</th>
          <th scope="col">State</th>
          <th scope="col">Taken by</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(request => {
          const isShown = request.Id === shownId
          return (
            <tr key={request.Id} className={isShown ? 'is-selected' : undefined}>
              <th scope="row" className="cw-2" data-label="Subject">
                <a href={addressOf(request.Id)} aria-current={isShown ? 'true' : undefined}>
                  {request.State === 'new' ? <b>{request.Subject}</b> : request.Subject}
                </a>
              </th>
              <td data-label="From">
                {request.Name}, {request.CompanyName}
              </td>
              <td data-label="By">{kindNames[request.Kind]}</td>
              <td className="cw-tnum cw-nowrap" data-label="Time">
                <time dateTime={request.At}>{timeOf(request.At).replace(' UTC', '')}</time>
              </td>
              <td className="cw-nowrap" data-label="State">
                <RequestState state={request.State} />
              </td>
              <td data-label="Taken by">{request.TakenBy}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
