/** Messages of the browser: what toasts and the alert panel show. */
import type { messageSources, Notice } from '../contracts/envelope'

export const messageSeverities = ['info', 'warn', 'error', 'success'] as const
export type MessageSeverity = (typeof messageSeverities)[number]

export type MessageSource = (typeof messageSources)[number]

export interface Message {
  id: string
  severity: MessageSeverity
  summary: string
  /** More lines are parted by line breaks. */
  detail: string
  /** Name of another icon than its severity's. */
  icon?: string
  /** How long the toast shows [ms]. */
  life?: number
  closable: boolean
  /** Goes to the alert panel when its life is over; without a life it stays until it is closed. */
  sticky: boolean
  showHelpLink: boolean
  styleClass?: string
  source?: MessageSource
}

/** Notices say `warning` where messages say `warn`; what is unknown is said as information. */
export function severityOf(severity: string): MessageSeverity {
  if (severity === 'warning') return 'warn'
  return messageSeverities.find(one => one === severity) ?? 'info'
}

/** A service's notice as a message, which is still without an id. */
export function messageOf(notice: Notice): Omit<Message, 'id'> {
  const [first = '', ...more] = notice.Messages
  return {
    severity: severityOf(notice.Severity),
    summary: notice.Title || first,
    detail: (notice.Title ? notice.Messages : more).join('\n'),
    life: notice.Duration,
    closable: !notice.HideClose,
    sticky: false,
    showHelpLink: notice.ShowHelpLink ?? false,
  }
}

/** Whether two messages say the same. */
export function isSame(one: Message, other: Message): boolean {
  return one.severity === other.severity && one.summary === other.summary && one.detail === other.detail
}
