/** Shows faults to the reader, and reports them to the server. */

import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { partMissing } from '../../shared/wording/callTexts'
import { announce } from './messages'

/**
 * When this page began to be left. Firefox then fails at once what is under way, and the next page would say so, because
 * it shows again what this one has just said.
 */
let left = Number.NEGATIVE_INFINITY

function watchLeaving(): void {
  const leave = () => {
    left = performance.now()
  }
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
}

const isBeingLeft = () => performance.now() - left < limits.leaving

export function announceFailure(text: string): void {
  if (isBeingLeft()) return
  announce({ severity: 'error', summary: text, life: limits.toast.error })
}

const label = 'Message:'
const helpLabel = `Help ${label}`

/** Of a notification with a 'Message:' and a 'Help Message:' part, only those texts are logged. */
export function loggedText(text: string): string {
  const help = text.indexOf(helpLabel)
  const start = text.slice(0, Math.max(help, 0)).indexOf(label)
  if (start < 0) return text
  const said = [text.slice(start + label.length, help), text.slice(help + helpLabel.length)]
  return said
    .map(part => part.trim())
    .join(' ')
    .trim()
}

/** Shows and logs faults that were not caught. Failed calls have already been shown by the call. */
export function watchFaults(log: (error: Error) => void): void {
  const say = (error: unknown) => {
    if (!(error instanceof Error) || error.name === 'CallError' || error.name === 'AbortError' || isBeingLeft()) return
    const isPartMissing = /dynamically imported module|Importing a module script/.test(error.message)
    announceFailure(isPartMissing ? partMissing : error.message || texts.unknownError)
    log(error)
  }
  watchLeaving()
  window.addEventListener('error', event => say(event.error))
  window.addEventListener('unhandledrejection', event => say(event.reason))
}
