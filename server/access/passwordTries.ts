/** Attempts at a password, counted by account and by address, over every entry point that takes one. */
import { limits } from '../config/limits'
import { networkOf, type Throttle } from './throttle'

const { perAccount, perAddress, windowMinutes, pauseMinutes, inARow } = limits.login
export const accountRule = { max: perAccount, windowMinutes, pauseMinutes, inARow }
const addressRule = { max: perAddress, windowMinutes }

export const accountKey = (email: string) => `login:account:${email.toLowerCase()}`

/**
 * The result of `verify`, or nothing during a pause. An attempt is counted before its outcome is known, because
 * otherwise a thousand at once would all pass; if it was right, or could not be made, it is given back. An address in
 * its pause is refused at once: the short response time tells it only about itself. During the pause of an account
 * `verify` still runs, so that the time is the same, but nothing is counted: a stranger must not be able to prolong the
 * pause for ever.
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
