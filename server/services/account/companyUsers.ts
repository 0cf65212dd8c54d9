/** The users of a company, as the account owner sees them. */

import { isAccountOwner } from '../../../shared/companyUsers'
import type { CompanyUser } from '../../../shared/contracts/account'
import { refused } from '../../../shared/contracts/envelope'
import { domainOf, isFreeDomain } from '../../../shared/freeDomains'
import { messages } from '../../../shared/texts'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import type { UserRow } from './users'
import { usersWithCompany } from './users'

export function getCompanyUsers({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const { companyId } = call.requireCaller()
    const users = await usersWithCompany(db)
      .where('users.company_id', '=', companyId)
      .orderBy('users.full_name')
      .orderBy('users.email')
      .execute()
    return { Succeeded: true, Notices: [], Items: users.map(companyUserOf) }
  }
}

/** Only what the table shows: nothing of passwords, roles or phone. */
export function companyUserOf(user: UserRow): CompanyUser {
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
  }
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
