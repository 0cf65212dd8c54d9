import { mayToggle } from '../../../shared/accounts/companyUsers'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import { byCaller, companyUserById, companyUserOf, refusalFor } from './companyUsers'
import type { AccountParts } from './parts'

/** Disabling ends the person's tokens and sessions with its row. */
export function setIsActive({ db, audit, store }: AccountParts) {
  return async (call: ServiceCall, { id, isActive }: { id: string; isActive: boolean }) => {
    const user = await companyUserById(db, call, id)
    const refusal = refusalFor(user, call)
    const entry = { event: 'user-status' as const, ...byCaller(call), target: user?.email ?? id, detail: { isActive } }
    if (refusal || !user) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refusal ?? refused(messages.userMissing)
    }
    if (!mayToggle({ Type: user.type, Status: user.status })) return refused(messages.notLetIn)
    const status = isActive ? ('Active' as const) : ('Disabled' as const)
    await audit.transaction(async (transaction, record) => {
      await transaction.updateTable('users').set({ status }).where('id', '=', id).execute()
      if (!isActive) {
        await endTokensOf(transaction, id)
        await store.endSessionsOf(user.email, { within: transaction })
      }
      record({ ...entry, outcome: 'success' })
    })
    return succeeded(companyUserOf({ ...user, status }))
  }
}
