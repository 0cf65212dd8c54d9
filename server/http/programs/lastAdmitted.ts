/** The programs that this node admitted lately, by their tokens, which are kept as hashes. */
import { limits } from '../../config/limits'
import { type Clock, minutesAfter } from '../../process/clock'
import { tokenHash } from '../../services/caller'
import type { TokenHolder } from '../../services/serviceTokens'

const { rememberedMinutes, remembered } = limits.programs

/** What is remembered here lets nobody in: it only says for whom work may begin before the database has answered. */
export function createLastAdmitted(clock: Clock) {
  /** The oldest first. */
  const holders = new Map<string, { holder: TokenHolder; endsAt: Date }>()

  function forget(token: string): void {
    holders.delete(tokenHash(token))
  }

  return {
    of(token: string): TokenHolder | undefined {
      const found = holders.get(tokenHash(token))
      return found && found.endsAt > clock.now() ? found.holder : undefined
    },
    remember(token: string, holder: TokenHolder): void {
      forget(token)
      holders.set(tokenHash(token), { holder, endsAt: minutesAfter(clock.now(), rememberedMinutes) })
      const [oldest] = holders.keys()
      if (holders.size > remembered) holders.delete(oldest!)
    },
    forget,
  }
}
