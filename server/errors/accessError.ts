/** Closed list of reasons why access was refused. */
export type AccessErrorCode =
  | 'not-signed-in'
  | 'session-ended'
  | 'role-missing'
  | 'clearance-missing'
  | 'impersonated'
  | 'temporary-password'
  | 'second-factor'
  | 'cross-site'
  | 'csrf'
  | 'another-person'
  | 'session-store'
  | 'no-consent'
  | 'unprotected'

const statuses: Record<AccessErrorCode, number> = {
  'not-signed-in': 401,
  'session-ended': 401,
  'role-missing': 403,
  'clearance-missing': 403,
  impersonated: 403,
  'temporary-password': 403,
  'second-factor': 403,
  'cross-site': 403,
  csrf: 403,
  'another-person': 403,
  'session-store': 503,
  'no-consent': 403,
  unprotected: 403,
}

/** Access was refused. Logs and the audit trail get the code, the client gets the status. */
export class AccessError extends Error {
  readonly status: number

  constructor(
    readonly code: AccessErrorCode,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(`access refused: ${code}`)
    this.name = 'AccessError'
    this.status = statuses[code]
  }
}
