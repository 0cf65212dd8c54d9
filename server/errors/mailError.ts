/** Closed list of reasons why a message was not sent. */
export type MailErrorCode =
  | 'address'
  | 'credentials'
  | 'not-secure'
  | 'not-written'
  | 'put-off'
  | 'refused'
  | 'sender-refused'
  | 'unreachable'

/** Faults of the message itself: another attempt would fail in the same way. */
export const lastingFaults: readonly string[] = ['address', 'refused'] satisfies MailErrorCode[]

/** Faults of the server: at present no message can be sent. */
export const serverFaults: readonly string[] = [
  'credentials',
  'not-secure',
  'not-written',
  'sender-refused',
  'unreachable',
] satisfies MailErrorCode[]

/** A message was not sent. The log gets the cause. */
export class MailError extends Error {
  constructor(
    readonly code: MailErrorCode,
    cause?: unknown,
  ) {
    super(`the message was not sent: ${code}`, { cause })
    this.name = 'MailError'
  }
}
