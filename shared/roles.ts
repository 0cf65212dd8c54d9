/** The roles a person may hold. A role that is not in this list does not exist. */
export const roles = [
  'owner',
  'rep',
  'cooney',
  'kcc',
  'engineering',
  'drygas-gasmix',
  'can-impersonate',
  'selection-api',
  'enterprise',
  'economizer',
  'aircooler',
  'seg-prog',
  'circ-build',
  'cleaver-brooks',
  'hurst-boiler',
  'nimbus',
  'r-and-d',
  'admin',
  'command-center',
  // Not in the specification's table: the special role that the export of some reports needs.
  'isSRC',
] as const

/** Who may export a report that is marked for it. */
export const reportExportRole = 'isSRC' satisfies (typeof roles)[number]

export type Role = (typeof roles)[number]

export function isRole(value: string): value is Role {
  return (roles as readonly string[]).includes(value)
}

/** Whether the holder of `held` has any one of `wanted`. */
export function holdsAny(held: readonly Role[], wanted: readonly Role[]): boolean {
  return wanted.some(role => held.includes(role))
}
