import { type CompanyRole, isCompanyRole, type Role, withCompanyRoles } from '../../../shared/access/roles'
import { domainOf, isFreeDomain } from '../../../shared/accounts/freeDomains'
import type { account } from '../../../shared/contracts'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { messages, texts } from '../../../shared/texts'
import type { Database } from '../../data/database'
import { ownerChangeMail } from '../../mail/ownerChangeMail'
import type { Caller } from '../caller'
import type { RoleChange } from '../companyRoles'
import { endTokensOf } from '../endTokens'
import { isProved, type ServiceCall, unproved } from '../service'
import { ownerOf, possibleOwners, takesNobodyByDomain } from './companyProfile'
import type { AccountParts } from './parts'
import { roleChange } from './userRoles'

type Profile = RequestOf<typeof account.UpdateCompanyProfile>['profile']

/** Saves the company, and transfers the account in the same transaction if another owner was chosen. */
export function updateCompanyProfile({ db, audit, mails, store }: AccountParts) {
  return async (call: ServiceCall, { profile }: { profile: Profile }) => {
    const caller = call.requireCaller()
    const entry = { actor: caller.email, address: call.address, requestId: call.requestId }
    const owner = (await ownerOf(db, caller.companyId))?.id ?? caller.id
    const isOwnerChanged = profile.Owner !== owner
    const chosen = await possibleOwners(db, caller.companyId).where('id', '=', profile.Owner).executeTakeFirst()
    if (isOwnerChanged && !isProved(caller, call.now)) return unproved
    if (isOwnerChanged && !chosen) return refused(messages.ownerMissing)
    if (isOwnerChanged && chosen && isFreeDomain(domainOf(chosen.email))) {
      await audit.record({ ...entry, event: 'owner-change', outcome: 'refused', target: chosen.email })
      return refused(texts.ownerWithFreeMail)
    }

    await mails.inTransaction(async (transaction, post, { record }) => {
      await saveCompany(transaction, caller.companyId, profile)
      record({ ...entry, event: 'company-change', outcome: 'success', target: profile.CompanyName })
      if (!isOwnerChanged || !chosen) return
      record({ ...entry, event: 'owner-change', outcome: 'success', target: chosen.email })
      const changed = await handOver(transaction, caller, owner, profile.Owner)
      for (const { email, before, after } of changed)
        record({ ...entry, event: 'role-change', outcome: 'success', target: email, detail: roleChange(before, after) })
      for (const to of [caller.email, chosen.email])
        await post(ownerChangeMail(to, { company: profile.CompanyName, owner: chosen.full_name }))
      // The previous owner is logged out, here as well. Last, because sessions in Redis end at once.
      const left = changed.map(({ email }) => email).filter(email => email !== chosen.email)
      await store.endSessionsOf(left, { within: transaction })
    })
    return succeeded({ IsOwnerChanged: isOwnerChanged })
  }
}

/** The owner cannot change the mail domain; without one nobody is admitted by it. */
async function saveCompany(db: Database, id: string, profile: Profile): Promise<void> {
  const { mail_domain, allow_auto_reg } = await db
    .selectFrom('companies')
    .select(['mail_domain', 'allow_auto_reg'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('companies')
    .set({
      name: profile.CompanyName,
      address1: profile.Address1,
      address2: profile.Address2,
      city: profile.City,
      state: profile.State,
      zip: profile.Zip,
      country: profile.Country,
      allow_auto_reg: takesNobodyByDomain(mail_domain) ? allow_auto_reg : profile.AllowAutoReg,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Moves type, status and role together. The new owner gets the roles of the company, like the first one. The previous
 * owner's tokens end, because they would still give the rights of an owner.
 */
async function handOver(db: Database, caller: Caller, from: string, to: string): Promise<RoleChange[]> {
  const company = db.selectFrom('companies').select('roles').where('id', '=', caller.companyId).forShare()
  const { roles: held } = await company.executeTakeFirstOrThrow()
  const involved = db.selectFrom('users').select(['id', 'email', 'roles']).where('id', 'in', [from, caller.id, to])
  const people = await involved.orderBy('id').forUpdate().execute()
  const changes: RoleChange[] = []
  for (const { id, email, roles } of people) {
    const others = roles.filter((role: Role) => role !== 'owner')
    const isNew = id === to
    const after = isNew ? asOwner(others, held) : others
    await db
      .updateTable('users')
      .set({
        type: isNew ? 'Owner' : 'User',
        status: isNew ? 'Owner' : 'Active',
        roles: JSON.stringify(after),
      })
      .where('id', '=', id)
      .execute()
    if (!isNew) await endTokensOf(db, id)
    changes.push({ email, before: roles, after })
  }
  return changes
}

function asOwner(others: readonly Role[], held: readonly CompanyRole[]): Role[] {
  return withCompanyRoles(['owner', ...others], [...held, ...others.filter(isCompanyRole)])
}
