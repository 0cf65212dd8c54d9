/** Variables of the second factor. */
import { z } from 'zod'
import { type Role, roles } from '../../shared/access/roles'

export const secondFactorVariables = {
  SECOND_FACTOR_ROLES: {
    schema: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .pipe(z.array(z.enum(roles, { error: `of these, by commas: ${roles.join(', ')}` })))
      .default([]),
    about:
      'Roles whose holders log in with a code of an authenticator app as well, by commas: without one they set it up first. Everybody else may have one.',
    example: 'admin,command-center,can-impersonate,owner',
  },
} as const

interface Values {
  /** Missing if its value was refused. */
  SECOND_FACTOR_ROLES?: readonly Role[]
  ACCOUNT_SERVICE_ORIGIN?: string
}

/** Refuses a setting that would have no effect, so that nobody relies on it. */
export function secondFactorProblems({
  SECOND_FACTOR_ROLES: named = [],
  ACCOUNT_SERVICE_ORIGIN: remote,
}: Values): string[] {
  if (named.length === 0 || remote === undefined) return []
  return ['SECOND_FACTOR_ROLES: cannot be combined with ACCOUNT_SERVICE_ORIGIN. That service decides how people log in']
}
