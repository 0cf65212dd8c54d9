/** Places for work, and the queue before them: short, with an end to waiting, and those who look on first. */
import { BusyError } from '../busyError'

interface Rules {
  places: number
  /** Of the places, those that may be taken by what is in no hurry. */
  slowPlaces: number
  /** How many wait at most, and how long [ms]: somebody who looks on less than a table or a file. */
  waiting: number
  waitMs: number
  slowWaitMs: number
  /** Said to whoever comes too late. */
  busy: string
}

interface Wanted {
  /** A table or a file rather than a figure that somebody looks at: its turn comes after all others. */
  isSlow: boolean
  /** Whoever asked does not wait any longer. */
  signal: AbortSignal | undefined
}

export function createTurns({ places, slowPlaces, waiting: most, waitMs, slowWaitMs, busy }: Rules) {
  const taken = { quick: 0, slow: 0 }
  const waiting: { isSlow: boolean; go: () => void }[] = []

  const isFree = (isSlow: boolean) => taken.quick + taken.slow < places && (!isSlow || taken.slow < slowPlaces)
  const count = (isSlow: boolean, change: 1 | -1) => {
    taken[isSlow ? 'slow' : 'quick'] += change
  }

  /** Resolves when a place is taken; gives what leaves it again. */
  async function take({ isSlow, signal }: Wanted): Promise<() => void> {
    signal?.throwIfAborted()
    if (isFree(isSlow)) count(isSlow, 1)
    else await turn(isSlow, signal)
    return () => {
      count(isSlow, -1)
      next()
    }
  }

  function next(): void {
    const index = [false, true].map(isSlow => firstOf(isSlow)).find(first => first >= 0)
    if (index === undefined) return
    const [chosen] = waiting.splice(index, 1)
    count(chosen!.isSlow, 1)
    chosen!.go()
  }

  const firstOf = (isSlow: boolean) => (isFree(isSlow) ? waiting.findIndex(one => one.isSlow === isSlow) : -1)

  function turn(isSlow: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (waiting.length >= most) throw new BusyError(busy, 'too many calculations wait')
    return new Promise((resolve, reject) => {
      const place = { isSlow, go: () => end(resolve) }
      const leave = (reason: unknown) => {
        waiting.splice(waiting.indexOf(place), 1)
        end(() => reject(reason))
      }
      const late = () => leave(new BusyError(busy, 'a calculation waited for too long'))
      const forsaken = () => leave(signal!.reason)
      const timer = setTimeout(late, isSlow ? slowWaitMs : waitMs)
      signal?.addEventListener('abort', forsaken, { once: true })
      waiting.push(place)

      function end(how: () => void): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', forsaken)
        how()
      }
    })
  }

  return { take, waiting: () => waiting.length }
}
