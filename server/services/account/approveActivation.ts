import { type CompanyRole, withCompanyRoles } from '../../../shared/access/roles'
import { awaitsApproval } from '../../../shared/accounts/companyUsers'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { approvalMail, denialMail } from '../../mail/approvalMail'
import type { ServiceCall } from '../service'
import { byCaller, companyUserById, companyUserOf } from './companyUsers'
import type { AccountParts } from './parts'
import { companyHolds, roleChange } from './userRoles'

interface Decision {
  id: string
  isApproved: boolean
  roles?: CompanyRole[]
}

/** Only a row that still waits is changed, because two tabs may both decide. */
export function approveActivation({ db, mails, origin }: AccountParts) {
  return async (call: ServiceCall, { id, isApproved, roles = [] }: Decision) => {
    const user = await companyUserById(db, call, id)
    if (!user) return refused(messages.userMissing)
    if (!awaitsApproval({ Type: user.type, Status: user.status })) return refused(messages.notPending)
    const given = withCompanyRoles(user.roles, roles)
    const decided = { type: 'User', status: 'Active' } as const
    const waiting = { id, type: 'Approval', status: 'Pending' } as const
    const outcome = await mails.inTransaction(async (transaction, post, { record }) => {
      if (!(await companyHolds(transaction, call, roles))) return 'not held'
      const [changed] = isApproved
        ? await transaction
            .updateTable('users')
            .set({ ...decided, roles: JSON.stringify(given) })
            .where(one => one.and(waiting))
            .returning('id')
            .execute()
        : await transaction
            .deleteFrom('users')
            .where(one => one.and(waiting))
            .returning('id')
            .execute()
      if (!changed) return 'decided before'
      const { email, company_name } = user
      await post(isApproved ? approvalMail(email, company_name, origin) : denialMail(email, company_name))
      const entry = { outcome: 'success', ...byCaller(call), target: email } as const
      record({ ...entry, event: 'user-approval', detail: { isApproved } })
      if (isApproved && roles.length > 0)
        record({ ...entry, event: 'role-change', detail: roleChange(user.roles, given) })
      return 'decided'
    })
    if (outcome === 'not held') return refused(serverMessages.rolesNotHeld)
    if (outcome === 'decided before') return refused(messages.notPending)
    return succeeded(companyUserOf(isApproved ? { ...user, ...decided, roles: given } : user))
  }
}
