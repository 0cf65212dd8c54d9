/** Closed list of why a message did not go out. */
export type MailErrorCode = 'address' | 'unreachable' | 'not-secure' | 'credentials' | 'refused'

/** A message did not go out. The log gets the cause; whoever asked for it is told to try again. */
export class MailError extends Error {
  constructor(
    readonly code: MailErrorCode,
    cause?: unknown,
  ) {
    super(`the message was not sent: ${code}`, { cause })
    this.name = 'MailError'
  }
}
