import type { Notice } from '../../../shared/contracts/envelope'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'
import { useLife } from './useLife'

const looks: Record<Notice['Severity'], { icon: IconName; color: string }> = {
  success: { icon: 'check-circle', color: 'c-ok' },
  info: { icon: 'info', color: 'c-info' },
  warning: { icon: 'warning', color: 'c-warn' },
  error: { icon: 'error', color: 'c-err' },
}

export function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { line, ...holds } = useLife(notice, onClose)
  const { icon, color } = looks[notice.Severity]
  return (
    <div className="cw-toast" role={notice.Severity === 'error' ? 'alert' : 'status'} {...holds}>
      <div className="cw-toast-b">
        <Icon name={icon} className={color} />
        <div>
          {notice.Title && <b>{notice.Title}</b>}
          {notice.Messages.map(message => (
            <div key={message} className="cw-2">
              {message}
            </div>
          ))}
          {notice.ShowHelpLink && <a href="/help">Need Help?</a>}
        </div>
        {!notice.HideClose && (
          <button
            className="btn btn-quiet btn-sm px-1"
            type="button"
            aria-label={`Dismiss: ${notice.Title || notice.Messages[0]}`}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <svg className="cw-life" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect ref={line} className={notice.Severity} width="100" height="2" />
      </svg>
    </div>
  )
}
