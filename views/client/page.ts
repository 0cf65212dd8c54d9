import type { Measured } from '../../shared/frame/frame'

/** What the server said of this page and its reader, beside what it shows. */
const said = () => document.body.dataset

/** Of which build this page is. */
export function build(): string {
  return said().build ?? ''
}

/** A name of the reader that tells two people apart, and nothing else; empty for a visitor. */
export function readerMark(): string {
  return said().reader ?? ''
}

/** When the reader signed in; nothing for a visitor. */
export function signedInAt(): string | undefined {
  return said().signedIn
}

/** Whether this page is the first after a session was ended. */
export function isAfterLogout(): boolean {
  return said().loggedOut !== undefined
}

/** What product analytics need; nothing unless the reader agreed to them. */
export function measured(): Measured | undefined {
  const { measured } = said()
  return measured === undefined ? undefined : JSON.parse(measured)
}

/** The page is being left for good: nothing may ask to stay on it. */
export function leaveTo(address: string): void {
  said().leaving = ''
  window.location.replace(address)
}

export function isLeaving(): boolean {
  return said().leaving !== undefined
}
