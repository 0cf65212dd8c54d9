import Button from 'react-bootstrap/Button'
import Table from 'react-bootstrap/Table'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'
import { ScrollPane } from '../../components/ScrollPane'
import { Spinner } from '../../components/Spinner'
import { type Invitee, inviteStatuses } from './invitees'

interface InviteeTableProps {
  invitees: readonly Invitee[]
  isWorking: boolean
  onRemove: (email: string) => void
}

/** The people to invite, each with its status. */
export function InviteeTable({ invitees, isWorking, onRemove }: InviteeTableProps) {
  if (invitees.length === 0) return <p className="us-none">Nobody in the list yet. Add at least one email.</p>
  return (
    <ScrollPane name="Invitees, scrollable" className="us-scroll us-invitees">
      <Table className="us-inv">
        <caption className="visually-hidden">People to invite</caption>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {invitees.map(({ email, status, isError }) => (
            <tr key={email}>
              <th scope="row">{email}</th>
              <td>{status && <Status status={status} isError={isError} />}</td>
              <td className="us-acts">
                <Button
                  variant="quiet"
                  size="sm"
                  className="us-act"
                  type="button"
                  aria-label={`Remove ${email}`}
                  title={`Remove ${email}`}
                  disabled={isWorking}
                  onClick={() => onRemove(email)}
                >
                  <Icon name="delete" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollPane>
  )
}

const icons: Readonly<Record<string, IconName>> = { [inviteStatuses.valid]: 'check', [inviteStatuses.sent]: 'mail' }

function Status({ status, isError }: Pick<Invitee, 'status' | 'isError'>) {
  if (isError)
    return (
      <span className="us-wrong">
        <Icon name="error" />
        {status}
      </span>
    )
  const isUnderWay = status === inviteStatuses.validating || status === inviteStatuses.sending
  return (
    <span className={isUnderWay ? 'cw-badge' : 'cw-badge ok'}>
      {isUnderWay ? <Spinner /> : <Icon name={icons[status] ?? 'check'} />}
      {status}
    </span>
  )
}
