import type { account } from '../../../shared/contracts'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { domainOf, isFreeDomain } from '../../../shared/freeDomains'
import type { Role } from '../../../shared/roles'
import { messages, texts } from '../../../shared/texts'
import type { Database } from '../../data/database'
import { ownerChangeMail } from '../../mail/ownerChangeMail'
import type { Caller } from '../caller'
import { endTokensOf } from '../endTokens'
import { isProved, type ServiceCall, unproved } from '../service'
import type { AccountParts } from '.'
import { ownerAmong, possibleOwners, takesNobodyByDomain } from './companyProfile'

type Profile = RequestOf<typeof account.UpdateCompanyProfile>['profile']

/** Saves the company; where the owner is another, hands the account over in the same breath. */
export function updateCompanyProfile({ db, audit, background, mailer }: AccountParts) {
  return async (call: ServiceCall, { profile }: { profile: Profile }) => {
    const caller = call.requireCaller()
    const entry = { actor: caller.email, address: call.address, requestId: call.requestId }
    const people = await possibleOwners(db, caller.companyId)
    const owner = ownerAmong(people)?.id ?? caller.id
    const isOwnerChanged = profile.Owner !== owner
    const chosen = people.find(person => person.id === profile.Owner)
    if (isOwnerChanged && !isProved(caller, call.now)) return unproved(caller)
    if (isOwnerChanged && !chosen) return refused(messages.ownerMissing)
    if (isOwnerChanged && chosen && isFreeDomain(domainOf(chosen.email))) {
      await audit.record({ ...entry, event: 'owner-change', outcome: 'refused', target: chosen.email })
      return refused(texts.ownerWithFreeMail)
    }

    await db.transaction().execute(async transaction => {
      await saveCompany(transaction, caller.companyId, profile)
      if (isOwnerChanged) await handOver(transaction, caller, owner, profile.Owner)
    })
    await audit.record({ ...entry, event: 'company-change', outcome: 'success', target: profile.CompanyName })
    if (isOwnerChanged && chosen) {
      await audit.record({ ...entry, event: 'owner-change', outcome: 'success', target: chosen.email })
      background.run('owner change mail', async () => {
        for (const to of [caller.email, chosen.email])
          await mailer.send(ownerChangeMail(to, { company: profile.CompanyName, owner: chosen.full_name }))
      })
    }
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

/** Type, status and role move together; whoever gives the account away keeps no token that says otherwise. */
async function handOver(db: Database, caller: Caller, from: string, to: string): Promise<void> {
  const people = await db.selectFrom('users').select(['id', 'roles']).where('id', 'in', [from, caller.id, to]).execute()
  for (const { id, roles } of people) {
    const others = roles.filter((role: Role) => role !== 'owner')
    const isNew = id === to
    await db
      .updateTable('users')
      .set({
        type: isNew ? 'Owner' : 'User',
        status: isNew ? 'Owner' : 'Active',
        roles: JSON.stringify(isNew ? ['owner', ...others] : others),
      })
      .where('id', '=', id)
      .execute()
    if (!isNew) await endTokensOf(db, id)
  }
}
