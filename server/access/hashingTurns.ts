/** The limit on password hashing: as many at once as there are cores, a short queue shared by address, then a refusal. */
import { availableParallelism } from 'node:os'
import { messages } from '../../shared/texts'
import { limits } from '../config/limits'
import { createQueue } from '../process/queue'
import { networkOf } from './throttle'

const { waiting, waitingOfAddress: waitingOfShare, waitMs, backgroundWaitMs: slowWaitMs } = limits.hashing
const places = availableParallelism()
const queue = createQueue({
  ...{ places, waiting, waitingOfShare, waitMs, slowWaitMs },
  slowPlaces: Math.max(1, places - 1),
  busy: messages.busy,
})

/**
 * Does `work` when it is the turn of `address`. Requests of waiting people come before background work, which has no
 * address, and one address cannot delay another. Throws BusyError if it waits too long.
 */
export async function inTurn<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
  const isSlow = address === undefined
  const leave = await queue.take({ isSlow, share: isSlow ? undefined : networkOf(address), signal: undefined })
  try {
    return await work()
  } finally {
    leave()
  }
}
