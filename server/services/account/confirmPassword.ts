import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { verifyPassword } from '../../access/passwords'
import { accountKey, tryPassword } from '../../access/passwordTries'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { userById } from './users'

/** Attempts are counted together with those of signing in. */
export function confirmPassword({ db, audit, throttle }: AccountParts) {
  return async (call: ServiceCall, { password }: { password: string }) => {
    const { id, email, isTemporary, token } = call.requireCaller()
    const entry = { event: 'password-proof' as const, actor: email, address: call.address, requestId: call.requestId }
    const { isPaused, found } = await tryPassword(throttle, { email, address: call.address }, async () => {
      const user = await userById(db, id)
      return (await verifyPassword(user?.password_hash, password, call.address)) ? user : undefined
    })
    if (!found) {
      await audit.record({ ...entry, outcome: 'failure', detail: { paused: isPaused } })
      return refused(isPaused ? messages.passwordPaused : messages.wrongOldPassword)
    }
    await audit.transaction(async (transaction, record) => {
      await throttle.reset(accountKey(email), transaction)
      await call.revokeToken(transaction)
      await call.issueToken(id, isTemporary, { ...token, provedAt: call.now }, transaction)
      record({ ...entry, outcome: 'success' })
    })
    return succeeded(null)
  }
}
