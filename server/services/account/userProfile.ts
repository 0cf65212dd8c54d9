import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { ServiceCall } from '../service'
import { byCaller } from './companyUsers'
import type { AccountParts } from './parts'
import { userById } from './users'

interface UserInfo {
  FullName: string
  Phone: string
  Email: string
}

export function getUserProfile({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const { id, fullName, email } = call.requireCaller()
    const user = await userById(db, id)
    return succeeded<UserInfo>({ FullName: fullName, Phone: user?.phone ?? '', Email: email })
  }
}

/** The save is refused if the email is not the caller's own: it can be changed only by activation. */
export function updateUserProfile({ audit }: AccountParts) {
  return async (call: ServiceCall, { profile }: { profile: UserInfo }) => {
    const { id, email } = call.requireCaller()
    if (profile.Email.toLowerCase() !== email) return refused(messages.emailPending)
    await audit.transaction(async (transaction, record) => {
      await transaction
        .updateTable('users')
        .set({ full_name: profile.FullName, phone: profile.Phone })
        .where('id', '=', id)
        .execute()
      record({ event: 'profile-change', outcome: 'success', ...byCaller(call) })
    })
    return succeeded<UserInfo>({ ...profile, Email: email })
  }
}
