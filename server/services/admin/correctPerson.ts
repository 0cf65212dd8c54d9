import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { byCaller } from '../account/companyUsers'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

/** Corrects name and phone; the email can be changed only by proof of its mailbox. */
export function correctPerson({ audit }: AdminParts) {
  return async (call: ServiceCall, wanted: { id: string; fullName: string; phone: string }) => {
    const isDone = await audit.transaction(async (transaction, record) => {
      const user = await transaction
        .selectFrom('users')
        .select(['email', 'full_name', 'phone'])
        .where('id', '=', wanted.id)
        .where('type', '<>', 'Service')
        .forUpdate()
        .executeTakeFirst()
      if (!user) return false
      const { fullName: full_name, phone } = wanted
      await transaction.updateTable('users').set({ full_name, phone }).where('id', '=', wanted.id).execute()
      const detail = { before: `${user.full_name}, ${user.phone}`, after: `${full_name}, ${phone}` }
      record({ event: 'profile-change', outcome: 'success', ...byCaller(call), target: user.email, detail })
      return true
    })
    return isDone ? succeeded(null) : refused(messages.accountMissing)
  }
}
