import type { Measured } from '../../shared/frame/frame'

/** Data of this page and its reader that the server put into attributes of the body. */
const said = () => document.body.dataset

/** The build of this page. */
export function build(): string {
  return said().build ?? ''
}

/** A pseudonym of the reader, to compare people; empty for a visitor. */
export function readerMark(): string {
  return said().reader ?? ''
}

/** When the reader signed in; undefined for a visitor. */
export function signedInAt(): string | undefined {
  return said().signedIn
}

/** Whether this page is the first after the end of a session. */
export function isAfterLogout(): boolean {
  return said().loggedOut !== undefined
}

/** The data for product analytics; undefined unless the reader agreed to them. */
export function measured(): Measured | undefined {
  const { measured } = said()
  return measured === undefined ? undefined : JSON.parse(measured)
}

/** Leaves the page without a warning about unsaved changes. */
export function leaveTo(address: string): void {
  said().leaving = ''
  window.location.replace(address)
}

export function isLeaving(): boolean {
  return said().leaving !== undefined
}
