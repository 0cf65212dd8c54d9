/** Places for work, and the queue before them: short, with an end to waiting, and those who look on first. */
import { BusyError } from '../errors/busyError'
import { endsAfter, startWorkTime } from './workTime'

interface Rules {
  places: number
  /** Of the places, those that may be taken by what is in no hurry. */
  slowPlaces: number
  /** How many wait at most, and how long [ms of work time]: somebody who looks on less than a table or a file. */
  waiting: number
  /** How many of one share wait at most. */
  waitingOfShare?: number
  waitMs: number
  slowWaitMs: number
  /** Said to whoever comes too late. */
  busy: string
  startTime?: typeof startWorkTime
}

interface Wanted {
  /** Those of one share, as of one address, wait for each other; the shares have their turns in a round. */
  share?: string
  /** A table or a file rather than a figure that somebody looks at: its turn comes after all others. */
  isSlow: boolean
  /** Whoever asked does not wait any longer. */
  signal: AbortSignal | undefined
}

export function createQueue(rules: Rules) {
  const {
    places,
    slowPlaces,
    waiting: most,
    waitingOfShare = most,
    waitMs,
    slowWaitMs,
    busy,
    startTime = startWorkTime,
  } = rules
  const taken = { quick: 0, slow: 0 }
  const waiting: { isSlow: boolean; share: string; go: () => void }[] = []
  /** When each share had its last turn, while anything waits. */
  const served = new Map<string, number>()
  let turnsGiven = 0

  const isFree = (isSlow: boolean) => taken.quick + taken.slow < places && (!isSlow || taken.slow < slowPlaces)
  const count = (isSlow: boolean, change: 1 | -1) => {
    taken[isSlow ? 'slow' : 'quick'] += change
  }

  /** Resolves when a place is taken; gives what leaves it again. */
  async function take({ isSlow, signal, share = '' }: Wanted): Promise<() => void> {
    signal?.throwIfAborted()
    if (isFree(isSlow)) count(isSlow, 1)
    else await turn(isSlow, share, signal)
    return () => {
      count(isSlow, -1)
      next()
    }
  }

  function next(): void {
    const index = [false, true].map(isSlow => firstOf(isSlow)).find(first => first >= 0)
    if (index === undefined) return
    const [chosen] = waiting.splice(index, 1)
    remember(chosen!.share)
    count(chosen!.isSlow, 1)
    chosen!.go()
  }

  /** Of more shares than can wait the oldest is forgotten. */
  function remember(share: string): void {
    served.delete(share)
    served.set(share, ++turnsGiven)
    if (waiting.length === 0) served.clear()
    if (served.size > most) served.delete(served.keys().next().value!)
  }

  /** The first of the share that has waited longest for a turn; -1 where there is none. */
  function firstOf(isSlow: boolean): number {
    if (!isFree(isSlow)) return -1
    let [first, earliest] = [-1, Number.POSITIVE_INFINITY]
    for (const [index, one] of waiting.entries()) {
      const last = served.get(one.share) ?? 0
      if (one.isSlow === isSlow && last < earliest) [first, earliest] = [index, last]
    }
    return first
  }

  function turn(isSlow: boolean, share: string, signal: AbortSignal | undefined): Promise<void> {
    const isFull = waiting.length >= most || waiting.filter(one => one.share === share).length >= waitingOfShare
    if (isFull) throw new BusyError(busy, 'too many wait')
    return new Promise((resolve, reject) => {
      const place = { isSlow, share, go: () => end(resolve) }
      const leave = (reason: unknown) => {
        waiting.splice(waiting.indexOf(place), 1)
        end(() => reject(reason))
      }
      const late = () => leave(new BusyError(busy, 'waited for too long'))
      const forsaken = () => leave(signal!.reason)
      const gone = startTime()
      const stopWaiting = endsAfter(() => (isSlow ? slowWaitMs : waitMs) - gone(), late)
      signal?.addEventListener('abort', forsaken, { once: true })
      waiting.push(place)

      function end(how: () => void): void {
        stopWaiting()
        signal?.removeEventListener('abort', forsaken)
        how()
      }
    })
  }

  return { take, waiting: () => waiting.length }
}
