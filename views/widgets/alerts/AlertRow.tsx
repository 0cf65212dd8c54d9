import type { Message } from '../../../shared/frame/message'
import { Icon } from '../../components/Icon'
import { MessageText } from '../toasts/MessageText'
import { severityLooks } from '../toasts/severityLooks'

/** One message of the panel; one that cannot be closed shows a pin. */
export function AlertRow({ message, onDismiss }: { message: Message; onDismiss: () => void }) {
  const { icon, color } = severityLooks[message.severity]
  return (
    <li>
      <Icon name={icon} className={color} label={message.severity} />
      <MessageText message={message} />
      {message.closable ? (
        <button
          className="btn btn-quiet btn-sm px-1"
          type="button"
          aria-label={`Dismiss: ${message.summary}`}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      ) : (
        <span className="cw-muted" title="Stays until it is resolved">
          <Icon name="pin" size="sm" label="Stays until it is resolved" />
        </span>
      )}
    </li>
  )
}
