/** Calls of widgets to the server, typed by the table of contracts. The schemas themselves stay on the server. */
import type { Contracts } from '../../shared/contracts'
import type { Envelope } from '../../shared/contracts/envelope'
import type { Operation, RequestOf, ResponseOf } from '../../shared/contracts/operation'
import { texts } from '../../shared/texts'

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

/** The server could not be reached, or answered with a status instead of an envelope. */
export class CallError extends Error {
  constructor(
    readonly status: number | undefined,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.name = 'CallError'
  }
}

export function post<Name extends PostOperation>(
  name: Name,
  request: RequestOf<Named<Name>>,
  signal?: AbortSignal,
): Promise<ResponseOf<Named<Name>>> {
  return send(name, { method: 'POST', body: JSON.stringify(request), signal })
}

export function get<Name extends GetOperation>(name: Name, signal?: AbortSignal): Promise<ResponseOf<Named<Name>>> {
  return send(name, { method: 'GET', signal })
}

function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
}

/** The call has changed the session's id: the page and its forms go on with the new token. */
function takeToken(token: string | null): void {
  if (!token) return
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="csrf-token"]')) meta.content = token
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="_csrf"]')) field.value = token
}

async function send<Answer>(name: string, options: RequestInit): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/${name}`, {
      ...options,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken() },
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new CallError(undefined, texts.http.other, cause)
  }
  takeToken(response.headers.get('x-csrf-token'))
  if (!response.ok) throw new CallError(response.status, statusText(response.status))
  const envelope = (await response.json()) as Envelope
  // An ended session has no page to stay on: the login page says why.
  if (envelope.SessionExpired) window.location.assign('/login')
  if (envelope.NeedsProof) {
    const { provePassword } = await import('./provePassword')
    if (await provePassword()) return send(name, options)
  }
  return envelope as Answer
}

function statusText(status: number): string {
  return status in texts.http ? texts.http[status as keyof typeof texts.http] : texts.http.other
}
