/** The roles that a person may hold. A role that is not in this list does not exist. */
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
  // Not in the specification's table of roles: the special role for the export of some reports.
  'isSRC',
] as const

/** The role that may export a report that is marked for it. */
export const reportExportRole = 'isSRC' satisfies (typeof roles)[number]

export type Role = (typeof roles)[number]

/**
 * The roles that a company can have, and that its owner can give to its people. Missing here: `owner`, which belongs to
 * the account, and the roles that give power over others, which only the operator gives, by a command.
 */
export const companyRoles = [
  'enterprise',
  'economizer',
  'aircooler',
  'seg-prog',
  'circ-build',
  'drygas-gasmix',
  'cleaver-brooks',
  'hurst-boiler',
  'nimbus',
  'r-and-d',
  'selection-api',
  'rep',
  'cooney',
  'kcc',
  'isSRC',
] as const satisfies readonly Role[]

export type CompanyRole = (typeof companyRoles)[number]

export function isCompanyRole(role: Role): role is CompanyRole {
  return (companyRoles as readonly Role[]).includes(role)
}

/** Whether somebody holds a role that gives power over others: neither a company's role nor `owner`. */
export function hasPower(held: readonly Role[]): boolean {
  return held.some(role => role !== 'owner' && !isCompanyRole(role))
}

/** The roles of somebody who is given `wanted`: roles that a company cannot give stay as they are. */
export function withCompanyRoles(held: readonly Role[], wanted: readonly CompanyRole[]): Role[] {
  return [...held.filter(role => !isCompanyRole(role)), ...companyRoles.filter(role => wanted.includes(role))]
}

export function isRole(value: string): value is Role {
  return (roles as readonly string[]).includes(value)
}

/** The roles for a company's own programs: those of service accounts, and of the owners who may add them. */
export const programRoles = ['selection-api', 'nimbus'] as const satisfies readonly CompanyRole[]

/** Only holders of one of these roles, and programs, get a token of the token service. */
export const tokenRoles: readonly Role[] = ['nimbus', 'seg-prog']

/** Whether `held` contains any of `wanted`. */
export function holdsAny(held: readonly Role[], wanted: readonly Role[]): boolean {
  return wanted.some(role => held.includes(role))
}
