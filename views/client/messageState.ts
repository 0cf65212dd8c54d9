/** Where each message is, and how it gets there: plain functions from one state to the next. */
import { isSame, type Message, type MessageSeverity, type MessageSource } from '../../shared/frame/message'

export interface MessageState {
  toasts: readonly Message[]
  /** The messages of the alert panel, the newest first. */
  list: readonly Message[]
  /** An error has come again; the bell says so until the panel is opened. */
  isBlinking: boolean
}

export const noMessages: MessageState = { toasts: [], list: [], isBlinking: false }

/** What the list holds already goes there again instead of interrupting again. */
export function added(state: MessageState, message: Message): MessageState {
  if (!state.list.some(one => isSame(one, message))) return { ...state, toasts: [...state.toasts, message] }
  return {
    ...state,
    list: [message, ...state.list],
    isBlinking: state.isBlinking || message.severity === 'error',
  }
}

/** The life of a toast is over: a sticky one goes to the list. */
export function expired(state: MessageState, id: string): MessageState {
  const over = state.toasts.find(toast => toast.id === id)
  const left = removed(state, id)
  return over?.sticky ? { ...left, list: [over, ...left.list] } : left
}

/** Closed by the reader, wherever it was. */
export function removed(state: MessageState, id: string): MessageState {
  const others = (one: Message) => one.id !== id
  return { ...state, toasts: state.toasts.filter(others), list: state.list.filter(others) }
}

/** Clear takes what may be closed, and leaves the rest. */
export function cleared(state: MessageState): MessageState {
  return { ...state, list: state.list.filter(message => !message.closable) }
}

export function withoutSource(state: MessageState, source: MessageSource): MessageState {
  const others = (one: Message) => one.source !== source
  return { ...state, toasts: state.toasts.filter(others), list: state.list.filter(others) }
}

export function opened(state: MessageState): MessageState {
  return { ...state, isBlinking: false }
}

/** The colour of the badge: the worst that the list holds. */
export function worstOf(list: readonly Message[]): MessageSeverity | undefined {
  if (list.length === 0) return undefined
  return (['error', 'warn'] as const).find(worst => list.some(one => one.severity === worst)) ?? 'info'
}
