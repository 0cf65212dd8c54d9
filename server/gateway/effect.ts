/** What an answer does to the session of who asked. */
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

/** Ends the sessions of a person beside the answer of a service elsewhere, but the one of `kept`. */
export type EndBeside = (email: string, kept?: Request) => Promise<void>
