import { succeeded } from '../../../shared/contracts/envelope'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'

/** The bearer token stops working; the session itself is ended by the gateway. */
export function logOut({ audit }: AccountParts) {
  return async (call: ServiceCall) => {
    await call.revokeToken()
    const { email } = call.requireCaller()
    await audit.record({
      event: 'sign-out',
      outcome: 'success',
      actor: email,
      address: call.address,
      requestId: call.requestId,
    })
    return succeeded(null)
  }
}
