import type { account } from '../../../shared/contracts'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { domainOf, isFreeDomain } from '../../../shared/freeDomains'
import { type CompanyRole, isCompanyRole, type Role, withCompanyRoles } from '../../../shared/roles'
import { messages, texts } from '../../../shared/texts'
import type { Database } from '../../data/database'
import { ownerChangeMail } from '../../mail/ownerChangeMail'
import type { Caller } from '../caller'
import { endTokensOf } from '../endTokens'
import { isProved, type ServiceCall, unproved } from '../service'
import type { AccountParts } from '.'
import { ownerOf, possibleOwners, takesNobodyByDomain } from './companyProfile'

type Profile = RequestOf<typeof account.UpdateCompanyProfile>['profile']

/** Saves the company; where the owner is another, hands the account over in the same breath. */
export function updateCompanyProfile({ db, audit, mails }: AccountParts) {
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

    await mails.inTransaction(async (transaction, post) => {
      await saveCompany(transaction, caller.companyId, profile)
      if (!isOwnerChanged || !chosen) return
      await handOver(transaction, caller, owner, profile.Owner)
      for (const to of [caller.email, chosen.email])
        await post(ownerChangeMail(to, { company: profile.CompanyName, owner: chosen.full_name }))
    })
    await audit.record({ ...entry, event: 'company-change', outcome: 'success', target: profile.CompanyName })
    if (isOwnerChanged && chosen)
      await audit.record({ ...entry, event: 'owner-change', outcome: 'success', target: chosen.email })
    return succeeded({ IsOwnerChanged: isOwnerChanged })
  }
}

/** The domain is not the owner's to change, and without one nobody is let in by it. */
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

/** Type, status and role move together; the new owner gets what the company holds, as the first one did; whoever gives the account away keeps no token that says otherwise. */
async function handOver(db: Database, caller: Caller, from: string, to: string): Promise<void> {
  const company = db.selectFrom('companies').select('roles').where('id', '=', caller.companyId).forShare()
  const { roles: held } = await company.executeTakeFirstOrThrow()
  const involved = db.selectFrom('users').select(['id', 'roles']).where('id', 'in', [from, caller.id, to])
  const people = await involved.orderBy('id').forUpdate().execute()
  for (const { id, roles } of people) {
    const others = roles.filter((role: Role) => role !== 'owner')
    const isNew = id === to
    await db
      .updateTable('users')
      .set({
        type: isNew ? 'Owner' : 'User',
        status: isNew ? 'Owner' : 'Active',
        roles: JSON.stringify(isNew ? asOwner(others, held) : others),
      })
      .where('id', '=', id)
      .execute()
    if (!isNew) await endTokensOf(db, id)
  }
}

function asOwner(others: readonly Role[], held: readonly CompanyRole[]): Role[] {
  return withCompanyRoles(['owner', ...others], [...held, ...others.filter(isCompanyRole)])
}
