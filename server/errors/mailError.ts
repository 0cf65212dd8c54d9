/** Closed list of why a message did not go out. */
export type MailErrorCode =
  | 'address'
  | 'credentials'
  | 'not-secure'
  | 'not-written'
  | 'put-off'
  | 'refused'
  | 'sender-refused'
  | 'unreachable'

/** The message itself is what cannot be sent: another try would end alike. */
export const lastingFaults: readonly string[] = ['address', 'refused'] satisfies MailErrorCode[]

/** Nothing can be sent at present, whatever the message. */
export const serverFaults: readonly string[] = [
  'credentials',
  'not-secure',
  'not-written',
  'sender-refused',
  'unreachable',
] satisfies MailErrorCode[]

/** A message did not go out. The log gets the cause. */
export class MailError extends Error {
  constructor(
    readonly code: MailErrorCode,
    cause?: unknown,
  ) {
    super(`the message was not sent: ${code}`, { cause })
    this.name = 'MailError'
  }
}
