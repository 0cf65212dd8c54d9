/** Searches run on threads; their queue is in the database and every node serves it. */
import { setMaxListeners } from 'node:events'
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Background } from '../process/background'
import { type Clock, minutesAfter } from '../process/clock'
import type { Logger } from '../process/logging'
import { type SearchKind, searchKinds } from './searchKinds'
import type { Threads } from './threads'

const { staleSeconds, lookSeconds, writeMs } = limits.search

interface SearchesParts {
  db: Database
  clock: Clock
  background: Background
  threads: Threads
  logger: Logger
  isStopping: () => boolean
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
  kinds = searchKinds,
}: SearchesParts) {
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
          for (let next = await claim(); next; next = isStopping() ? undefined : await claim()) await perform(next)
        }
      } finally {
        isServing = false
      }
    })
  }

  /** Claims the search that has waited longest, or one whose node is silent. No two nodes get the same. */
  async function claim() {
    const now = clock.now()
    const waiting = db
      .selectFrom('design_searches')
      .select('id')
      // A node of an earlier release ignores tools that it does not know.
      .where('tool', 'in', Object.keys(kinds))
      .where(({ eb, or, and }) =>
        or([
          eb('state', '=', 'waiting'),
          and([eb('state', '=', 'running'), eb('heard_at', '<', minutesAfter(now, -staleSeconds / 60))]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
    return (
      db
        .updateTable('design_searches')
        .set({ state: 'running', done: 0, heard_at: now })
        // Not `in`: PostgreSQL may then evaluate the subquery for each row, and claim all waiting rows.
        .where('id', '=', waiting)
        .returning(['id', 'tool', 'search'])
        .executeTakeFirst()
    )
  }

  async function perform({ id, tool, search }: { id: string; tool: string; search: unknown }): Promise<void> {
    const ended = new AbortController()
    // Every part of the search listens for its end, so there may be many listeners.
    setMaxListeners(0, ended.signal)
    try {
      const answer = await found(
        { id, kind: kinds[tool] as SearchKind<unknown, object, unknown>, request: search },
        ended,
      )
      if (answer) await finish(id, { state: 'done', answer: JSON.stringify(answer) })
      // Another node continues it, or this one after its restart.
      else if (isStopping()) await finish(id, { state: 'waiting' })
    } catch (error) {
      logger.error({ err: error, search: id }, 'a search failed')
      await finish(id, { state: 'failed' })
    } finally {
      ended.abort()
    }
  }

  /** The result; undefined if the search was stopped, or this node is stopping. */
  async function found({ id, kind, request }: Claimed, ended: AbortController): Promise<object | undefined> {
    const parts: unknown[] = []
    let done = 0
    let written = performance.now()
    let isWanted = true
    const { tasks, considered: total } = kind.tasksOf(request)
    const running = tasks.map(async task => {
      const part = await threads.run<unknown>(kind.program, task, ended.signal)
      parts.push(part)
      done += kind.consideredIn(part)
      if (performance.now() - written < writeMs) return
      written = performance.now()
      isWanted &&= await say(id, done)
      if (!isWanted || isStopping()) ended.abort()
    })
    const outcomes = await Promise.allSettled(running)
    const isWhole = done === total
    if (!isWhole && (ended.signal.aborted || isStopping())) return undefined
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return kind.answerOf(request, parts)
  }

  /** Writes the progress of a search. Returns false if the search is not wanted any more. */
  async function say(id: string, done: number): Promise<boolean> {
    const row = await db
      .updateTable('design_searches')
      .set({ done, heard_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  async function finish(id: string, values: { state: 'done' | 'failed' | 'waiting'; answer?: string }): Promise<void> {
    await db
      .updateTable('design_searches')
      .set({
        ...values,
        ...(values.state === 'done' ? { done: sql<number>`considered` } : {}),
        heard_at: clock.now(),
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute()
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
interface Claimed {
  id: string
  kind: SearchKind<unknown, object, unknown>
  request: unknown
}
