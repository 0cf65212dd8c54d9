import type { Message } from '../../../shared/frame/message'
import { Icon } from '../../components/Icon'
import { MessageText } from './MessageText'
import { severityLooks } from './severityLooks'
import { useLife } from './useLife'

interface ToastProps {
  message: Message
  /** Called when its lifetime ends. */
  onExpire: () => void
  onClose: () => void
}

export function Toast({ message, onExpire, onClose }: ToastProps) {
  const { line, isMortal, ...holds } = useLife(message, onExpire)
  const { severity, closable, styleClass } = message
  const { icon, color } = severityLooks[severity]
  return (
    <div
      className={styleClass ? `cw-toast ${styleClass}` : 'cw-toast'}
      role={severity === 'error' ? 'alert' : 'status'}
      {...holds}
    >
      <div className="cw-toast-b">
        <Icon name={icon} className={color} />
        <MessageText message={message} />
        {closable && (
          <button
            className="btn btn-quiet btn-sm px-1"
            type="button"
            aria-label={`Dismiss: ${message.summary}`}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {isMortal && (
        <svg className="cw-life" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect ref={line} className={severity} width="100" height="2" />
        </svg>
      )}
    </div>
  )
}
