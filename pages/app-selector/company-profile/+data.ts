import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** The caller's company, and the lists that its address is chosen from. Access was decided before this runs. */
export async function data({ call, missing }: PageContextServer) {
  const [profile, countries, states] = await Promise.all([
    call(account.GetCompanyProfile),
    call(account.GetCountries),
    call(account.GetStates),
  ])
  return { profile: profile.Item ?? missing(), countries: countries.Items ?? [], states: states.Items ?? [] }
}
