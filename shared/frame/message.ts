/** Messages in the browser, which toasts and the alert panel show. */
import type { messageSources, Notice } from '../contracts/envelope'

export const messageSeverities = ['info', 'warn', 'error', 'success'] as const
export type MessageSeverity = (typeof messageSeverities)[number]

export type MessageSource = (typeof messageSources)[number]

export interface Message {
  id: string
  severity: MessageSeverity
  summary: string
  /** Lines are separated by line breaks. */
  detail: string
  /** The name of an icon, instead of that of the severity. */
  icon?: string
  /** Lifetime of the toast [ms]. */
  life?: number
  closable: boolean
  /** Moves to the alert panel when its lifetime ends; without a lifetime, the toast stays until it is closed. */
  sticky: boolean
  showHelpLink: boolean
  styleClass?: string
  source?: MessageSource
}

/** The severity of a message from that of a notice, which says `warning` for `warn`. Unknown ones become `info`. */
export function severityOf(severity: string): MessageSeverity {
  if (severity === 'warning') return 'warn'
  return messageSeverities.find(one => one === severity) ?? 'info'
}

/** A service's notice as a message, without an id. */
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

/** Whether two messages have the same content. */
export function isSame(one: Message, other: Message): boolean {
  return one.severity === other.severity && one.summary === other.summary && one.detail === other.detail
}
