/** Tries of a password, by account and by address, over every door that takes one. */
import { limits } from '../limits'
import { networkOf, type Throttle } from './throttle'

const { perAccount, perAddress, windowMinutes, pauseMinutes, inARow } = limits.login
export const accountRule = { max: perAccount, windowMinutes, pauseMinutes, inARow }
const addressRule = { max: perAddress, windowMinutes }

export const accountKey = (email: string) => `login:account:${email.toLowerCase()}`

/**
 * What `verify` finds, and nothing in a pause. A try is counted before it is known whether it is right, or a thousand
 * at once would all be let through; one that was right, or could not be made, is given back. In a pause `verify` runs
 * as well, so that the time is the same, but nothing is counted: a stranger must not keep the pause up for ever.
 */
export async function tryPassword<Found>(
  throttle: Throttle,
  { email, address }: { email: string; address: string },
  verify: () => Promise<Found | undefined>,
): Promise<{ isPaused: boolean; found: Found | undefined }> {
  const tries = [
    { key: accountKey(email), rule: accountRule },
    { key: `login:address:${networkOf(address)}`, rule: addressRule },
  ]
  const taken: typeof tries = []
  for (const one of tries) if (await throttle.take(one.key, one.rule)) taken.push(one)
  const giveBack = () => Promise.all(taken.map(({ key, rule }) => throttle.giveBack(key, rule)))

  const found = await verify().catch(async error => {
    await giveBack()
    throw error
  })
  if (taken.length < tries.length) return { isPaused: true, found: undefined }
  if (found !== undefined) await giveBack()
  return { isPaused: false, found }
}
