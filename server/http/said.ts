/** What the page after a form says of it: that it was done, or why it was refused. */
import type { Envelope, Notice } from '../../shared/contracts/envelope'

export function said({ Succeeded, Notices }: Envelope, done: string): Notice[] {
  return Succeeded ? [{ Type: 'message', Title: '', Severity: 'success', Messages: [done] }] : Notices
}
