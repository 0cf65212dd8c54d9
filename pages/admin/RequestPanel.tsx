import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { requestStates, type ShownRequest } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { useFrame } from '../../views/FrameContext'
import { Fact, timeOf } from './Fact'
import { atMost, Labelled } from './formFields'
import { kindNames, RequestState } from './RequestState'

interface RequestPanelProps {
  request: ShownRequest
  csrfToken?: string
  /** The address of the list without this panel. */
  closed: string
}

/** One request: what was written, by whom, its state, who answers it, and a note. */
export function RequestPanel({ request, csrfToken, closed }: RequestPanelProps) {
  const { Id, Subject, Name, CompanyName, Email, Phone, State, TakenBy, Note } = request
  const { values } = useFrame().form ?? {}
  // Not cut by the browser, which would not say so: the server refuses a longer one, and it is here again.
  const note = values?.id === Id ? values.note : Note
  return (
    <aside className="ad-user" id="panel" tabIndex={-1} aria-label={`Request ${Subject}`}>
      <header>
        <div>
          <p className="cw-xs cw-muted">
            {kindNames[request.Kind]}, {timeOf(request.At)}
          </p>
          <h2>{Subject}</h2>
        </div>
        <LinkButton variant="quiet" size="sm" href={closed} aria-label="Close request">
          <Icon name="close" />
        </LinkButton>
      </header>
      <p className="cw-sm ad-written">{request.Message}</p>
      <div className="acts">
        <LinkButton size="sm" href={answerTo(request)}>
          <Icon name="mail" />
          Answer by mail
        </LinkButton>
      </div>
      <dl>
        <Fact name="State">
          <RequestState state={State} />
        </Fact>
        <Fact name="Taken by">{TakenBy ?? 'nobody'}</Fact>
        <Fact name="Name">{Name}</Fact>
        <Fact name="Company">{CompanyName}</Fact>
        <Fact name="Email">{Email}</Fact>
        <Fact name="Phone">{Phone || 'none'}</Fact>
        <Fact name="Sender">{request.IsSignedIn ? 'logged in' : 'a visitor: nothing of this was checked'}</Fact>
        {request.Page && <Fact name="Page">{request.Page}</Fact>}
        <Fact name="Reference">{request.Reference}</Fact>
        <Fact name="Changed">{timeOf(request.ChangedAt)}</Fact>
      </dl>
      <h3>State and note</h3>
      <form className="ad-form" method="post" action="/admin">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="id" value={Id} />
        <input type="hidden" name="seen" value={request.ChangedAt} />
        <Labelled id="request-state" label="State">
          <FormSelect id="request-state" name="state" defaultValue={State}>
            {requestStates.map(state => (
              <option key={state}>{state}</option>
            ))}
          </FormSelect>
        </Labelled>
        <Labelled id="request-note" label="Note, for admins" hint={atMost(limits.inboxNote)}>
          <FormControl
            as="textarea"
            id="request-note"
            name="note"
            rows={4}
            aria-describedby="request-note-hint"
            defaultValue={note}
          />
        </Labelled>
        <div className="d-flex flex-wrap gap-2">
          <Button size="sm" type="submit" name="action" value="save-request">
            Save
          </Button>
          <Button variant="outline-secondary" size="sm" type="submit" name="action" value="take-request">
            Save and take it
          </Button>
          {TakenBy && (
            <Button variant="outline-secondary" size="sm" type="submit" name="action" value="release-request">
              Save and give it back
            </Button>
          )}
        </div>
      </form>
      <p className="cw-xs cw-muted mt-3">Each change is written to the audit trail with before and after.</p>
    </aside>
  )
}

/** A mail to the sender that quotes the request. */
function answerTo({ Email, Subject, Message, Name, Reference }: ShownRequest): string {
  const quoted = Message.split('\n').map(line => `> ${line}`)
  const body = [`Dear ${Name},`, '', '', ...quoted, '', `Reference: ${Reference}`].join('\r\n')
  return `mailto:${encodeURIComponent(Email)}?subject=${encodeURIComponent(`Re: ${Subject}`)}&body=${encodeURIComponent(body)}`
}
