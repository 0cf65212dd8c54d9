/** The users of a company, as the account owner sees them. */

import { isCompanyRole } from '../../../shared/access/roles'
import { isAccountOwner } from '../../../shared/accounts/companyUsers'
import { domainOf, isFreeDomain } from '../../../shared/accounts/freeDomains'
import type { CompanyUser, CompanyUserWish, ShownCompanyUser } from '../../../shared/contracts/account'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { countOf, type PeopleQuery, pageOf, peopleWith } from './peoplePage'
import type { UserRow } from './users'
import { usersWithCompany } from './users'

/** Without a wish: the first page of all. */
export function findCompanyUsers({ db }: AccountParts) {
  return async (call: ServiceCall, { text, type, status, ...order }: CompanyUserWish = {}) => {
    const all = db.selectFrom('users').where('company_id', '=', call.requireCaller().companyId)
    let fit = peopleWith(all, text)
    if (type) fit = fit.where('type', '=', type)
    if (status) fit = fit.where('status', '=', status)
    const listed = fit.select(['id', 'full_name', 'email', 'type', 'status', 'roles'])
    const [{ rows, place }, Found, counts] = await Promise.all([
      pageOf(db, listed, order, limits.companyUsers.page),
      countOf(fit),
      countsOf(all),
    ])
    return { Succeeded: true, Notices: [], Items: rows.map(companyUserOf), Item: { Found, ...counts, ...place } }
  }
}

async function countsOf(all: PeopleQuery<unknown>) {
  const counts = await all
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('type', '=', 'Approval').filterWhere('status', '=', 'Pending').as('waiting'),
      fn.countAll<string>().filterWhere('type', '=', 'Service').as('accounts'),
    ])
    .executeTakeFirstOrThrow()
  return { All: Number(counts.all), Waiting: Number(counts.waiting), ServiceAccounts: Number(counts.accounts) }
}

export function showCompanyUser({ db }: AccountParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const user = await companyUserById(db, call, id)
    return user ? succeeded(shownUserOf(user)) : refused(messages.userMissing)
  }
}

/** Only what the table shows: nothing of passwords or phone, and of roles whether there is any. */
export function companyUserOf(
  user: Pick<UserRow, 'id' | 'full_name' | 'email' | 'type' | 'status' | 'roles'>,
): CompanyUser {
  const Domain = domainOf(user.email)
  return {
    Id: user.id,
    FullName: user.full_name,
    Email: user.email,
    Type: user.type,
    Status: user.status,
    Domain,
    IsFreeDomain: isFreeDomain(Domain),
    IsWorking: false,
    IsHidden: false,
    IsActive: user.status === 'Active' || user.status === 'Owner',
    ...(user.type === 'User' && user.roles.length === 0 && { HasNoRole: true as const }),
  }
}

/** With what the owner decides about. */
export function shownUserOf(user: UserRow): ShownCompanyUser {
  return { ...companyUserOf(user), Roles: user.roles.filter(isCompanyRole) }
}

/** A user of the caller's company. One of another company is as missing as one that does not exist. */
export function companyUserById(db: Database, call: ServiceCall, id: string): Promise<UserRow | undefined> {
  return usersWithCompany(db)
    .where('users.id', '=', id)
    .where('users.company_id', '=', call.requireCaller().companyId)
    .executeTakeFirst()
}

/** Why `user` can be neither disabled nor removed by the caller, as an answer; undefined where they can. */
export function refusalFor(user: UserRow | undefined, call: ServiceCall) {
  if (!user) return refused(messages.userMissing)
  if (isAccountOwner({ Type: user.type, Status: user.status })) return refused(messages.ownerStays)
  if (user.id === call.requireCaller().id) return refused(messages.notYourself)
  return undefined
}

/** What an audit entry says of the caller. */
export function byCaller(call: ServiceCall) {
  return { actor: call.requireCaller().email, address: call.address, requestId: call.requestId }
}
