/** What the reader is told of a fault, and what the server is told of it. */

import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { partMissing } from '../../shared/wording/callTexts'
import { announce } from './messages'

export function announceFailure(text: string): void {
  announce({ severity: 'error', summary: text, life: limits.toast.error })
}

const label = 'Message:'
const helpLabel = `Help ${label}`

/** Notifications with a 'Message:' and a 'Help Message:' part are logged as those texts alone. */
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

/** Faults that nobody caught are said and logged. Those of calls were said where they arose. */
export function watchFaults(log: (error: Error) => void): void {
  const say = (error: unknown) => {
    if (!(error instanceof Error) || error.name === 'CallError' || error.name === 'AbortError') return
    const isPartMissing = /dynamically imported module|Importing a module script/.test(error.message)
    announceFailure(isPartMissing ? partMissing : error.message || texts.unknownError)
    log(error)
  }
  window.addEventListener('error', event => say(event.error))
  window.addEventListener('unhandledrejection', event => say(event.reason))
}
