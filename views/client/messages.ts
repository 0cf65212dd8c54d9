/** The messages of this page: announces them, and informs the parts that show them. */
import type { Envelope, Notice } from '../../shared/contracts/envelope'
import { type Message, messageOf } from '../../shared/frame/message'
import { limits } from '../../shared/limits'
import { keep, kept } from './keptForSession'
import { added, cleared, expired, type MessageState, noMessages, opened, removed, withoutSource } from './messageState'

let state = noMessages
/** Ids of toasts that the next page does not show again. */
const shownOnce = new Set<string>()
const listeners = new Set<() => void>()

function become(next: MessageState): void {
  state = next
  keep('messages', { ...state, toasts: state.toasts.filter(toast => !shownOnce.has(toast.id)) })
  for (const listener of listeners) listener()
}

/** Restores the messages of the previous page: its list, and the toasts whose lifetime had not ended. */
export function restoreMessages(): void {
  const before = kept<MessageState>('messages')
  if (!before) return
  for (const toast of before.toasts) shownOnce.add(toast.id)
  become(before)
}

/** The store for the parts of the page that show messages. */
export const store = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  expire: (id: string) => become(expired(state, id)),
  remove: (id: string) => become(removed(state, id)),
  clear: () => become(cleared(state)),
  open: () => become(opened(state)),
}

/** The required and optional parts of a message; the rest has default values. */
export type Announcement = Pick<Message, 'severity' | 'summary'> & Partial<Omit<Message, 'id'>>

/**
 * Shows a message as a toast. An error shows longer than other messages, unless it has its own lifetime. If the page is
 * left before the lifetime ends, the next page shows the toast again, unless `isLastPage` is set.
 */
export function announce(announcement: Announcement, { isLastPage = false } = {}): void {
  const id = crypto.randomUUID()
  if (isLastPage) shownOnce.add(id)
  const life = announcement.severity === 'error' && !announcement.sticky ? limits.toast.error : undefined
  const defaults = { detail: '', closable: true, sticky: false, showHelpLink: false, life }
  become(added(state, { ...defaults, ...dropUndefined(announcement), id }))
}

function dropUndefined<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

/**
 * Shows the notices of an answer. Those of type dialog open one after the other, each until it is closed. The others
 * replace the earlier alerts of the same source. Shows nothing if the caller of the service shows them itself.
 */
export async function announceNotices({ Notices, Source, InterceptNotice }: Partial<Envelope>): Promise<void> {
  if (InterceptNotice || !Notices) return
  const alerts = Notices.filter(notice => notice.Type !== 'dialog')
  if (Source && alerts.length > 0) become(withoutSource(state, Source))
  for (const notice of alerts)
    announce({ ...messageOf(notice), life: notice.Duration ?? lifeOf(notice), sticky: true, source: Source })
  for (const notice of Notices) if (notice.Type === 'dialog') await showNotice(notice)
}

function lifeOf({ Severity }: Notice): number {
  return Severity === 'error' ? limits.toast.error : limits.toast.default
}

/** Shows a notice in a dialog. */
export async function showNotice({ Severity, Title, Messages }: Notice): Promise<void> {
  const { notify, showError } = await import('./dialogs')
  await (Severity === 'error' ? showError(Title || 'Error', Messages) : notify(Title || 'Notice', Messages))
}

/** Adds the notices that came with the page, which were not shown before. */
export function receive(notices: readonly Notice[]): void {
  for (const { Delay, ...notice } of notices) {
    if (Delay) setTimeout(() => receive([notice]), Delay)
    else if (notice.Type === 'dialog') void showNotice(notice)
    else announce({ ...messageOf(notice), life: notice.Duration ?? limits.toast.default }, { isLastPage: true })
  }
}
