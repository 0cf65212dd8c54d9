import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { verifyPassword } from '../../access/passwords'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { loginKey, loginRule } from './logIn'
import { userById } from './users'

/** A password is a password: tries are counted together with those of signing in. */
export function confirmPassword({ db, audit, throttle }: AccountParts) {
  return async (call: ServiceCall, { password }: { password: string }) => {
    const { id, email, isTemporary, token } = call.requireCaller()
    const entry = { event: 'password-proof' as const, actor: email, address: call.address, requestId: call.requestId }
    const key = loginKey(email)
    const isPaused = await throttle.isPaused(key, loginRule)
    const user = await userById(db, id)
    const isRight = await verifyPassword(user?.password_hash, password)
    if (isPaused || !isRight) {
      if (!isPaused) await throttle.count(key, loginRule)
      await audit.record({ ...entry, outcome: 'failure', detail: { paused: isPaused } })
      return refused(isPaused ? messages.passwordPaused : messages.wrongOldPassword)
    }
    await throttle.reset(key)
    await call.revokeToken()
    await call.issueToken(id, isTemporary, { ...token, provedAt: call.now })
    await audit.record({ ...entry, outcome: 'success' })
    return succeeded(null)
  }
}
