/** What is audited, in one list: a name that is not here is not. */
export const auditEvents = [
  'sign-in',
  'sign-out',
  'session-end',
  'password-change',
  'password-proof',
  'temporary-password',
  'second-factor',
  'clearance',
  'security-questions',
  'impersonation',
  'registration',
  'profile-change',
  'email-change',
  'company-change',
  'owner-change',
  'access',
  'request-refused',
  'token',
  'report',
  'user-status',
  'user-removal',
  'user-approval',
  'invitation',
  'service-account',
  'sharing',
  'design-removal',
  'export',
  'contact',
  'help-request',
  'unlock',
  'operator',
  'start',
] as const

export type AuditEventName = (typeof auditEvents)[number]

export const auditOutcomes = ['success', 'failure', 'refused'] as const
