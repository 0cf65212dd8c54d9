/** The effect of a response on the session of the caller. */
import type { Request } from 'express'
import type { Call } from '../../shared/contracts/call'
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation } from '../../shared/contracts/operation'

export type Effect = (
  request: Request,
  envelope: Envelope,
  call: Call,
  input: never,
  operation: Operation,
) => Promise<Envelope>

/** Ends the sessions of a person after the response of a remote service, except the session of `kept`. */
export type EndBeside = (email: string, kept?: Request) => Promise<void>
