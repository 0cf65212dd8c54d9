import { succeeded } from '../../../shared/contracts/envelope'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'

/** Revokes the bearer token; the gateway ends the session itself. */
export function logOut({ audit }: AccountParts) {
  return async (call: ServiceCall) => {
    const { email } = call.requireCaller()
    await audit.transaction(async (transaction, record) => {
      await call.revokeToken(transaction)
      const { address, requestId } = call
      record({ event: 'sign-out', outcome: 'success', actor: email, address, requestId })
    })
    return succeeded(null)
  }
}
