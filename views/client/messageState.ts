/** The state of all messages, and pure functions from one state to the next. */
import { isSame, type Message, type MessageSeverity, type MessageSource } from '../../shared/frame/message'

export interface MessageState {
  toasts: readonly Message[]
  /** The messages of the alert panel, the newest first. */
  list: readonly Message[]
  /** An error came again; the bell blinks until the panel is opened. */
  isBlinking: boolean
}

export const noMessages: MessageState = { toasts: [], list: [], isBlinking: false }

/** Adds a message. One that is already in the list goes to the list again and shows no toast. */
export function added(state: MessageState, message: Message): MessageState {
  if (!state.list.some(one => isSame(one, message))) return { ...state, toasts: [...state.toasts, message] }
  return {
    ...state,
    list: [message, ...state.list],
    isBlinking: state.isBlinking || message.severity === 'error',
  }
}

/** The lifetime of a toast has ended: a sticky message moves to the list. */
export function expired(state: MessageState, id: string): MessageState {
  const over = state.toasts.find(toast => toast.id === id)
  const left = removed(state, id)
  return over?.sticky ? { ...left, list: [over, ...left.list] } : left
}

/** Removes a message that the reader closed, in the toasts or the list. */
export function removed(state: MessageState, id: string): MessageState {
  const others = (one: Message) => one.id !== id
  return { ...state, toasts: state.toasts.filter(others), list: state.list.filter(others) }
}

/** Clear removes all messages that may be closed. */
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

/** The worst severity in the list, for the colour of the badge. */
export function worstOf(list: readonly Message[]): MessageSeverity | undefined {
  if (list.length === 0) return undefined
  return (['error', 'warn'] as const).find(worst => list.some(one => one.severity === worst)) ?? 'info'
}
