/** Shares lookups among the calls of one page: a page reads at one moment, so that each fact is looked up once. */
import { AsyncLocalStorage } from 'node:async_hooks'

const lookups = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Runs the work of one page. */
export function sharingLookups<Result>(work: () => Result): Result {
  return lookups.run(new Map(), work)
}

/** The answer of `look`; within the work of one page, the first answer for the same key. A failure is not kept. */
export function lookedUpOnce<Answer>(key: string, look: () => Promise<Answer>): Promise<Answer> {
  const known = lookups.getStore()
  if (!known) return look()
  const before = known.get(key) as Promise<Answer> | undefined
  if (before) return before
  const answer = look()
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}
