import type { MessageSeverity } from '../../../shared/frame/message'
import type { IconName } from '../../components/icons'

/** The icon of a severity and its colour. */
export const severityLooks: Record<MessageSeverity, { icon: IconName; color: string }> = {
  success: { icon: 'check-circle', color: 'c-ok' },
  info: { icon: 'info', color: 'c-info' },
  warn: { icon: 'warning', color: 'c-warn' },
  error: { icon: 'error', color: 'c-err' },
}
