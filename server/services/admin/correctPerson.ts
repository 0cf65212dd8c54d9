import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { byCaller } from '../account/companyUsers'
import { renamePerson } from '../peopleChanges'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

/** Corrects name and phone; the email can be changed only by proof of its mailbox. */
export function correctPerson({ audit }: AdminParts) {
  return async (call: ServiceCall, { id, fullName, phone }: { id: string; fullName: string; phone: string }) => {
    const isDone = await audit.transaction(async (transaction, record) => {
      const done = await renamePerson(transaction, id, () => ({ fullName, phone }))
      if (!done) return false
      const detail = { before: done.before, after: done.after }
      record({ event: 'profile-change', outcome: 'success', ...byCaller(call), target: done.email, detail })
      return true
    })
    return isDone ? succeeded(null) : refused(messages.accountMissing)
  }
}
