import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'
import { limits } from '../../../shared/limits'
import { firstCharacters } from '../../../shared/wording/characters'

/** The caller's company, and the lists for its address. Access was decided before this runs. */
export async function data({ call, identity, missing, urlParsed }: PageContextServer) {
  const [profile, countries, states, roles] = await Promise.all([
    call(account.GetCompanyProfile),
    call(account.GetCountries),
    call(account.GetStates),
    call(account.GetCompanyRoles),
  ])
  const { Users, ...kept } = profile.Item ?? missing()
  const sought = firstCharacters(urlParsed.search.owner?.trim() ?? '', limits.email)
  const found = sought ? await peopleWith(sought) : undefined
  // The present owner stays in the list.
  const owner = Users.filter(({ Id }) => Id === kept.Company.Owner)
  return {
    profile: { ...kept, Users: found ? [...owner, ...found] : Users },
    sought,
    countries: countries.Items ?? [],
    states: states.Items ?? [],
    roles: { offered: roles.Items ?? [], chosen: roles.Item?.Newcomers ?? [] },
    isActing: identity?.IsImpersonated ?? true,
  }

  /** The people who can own the account, for a company with too many for one list. */
  async function peopleWith(text: string) {
    const { Items } = await call(account.FindCompanyUsers, { text, type: 'User', status: 'Active' })
    return (Items ?? []).map(({ Id, FullName, IsFreeDomain }) => ({ Id, FullName, IsFreeDomain }))
  }
}
