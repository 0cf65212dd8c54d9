import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { holdsAny } from '../../../../shared/access/roles'
import { mayEdit } from '../../../../shared/accounts/companyUsers'
import { account } from '../../../../shared/contracts'

/** One user of the caller's company. Anybody else is not found, whether they exist or not. */
export async function data({ call, identity, missing, routeParams }: PageContextServer) {
  const id = z.uuid().safeParse(routeParams.id).data
  const user = id && (await call(account.ShowCompanyUser, { id })).Item
  if (!user || !mayEdit(user)) return missing()
  const hasServiceAccounts = holdsAny(identity?.Roles ?? [], ['selection-api', 'nimbus'])
  // The roles of a service account are fixed when it is created.
  const companyRoles = user.Type === 'User' ? ((await call(account.GetCompanyRoles)).Items ?? []) : undefined
  return { user, companyRoles, hasServiceAccounts, isActing: identity?.IsImpersonated ?? true }
}

export type Data = Awaited<ReturnType<typeof data>>
