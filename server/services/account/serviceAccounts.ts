/** Makes service accounts and gives them new passwords. A password is returned once and stored only as a hash. */

import { programRoles } from '../../../shared/access/roles'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages, texts } from '../../../shared/texts'
import { hashPassword, randomPassword } from '../../access/passwords'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import { newClientId } from './clientId'
import { byCaller, companyUserById } from './companyUsers'
import type { AccountParts } from './parts'
import { roleChange } from './userRoles'

export function addServiceAccount({ db, audit }: AccountParts) {
  return async (call: ServiceCall, request: { name: string }) => {
    const { companyId, roles } = call.requireCaller()
    const name = request.name.trim()
    const early = await refusalOf(db, companyId, name)
    if (early) return notAdded(call, name, early)
    const password = randomPassword(limits.serviceAccountPassword)
    const password_hash = await hashPassword(password, call.address)
    const clientId = newClientId()

    const given = programRoles.filter(role => roles.includes(role))
    const outcome = await audit.transaction(async (transaction, record) => {
      // Locks the row of the company, so that two tabs count one after the other.
      await transaction.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
      const late = await refusalOf(transaction, companyId, name)
      if (late) return late
      const made = await transaction
        .insertInto('users')
        .values({
          company_id: companyId,
          email: clientId,
          full_name: name,
          phone: '',
          password_hash,
          temporary_password_hash: null,
          temporary_password_expires_at: null,
          type: 'Service',
          status: 'Active',
          roles: JSON.stringify(given),
          is_new_engine_enabled: false,
          created_at: call.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const detail = { change: 'added', ...roleChange([], given) }
      record({ ...added(call), target: clientId, outcome: 'success', detail })
      return made
    })

    if (typeof outcome === 'string') return notAdded(call, name, outcome)
    return succeeded({ Id: outcome.id, FullName: name, Email: clientId, Password: password })
  }

  async function notAdded(call: ServiceCall, target: string, reason: string) {
    await audit.record({ ...added(call), target, outcome: 'refused' })
    return refused(reason)
  }
}

function added(call: ServiceCall) {
  return { event: 'service-account' as const, ...byCaller(call), detail: { change: 'added' } }
}

/** Why no account of that name can be added to the company; undefined if it can. */
async function refusalOf(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const users = await db.selectFrom('users').select(['full_name', 'type']).where('company_id', '=', companyId).execute()
  if (users.some(user => sameName(user.full_name, name))) return texts.accountNameExists
  const isFull = users.filter(user => user.type === 'Service').length >= limits.serviceAccounts
  return isFull ? texts.serviceAccountsFull : undefined
}

export function changeServiceAccountPassword({ db, audit }: AccountParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const account = await companyUserById(db, call, id)
    if (account?.type !== 'Service') return refused(messages.serviceAccountMissing)
    const password = randomPassword(limits.serviceAccountPassword)
    const password_hash = await hashPassword(password, call.address)
    const detail = { change: 'password' }
    const entry = { event: 'service-account', outcome: 'success', ...byCaller(call), target: account.email } as const
    await audit.transaction(async (transaction, record) => {
      await transaction.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
      await endTokensOf(transaction, id)
      record({ ...entry, detail })
    })
    return succeeded({ Id: id, FullName: account.full_name, Email: account.email, Password: password })
  }
}

/** Names are compared without case. */
function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase()
}
