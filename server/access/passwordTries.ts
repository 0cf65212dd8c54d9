/** Tries of a password, by account and by address, over every door that takes one. */
import { limits } from '../config/limits'
import { networkOf, type Throttle } from './throttle'

const { perAccount, perAddress, windowMinutes, pauseMinutes, inARow } = limits.login
export const accountRule = { max: perAccount, windowMinutes, pauseMinutes, inARow }
const addressRule = { max: perAddress, windowMinutes }

export const accountKey = (email: string) => `login:account:${email.toLowerCase()}`

/**
 * What `verify` finds, and nothing in a pause. A try is counted before it is known whether it is right, or a thousand
 * at once would all be let through; one that was right, or could not be made, is given back. An address in its pause is
 * refused at once: what it learns by the time is its own doing. In the pause of an account `verify` runs as well, so that
 * the time is the same, but nothing is counted: a stranger must not keep the pause up for ever.
 */
export async function tryPassword<Found>(
  throttle: Throttle,
  { email, address }: { email: string; address: string },
  verify: () => Promise<Found | undefined>,
): Promise<{ isPaused: boolean; found: Found | undefined }> {
  const byAddress = { key: `login:address:${networkOf(address)}`, ...addressRule }
  const byAccount = { key: accountKey(email), ...accountRule }
  if (!(await throttle.take(byAddress.key, addressRule))) return { isPaused: true, found: undefined }
  const isOpen = await throttle.take(byAccount.key, accountRule)
  const taken = isOpen ? [byAddress, byAccount] : [byAddress]
  const found = await throttle.unlessFailed(taken, verify)
  if (!isOpen) return { isPaused: true, found: undefined }
  if (found !== undefined) await throttle.giveBackAll(taken)
  return { isPaused: false, found }
}
