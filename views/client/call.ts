/** Calls from widgets to the server, typed by the table of contracts. The schemas themselves stay on the server. */

import type { Contracts } from '../../shared/contracts'
import type { Envelope, Refusal, Refused } from '../../shared/contracts/envelope'
import type { Operation, RequestOf, ResponseOf } from '../../shared/contracts/operation'
import type { AnyToolOperations } from '../../shared/contracts/tools/toolOperations'
import { routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import type { Tool } from '../../shared/tools/tools'
import { connectionLost } from '../../shared/wording/callTexts'
import { csrfToken } from './csrfToken'
import { announceFailure } from './failures'
import { logError } from './logError'
import { showNotice } from './messages'
import { build, leaveTo, readerMark } from './page'

type OperationsBy<Method> = {
  [S in keyof Contracts]: {
    [N in keyof Contracts[S]]: Contracts[S][N] extends Operation & { method: Method }
      ? `${S & string}/${N & string}`
      : never
  }[keyof Contracts[S]]
}[keyof Contracts]

type Named<Name> = Name extends `${infer S}/${infer N}`
  ? S extends keyof Contracts
    ? N extends keyof Contracts[S]
      ? Contracts[S][N] extends Operation
        ? Contracts[S][N]
        : never
      : never
    : never
  : never

export type PostOperation = OperationsBy<'POST'>
export type GetOperation = OperationsBy<'GET'>

/** Why a call failed, beside its status. */
type Why = 'lost' | Refusal

/** The server could not be reached, or answered with a status instead of an envelope. */
export class CallError extends Error {
  /** Whether the reader has been told, so that it is not said twice. */
  isSaid = false

  constructor(
    readonly status: number | undefined,
    message: string,
    readonly why?: Why,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.name = 'CallError'
  }
}

/** What a failed call says at the place of its caller, unless it was said already. */
export function linesOf(error: unknown): readonly string[] {
  if (error instanceof CallError) return error.isSaid ? [] : [error.message]
  throw error
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller shows a failure itself; it is still logged. */
  isHandled?: boolean
  /** The browser finishes the request if the page is left: for at most 64 KiB. */
  keepalive?: boolean
}

/** For a call whose failure the caller shows. */
export const saidHere = { isHandled: true } as const

export function post<Name extends PostOperation>(
  name: Name,
  request: RequestOf<Named<Name>>,
  options: CallOptions = {},
): Promise<ResponseOf<Named<Name>>> {
  return send(name, { method: 'POST', body: JSON.stringify(request) }, options)
}

export type ToolOperation = {
  [Name in keyof AnyToolOperations]: AnyToolOperations[Name] extends { method: 'POST' } ? Name : never
}[keyof AnyToolOperations]

/** Posts to an operation that every tool has. */
export function postTo<Name extends ToolOperation>(
  { service }: Pick<Tool, 'service'>,
  name: Name,
  request: RequestOf<AnyToolOperations[Name]>,
  options: CallOptions = {},
): Promise<ResponseOf<AnyToolOperations[Name]>> {
  return send(`${service}/${name}`, { method: 'POST', body: JSON.stringify(request) }, options)
}

/** Gets from an operation that every tool has. */
export function getFrom<Name extends Exclude<keyof AnyToolOperations, ToolOperation>>(
  { service }: Pick<Tool, 'service'>,
  name: Name,
): Promise<ResponseOf<AnyToolOperations[Name]>> {
  return send(`${service}/${name}`, { method: 'GET' }, {})
}

export function get<Name extends GetOperation>(
  name: Name,
  options: CallOptions = {},
): Promise<ResponseOf<Named<Name>>> {
  return send(name, { method: 'GET' }, options)
}

/** Every call of a widget goes through here, where its failures are shown and logged. */
async function send<Answer>(name: string, request: RequestInit, options: CallOptions): Promise<Answer> {
  const { isHandled, ...how } = options
  try {
    const envelope = await answerOf(name, { ...request, ...how })
    if (envelope.SessionExpired) await endSession(envelope)
    if (envelope.NeedsProof && (await isProven())) return send(name, request, options)
    return envelope as Answer
  } catch (error) {
    if (error instanceof CallError) {
      if (!isHandled) announceFailure(error.message)
      error.isSaid = !isHandled
      // Not logged: a server that cannot be reached, and failures after the session's end, when the caller is unknown.
      if (error.status !== undefined && error.why !== 'session-ended') void logError(error)
    }
    throw error
  }
}

/** The call has changed the session's id: the page and its forms use the new token from now on. */
function takeToken(token: string | null): void {
  if (!token) return
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="csrf-token"]')) meta.content = token
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="_csrf"]')) field.value = token
}

async function answerOf(name: string, request: RequestInit): Promise<Envelope> {
  return (await (await responseTo(`/${name}`, request)).json()) as Envelope
}

/** Sends a request to our own server, with what it checks of every call. Fails with a `CallError`. */
export async function responseTo(address: string, request: RequestInit, isAgain = false): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, {
      ...request,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken(),
        'x-reader': readerMark(),
        'x-build': build(),
      },
    })
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new CallError(undefined, connectionLost, 'lost', cause)
  }
  const token = response.headers.get('x-csrf-token')
  takeToken(token)
  // Only the CSRF token was outdated: the same reader has logged in again in another tab. Try again with the new one.
  if (response.status === 403 && token && !isAgain) return responseTo(address, request, true)
  if (!response.ok) throw await failureOf(response)
  return response
}

async function isProven(): Promise<boolean> {
  const { provePassword } = await import('./provePassword')
  return provePassword()
}

/** Leaves the page after the server has ended the session; the notices say why. */
async function endSession({ Notices }: Envelope): Promise<void> {
  for (const notice of Notices ?? []) await showNotice(notice)
  leaveTo(routes.login.path)
}

async function failureOf(response: Response): Promise<CallError> {
  const { status } = response
  const { Refusal: why, Notices }: Refused = await response.json().catch(() => ({}))
  // A request that was refused for its content or its caller carries the reason.
  const reason = why || status === 400 ? Notices?.[0]?.Messages[0] : undefined
  return new CallError(status, reason ?? statusText(status), why)
}

function statusText(status: number): string {
  return status in texts.http ? texts.http[status as keyof typeof texts.http] : texts.http.other
}
