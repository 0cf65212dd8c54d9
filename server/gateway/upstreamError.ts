/** Closed list of what can be wrong with an upstream's answer. */
export type UpstreamErrorCode = 'timeout' | 'unreachable' | 'redirect' | 'status' | 'too-large' | 'broken' | 'garbage'

/** An upstream did not answer as its contract says. The client learns 502 or 504, the log the cause. */
export class UpstreamError extends Error {
  readonly status: number

  constructor(
    readonly code: UpstreamErrorCode,
    cause?: unknown,
  ) {
    super(`the upstream failed: ${code}`, { cause })
    this.name = 'UpstreamError'
    this.status = code === 'timeout' ? 504 : 502
  }
}
