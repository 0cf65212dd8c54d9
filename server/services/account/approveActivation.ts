import { awaitsApproval } from '../../../shared/companyUsers'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { approvalMail } from '../../mail/approvalMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { byCaller, companyUserById, companyUserOf } from './companyUsers'

/** Two tabs may both decide: only a row that still waits is changed. */
export function approveActivation({ db, audit, mailer, background, origin }: AccountParts) {
  return async (call: ServiceCall, { id, isApproved }: { id: string; isApproved: boolean }) => {
    const user = await companyUserById(db, call, id)
    if (!user) return refused(messages.userMissing)
    if (!awaitsApproval({ Type: user.type, Status: user.status })) return refused(messages.notPending)
    const decided = { type: 'User', status: 'Active' } as const
    const waiting = { id, type: 'Approval', status: 'Pending' } as const
    const changed = isApproved
      ? (
          await db
            .updateTable('users')
            .set(decided)
            .where(one => one.and(waiting))
            .executeTakeFirst()
        ).numUpdatedRows
      : (
          await db
            .deleteFrom('users')
            .where(one => one.and(waiting))
            .executeTakeFirst()
        ).numDeletedRows
    if (changed === 0n) return refused(messages.notPending)
    const detail = { isApproved }
    await audit.record({ event: 'user-approval', outcome: 'success', ...byCaller(call), target: user.email, detail })
    if (isApproved)
      background.run('approval mail', () => mailer.send(approvalMail(user.email, user.company_name, origin)))
    return succeeded(companyUserOf(isApproved ? { ...user, ...decided } : user))
  }
}
