/**
 * Closed list of faults of an upstream. `open` and `busy`: the circuit breaker did not send the call. `stranger`: the
 * built-in service does not know the people of a remote account service.
 */
export type UpstreamErrorCode =
  | 'timeout'
  | 'unreachable'
  | 'redirect'
  | 'status'
  | 'too-large'
  | 'broken'
  | 'garbage'
  | 'open'
  | 'busy'
  | 'stranger'

const statuses: Partial<Record<UpstreamErrorCode, 501 | 503 | 504>> = {
  timeout: 504,
  open: 503,
  busy: 503,
  stranger: 501,
}

/** An upstream did not answer as its contract says. The client gets 501 to 504, the log gets the cause. */
export class UpstreamError extends Error {
  readonly status: number

  constructor(
    readonly code: UpstreamErrorCode,
    cause?: unknown,
  ) {
    super(`the upstream failed: ${code}`, { cause })
    this.name = 'UpstreamError'
    this.status = statuses[code] ?? 502
  }
}
