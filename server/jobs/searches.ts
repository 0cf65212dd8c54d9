/** Searches run on threads; their queue is in the database and every node serves it. */
import { setMaxListeners } from 'node:events'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Background } from '../process/background'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Tally } from '../process/tally'
import { searchRows } from './searchRows'
import type { Threads } from './threads'
import { type SearchKind, searchKinds } from './toolJobs'
import type { SearchPlan } from './toolWork'

const { lookSeconds, writeMs } = limits.search

interface SearchesParts {
  db: Database
  clock: Clock
  background: Background
  threads: Threads
  logger: Logger
  isStopping: () => boolean
  /** Counts the searches that ended, and how long they took. */
  tally?: Tally
  kinds?: Readonly<Record<string, SearchKind>>
}

export type Searches = ReturnType<typeof createSearches>

export function createSearches({
  db,
  clock,
  background,
  threads,
  logger,
  isStopping,
  tally,
  kinds = searchKinds,
}: SearchesParts) {
  const rows = searchRows(db, clock, Object.keys(kinds))
  let isServing = false
  /** `serve` was called while serving: check again, because a search may have come in since the last check. */
  let isAskedAgain = false

  /** Runs the waiting searches one after the other. */
  function serve(): void {
    if (isStopping()) return
    isAskedAgain = true
    if (isServing) return
    isServing = true
    background.run('search', async () => {
      try {
        while (isAskedAgain && !isStopping()) {
          isAskedAgain = false
          for (let next = await rows.claim(); next; next = isStopping() ? undefined : await rows.claim())
            await perform(next)
        }
      } finally {
        isServing = false
      }
    })
  }

  async function perform({ id, tool, search }: { id: string; tool: string; search: unknown }): Promise<void> {
    const ended = new AbortController()
    const start = performance.now()
    const count = (isError: boolean) =>
      tally?.count({ kind: 'job', operation: 'search', ms: performance.now() - start, isError })
    // Every part of the search listens for its end, so there may be many listeners.
    setMaxListeners(0, ended.signal)
    try {
      const answer = await found({ id, ...kinds[tool]!, request: search }, ended)
      if (answer) {
        await rows.finish(id, { state: 'done', answer: JSON.stringify(answer) })
        count(false)
      }
      // Another node continues it, or this one after its restart.
      else if (isStopping()) await rows.finish(id, { state: 'waiting' })
    } catch (error) {
      logger.error({ err: error, search: id }, 'a search failed')
      await rows.finish(id, { state: 'failed' })
      count(true)
    } finally {
      ended.abort()
    }
  }

  /** The result; undefined if the search was stopped, or this node is stopping. */
  async function found(
    { id, tool, plan: planned, request }: Claimed,
    ended: AbortController,
  ): Promise<object | undefined> {
    const plan = planned as SearchPlan<unknown, object, unknown>
    const parts: unknown[] = []
    let done = 0
    let written = performance.now()
    let isWanted = true
    const { tasks: first, considered: total } = plan.tasksOf(request)
    const perform = async (task: object) => {
      const part = await threads.run<unknown>('searchWorker', { tool, task }, ended.signal)
      parts.push(part)
      done += plan.consideredIn(part)
      if (performance.now() - written < writeMs) return
      written = performance.now()
      const soFar = plan.soFar?.(request, parts)
      isWanted &&= await rows.say(id, done, soFar && JSON.stringify(soFar))
      if (!isWanted || isStopping()) ended.abort()
    }
    for (let tasks = first; tasks.length > 0; tasks = plan.nextTasks?.(request, parts) ?? []) {
      const outcomes = await Promise.allSettled(tasks.map(perform))
      if (done !== total && (ended.signal.aborted || isStopping())) return undefined
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
    return plan.answerOf(request, parts)
  }

  return {
    serve,
    /** Checks for unclaimed searches at the start, and from time to time. */
    watch(): void {
      serve()
      setInterval(serve, lookSeconds * 1000).unref()
    },
  }
}

/** A search that this node runs. */
interface Claimed extends SearchKind {
  id: string
  request: unknown
}
