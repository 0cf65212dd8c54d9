import { domainOf, isFreeDomain } from '../../../shared/accounts/freeDomains'
import type { CompanyProfile } from '../../../shared/contracts/account/companyProfile'
import { succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { countOf, pageOf } from './peoplePage'

/** The company of the caller, and the people who can own its account. */
export function getCompanyProfile({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const { id, companyId } = call.requireCaller()
    return succeeded(await companyProfileOf(db, companyId, id))
  }
}

async function companyProfileOf(db: Database, companyId: string, callerId: string): Promise<CompanyProfile> {
  const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
  const [owner, people, owners] = await Promise.all([
    ownerOf(db, companyId),
    pageOf(db, possibleOwners(db, companyId), {}, limits.companyUsers.owners),
    countOf(possibleOwners(db, companyId)),
  ])
  const isListed = !owner || people.rows.some(({ id }) => id === owner.id)
  return {
    Company: {
      CompanyName: company.name,
      Address1: company.address1,
      Address2: company.address2,
      City: company.city,
      State: company.state,
      Zip: company.zip,
      Country: company.country,
      Owner: owner?.id ?? callerId,
      AllowAutoReg: company.allow_auto_reg,
      IsDomainFree: takesNobodyByDomain(company.mail_domain),
    },
    Users: (isListed ? people.rows : [owner, ...people.rows]).map(({ id, full_name, email }) => ({
      Id: id,
      FullName: full_name,
      IsFreeDomain: isFreeDomain(domainOf(email)),
    })),
    UsersTotal: owners,
  }
}

/** Without a mail domain of its own a company cannot recognize its people by their email. */
export function takesNobodyByDomain(mailDomain: string | null): boolean {
  return mailDomain === null || isFreeDomain(mailDomain)
}

/** People who can sign in. */
export function possibleOwners(db: Database, companyId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'type', 'roles'])
    .where('company_id', '=', companyId)
    .where('type', 'in', ['User', 'Owner'])
    .where('status', 'in', ['Active', 'Owner'])
}

export function ownerOf(db: Database, companyId: string) {
  return possibleOwners(db, companyId)
    .where('type', '=', 'Owner')
    .orderBy('full_name')
    .orderBy('users.id')
    .executeTakeFirst()
}
