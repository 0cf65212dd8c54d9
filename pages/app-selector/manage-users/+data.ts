import type { PageContextServer } from 'vike/types'
import { holdsAny } from '../../../shared/access/roles'
import { account } from '../../../shared/contracts'
import { companyUserWish } from '../../../shared/contracts/account'

/** A page of the users of the caller's own company, by the query. Access was decided before this runs. */
export async function data({ call, identity, missing, urlParsed }: PageContextServer) {
  const { descending, ...search }: Record<string, string> = urlParsed.search
  // An empty field of the filter does not filter.
  const asked = Object.fromEntries(Object.entries(search).filter(([, value]) => value.trim() !== ''))
  const wish = companyUserWish.safeParse({ ...asked, ...(descending && { descending: true }) }).data ?? {}
  const isUsual = Object.keys(wish).length === 0
  const { Items, Item } = await (isUsual ? call(account.GetCompanyUsers) : call(account.FindCompanyUsers, wish))
  const roles = identity?.Roles ?? []
  return {
    users: Items ?? [],
    counts: Item ?? missing(),
    wish,
    hasServiceAccounts: holdsAny(roles, ['selection-api', 'nimbus']),
    mayInvite: !roles.includes('engineering'),
    isActing: identity?.IsImpersonated ?? true,
  }
}

export type Data = Awaited<ReturnType<typeof data>>
