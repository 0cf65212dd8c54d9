import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'
import { holdsAny } from '../../../shared/roles'

/** The users of the caller's own company. Access was decided before this runs. */
export async function data({ call, identity }: PageContextServer) {
  const { Items } = await call(account.GetCompanyUsers)
  const roles = identity?.Roles ?? []
  return {
    users: Items ?? [],
    hasServiceAccounts: holdsAny(roles, ['selection-api', 'nimbus']),
    mayInvite: !roles.includes('engineering'),
  }
}

export type Data = Awaited<ReturnType<typeof data>>
