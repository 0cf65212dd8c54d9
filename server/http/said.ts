/** The notice of the page after a form: that it was done, or why it was refused. */
import type { Envelope, Notice } from '../../shared/contracts/envelope'

export function said({ Succeeded, Notices }: Envelope, done: string): Notice[] {
  return Succeeded ? [{ Type: 'message', Title: '', Severity: 'success', Messages: [done] }] : Notices
}
