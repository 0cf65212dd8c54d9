/** The messages of this page: what is announced, and who is shown it. */
import type { Envelope, Notice } from '../../shared/contracts/envelope'
import { type Message, messageOf } from '../../shared/frame/message'
import { limits } from '../../shared/limits'
import { keep, kept } from './keptForSession'
import { added, cleared, expired, type MessageState, noMessages, opened, removed, withoutSource } from './messageState'

let state = noMessages
/** Toasts that this page is the last to show. */
const shownOnce = new Set<string>()
const listeners = new Set<() => void>()

function become(next: MessageState): void {
  state = next
  keep('messages', { ...state, toasts: state.toasts.filter(toast => !shownOnce.has(toast.id)) })
  for (const listener of listeners) listener()
}

/** Takes up what the page before left: its list, and the toasts that were not over, once more. */
export function restoreMessages(): void {
  const before = kept<MessageState>('messages')
  if (!before) return
  for (const toast of before.toasts) shownOnce.add(toast.id)
  become(before)
}

/** For the parts of the page that show messages. */
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

/** What a caller has to say of a message; the rest has its usual value. */
export type Announcement = Pick<Message, 'severity' | 'summary'> & Partial<Omit<Message, 'id'>>

/**
 * Shows a message as a toast. An error shows longer than other messages, unless it says how long itself. If the page
 * is left before it is over, the next page shows it again, unless this is the last page to do so.
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
 * Shows the notices of an answer: those of type dialog one after the other, each until it is closed, the others as
 * alerts of the answer's source, after the earlier ones of that source are cleared. Nothing where the caller of the
 * service shows them itself.
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

/** A notice in a dialog of its own. */
export async function showNotice({ Severity, Title, Messages }: Notice): Promise<void> {
  const { notify, showError } = await import('./dialogs')
  await (Severity === 'error' ? showError(Title || 'Error', Messages) : notify(Title || 'Notice', Messages))
}

/** Notices that came with the page: each was shown nowhere else before. */
export function receive(notices: readonly Notice[]): void {
  for (const { Delay, ...notice } of notices) {
    if (Delay) setTimeout(() => receive([notice]), Delay)
    else if (notice.Type === 'dialog') void showNotice(notice)
    else announce({ ...messageOf(notice), life: notice.Duration ?? limits.toast.default }, { isLastPage: true })
  }
}
