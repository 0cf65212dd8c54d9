/** The list of people to invite, and the validation of the next one. */
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { patterns } from '../../../shared/validation/patterns'

export interface Invitee {
  email: string
  /** The status of the invitation: empty before Submit. */
  status: string
  isError: boolean
}

export const inviteStatuses = { validating: 'Validating', valid: 'Valid', sending: 'Sending', sent: 'Sent' } as const

export function newInvitee(email: string): Invitee {
  return { email, status: '', isError: false }
}

/** Why `typed` cannot be added, or undefined. */
export function wrongInvitee(typed: string, listed: readonly Invitee[]): string | undefined {
  const email = typed.trim()
  if (email === '') return texts.inviteBlank
  if (email.length > limits.email) return messages.tooLong(limits.email)
  if (!patterns.email.test(email)) return messages.invalid('Email')
  if (listed.some(one => one.email.toLowerCase() === email.toLowerCase())) return texts.inviteTwice
  return listed.length >= limits.invitees ? messages.tooManyInvitees(limits.invitees) : undefined
}
