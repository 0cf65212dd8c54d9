import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { isGuessable } from '../../access/guessablePassword'
import { hashPassword, verifyPassword } from '../../access/passwords'
import { tryPassword } from '../../access/passwordTries'
import { passwordChangedMail } from '../../mail/passwordChangedMail'
import { endOtherSessions } from '../endOtherSessions'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { ownerOf, userById } from './users'

interface Form {
  oldPassword: string
  password: string
}

/** Requires the current password, unless the caller signed in with a temporary one, which is already used up. */
export function changePassword({ db, audit, throttle, mails, store }: AccountParts) {
  return async (call: ServiceCall, form: Form) => {
    const { id, email, isTemporary, token } = call.requireCaller()
    const entry = { event: 'password-change' as const, actor: email, address: call.address, requestId: call.requestId }
    const user = await userById(db, id)
    if (!isTemporary) {
      const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () =>
        (await verifyPassword(user?.password_hash, form.oldPassword, call.address)) ? user : undefined,
      )
      if (!found) {
        await audit.record({ ...entry, outcome: 'failure', detail: { paused: isPaused } })
        return refused(isPaused ? messages.answersPaused : messages.wrongOldPassword)
      }
    }
    if (await verifyPassword(user?.password_hash, form.password, call.address))
      return refused(messages.passwordUnchanged)
    if (user && isGuessable(form.password, ownerOf(user))) return refused(messages.passwordGuessable)

    const password_hash = await hashPassword(form.password, call.address)
    await mails.inTransaction(async (transaction, post, { record }) => {
      await transaction
        .updateTable('users')
        .set({ password_hash, temporary_password_hash: null, temporary_password_expires_at: null })
        .where('id', '=', id)
        .execute()
      await endTokensOf(transaction, id)
      await post(passwordChangedMail(email, call))
      await call.issueToken(id, false, { provedAt: call.now, factorGivenAt: token.factorGivenAt }, transaction)
      await endOtherSessions(store, call, email, transaction)
      record({ ...entry, outcome: 'success' })
    })
    return succeeded(null)
  }
}
