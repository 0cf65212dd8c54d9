/** Actions of an admin for an account of any company. They assign no roles. */

import { mayToggle } from '../../../shared/accounts/companyUsers'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { AuditEntry } from '../../access/audit'
import { byCaller, refusalFor } from '../account/companyUsers'
import { userById } from '../account/users'
import { setPersonState, unlockPerson } from '../peopleChanges'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

interface Wanted {
  id: string
}

export function unlockUser(parts: AdminParts) {
  return async (call: ServiceCall, { id }: Wanted) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    await parts.audit.transaction(async (transaction, record) => {
      await unlockPerson(transaction, user)
      record(entryOf(call, 'unlock', user.email))
    })
    return succeeded(null)
  }
}

/** Owners cannot be disabled until the account is transferred, and nobody can disable themselves. */
export function setUserState(parts: AdminParts) {
  return async (call: ServiceCall, { id, isActive }: Wanted & { isActive: boolean }) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    const refusal = refusalFor(user, call)
    if (refusal) return refusal
    if (!mayToggle({ Type: user.type, Status: user.status })) return refused(messages.notLetIn)
    const isSet = await parts.audit.transaction(async (transaction, record) => {
      if (!(await setPersonState(transaction, parts.store, user, isActive))) return false
      record(entryOf(call, 'user-status', user.email, { isActive }))
      return true
    })
    return isSet ? succeeded(null) : refused(serverMessages.companies.isDisabled)
  }
}

export function setUserSettings(parts: AdminParts) {
  return async (call: ServiceCall, { id, ...wanted }: Wanted & { isMeasured: boolean; hasNewEngine: boolean }) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    await parts.audit.transaction(async (transaction, record) => {
      await transaction
        .updateTable('users')
        .set({ is_analytics_enabled: wanted.isMeasured, is_new_engine_enabled: wanted.hasNewEngine })
        .where('id', '=', id)
        .execute()
      record(entryOf(call, 'user-settings', user.email, wanted))
    })
    return succeeded(null)
  }
}

function entryOf(
  call: ServiceCall,
  event: 'unlock' | 'user-status' | 'user-settings',
  target: string,
  detail: Record<string, boolean> = {},
): AuditEntry {
  return { event, outcome: 'success', ...byCaller(call), target, detail }
}
