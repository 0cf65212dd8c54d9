import type { PageContextServer } from 'vike/types'
import { mayEdit } from '../../../../shared/companyUsers'
import { account } from '../../../../shared/contracts'
import { holdsAny } from '../../../../shared/roles'

/** One user of the caller's company. Anybody else is not here, whether they exist or not. */
export async function data({ call, identity, missing, routeParams }: PageContextServer) {
  const { Items } = await call(account.GetCompanyUsers)
  const user = Items?.find(one => one.Id === routeParams.id)
  if (!user || !mayEdit(user)) return missing()
  return { user, hasServiceAccounts: holdsAny(identity?.Roles ?? [], ['selection-api', 'nimbus']) }
}

export type Data = Awaited<ReturnType<typeof data>>
