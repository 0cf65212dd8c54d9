/** A limited number of places for work, with a short queue: waiting is limited, and interactive work comes first. */
import { BusyError } from '../errors/busyError'
import { endsAfter, startWorkTime } from './workTime'

interface Rules {
  places: number
  /** How many of the places non-urgent work may take. */
  slowPlaces: number
  /** How many may wait, and how long [ms of work time]: interactive work waits shorter than a table or a file. */
  waiting: number
  /** How many of one share may wait. */
  waitingOfShare?: number
  waitMs: number
  slowWaitMs: number
  /** The message of a refusal. */
  busy: string
  startTime?: typeof startWorkTime
}

interface Wanted {
  /** Work of one share, such as one address, is queued in order; the shares are served in rotation. */
  share?: string
  /** A table or a file, not a figure on the screen: it is served after all others. */
  isSlow: boolean
  /** Aborted when the caller no longer waits. */
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
  /** When each share was last served; kept only while anything waits. */
  const served = new Map<string, number>()
  let turnsGiven = 0

  const isFree = (isSlow: boolean) => taken.quick + taken.slow < places && (!isSlow || taken.slow < slowPlaces)
  const count = (isSlow: boolean, change: 1 | -1) => {
    taken[isSlow ? 'slow' : 'quick'] += change
  }

  /** Resolves when a place is taken, with the function that frees it again. */
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

  /** If there are more shares than can wait, the oldest is removed. */
  function remember(share: string): void {
    served.delete(share)
    served.set(share, ++turnsGiven)
    if (waiting.length === 0) served.clear()
    if (served.size > most) served.delete(served.keys().next().value!)
  }

  /** Index of the first task of the share that was served longest ago; -1 if there is none. */
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

  return { take, waiting: () => waiting.length, running: () => taken.quick + taken.slow }
}
