/** The users of a company, for the account owner. */

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

/** Without a request: the first page of all users. */
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

/** Only the data of the table: no passwords, no phone, and of the roles only whether there are any. */
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

/** With the settings that the owner can change. */
export function shownUserOf(user: UserRow): ShownCompanyUser {
  return { ...companyUserOf(user), Roles: user.roles.filter(isCompanyRole) }
}

/** A user of the caller's company. The result for another company's user is that for one that does not exist. */
export function companyUserById(db: Database, call: ServiceCall, id: string): Promise<UserRow | undefined> {
  return usersWithCompany(db)
    .where('users.id', '=', id)
    .where('users.company_id', '=', call.requireCaller().companyId)
    .executeTakeFirst()
}

/** The refusal, if the caller may neither disable nor remove `user`; otherwise undefined. */
export function refusalFor(user: UserRow | undefined, call: ServiceCall) {
  if (!user) return refused(messages.userMissing)
  if (isAccountOwner({ Type: user.type, Status: user.status })) return refused(messages.ownerStays)
  if (user.id === call.requireCaller().id) return refused(messages.notYourself)
  return undefined
}

/** The caller's fields of an audit entry. */
export function byCaller(call: ServiceCall) {
  return { actor: call.requireCaller().email, address: call.address, requestId: call.requestId }
}
