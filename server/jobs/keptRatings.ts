/**
 * Ratings that are asked for again and again, such as that of the new item with which each page of a tool begins. A rating
 * depends on its input. A live one may depend on the one before too, in its fifth digit at most. Whoever gives the same
 * input gets the same answer.
 */

import type { ToolName } from '../../shared/tools/tools'
import type { CalculationTask } from './calculationWorker'

/** Most ratings that are kept, and most characters of one: those of whole circuits are a hundred times as long. */
const most = { ratings: 24, characters: 150_000, seen: 300 }

/**
 * `rates` says whether a task is the rating of an item; `looked` is told of each item whose rating was kept, because what
 * is typed next goes to a thread all the same.
 */
export function createKeptRatings(
  rates: (task: CalculationTask) => boolean,
  looked: (tool: ToolName, of: object) => void,
) {
  /** By their task, the one that was not asked for the longest first. */
  const kept = new Map<string, object>()
  /** Tasks of which a rating was seen once: what somebody types is hardly asked for again, and is not to fill the room. */
  const seen = new Set<string>()

  /** Keeps a rating if it is asked for a second time. It cannot be changed from then on. */
  function keep(key: string, rating: unknown): void {
    if (!seen.delete(key)) {
      seen.add(key)
      if (seen.size > most.seen) seen.delete(firstOf(seen))
    } else if (rating instanceof Object && JSON.stringify(rating).length <= most.characters) {
      kept.set(key, frozen(rating))
      if (kept.size > most.ratings) kept.delete(firstOf(kept))
    }
  }

  return {
    /** What a task gives, by `ask` if it is no rating that is kept. */
    async ratingOf(task: CalculationTask, ask: () => Promise<unknown>): Promise<unknown> {
      if (!rates(task)) return ask()
      const key = JSON.stringify(task)
      const known = kept.get(key)
      if (!known) {
        const rating = await ask()
        keep(key, rating)
        return rating
      }
      kept.delete(key)
      kept.set(key, known)
      looked(task.tool, task.of as object)
      return known
    },
  }
}

const firstOf = (of: { keys(): IterableIterator<string> }): string => of.keys().next().value ?? ''

function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (part instanceof Object) frozen(part)
  return Object.freeze(value)
}
