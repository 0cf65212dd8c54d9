/** The time of the database, which all nodes share: for pauses, ends, tokens and codes the clock of a machine counts nothing. */
import { sql } from 'kysely'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Database } from './database'

/** How often the time is asked for [ms]. */
const everyMs = 60_000

interface Source {
  /** The time by the database. */
  ask: () => Promise<Date>
  /** Time that passes [ms], which no step of a clock moves. */
  passed?: () => number
}

/** Time by the last answer of `ask`, carried on by what has passed since. */
export async function createFollowingClock({ ask, passed = () => performance.now() }: Source) {
  let offset = 0

  /** Answers are right to half the time they took: a difference within it moves nothing, so that time goes on evenly. */
  async function follow(isFirst = false): Promise<void> {
    const asked = passed()
    const there = (await ask()).getTime()
    const answered = passed()
    const found = there - (asked + answered) / 2
    if (isFirst || Math.abs(found - offset) > (answered - asked) / 2) offset = found
  }

  await follow(true)
  const clock: Clock = { now: () => new Date(Math.round(offset + passed())) }
  return { clock, follow: () => follow() }
}

/** Follows the clock of `db` until it is stopped. While the database is away the time goes on by itself. */
export async function followDatabase(db: Database, logger: Logger) {
  const ask = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    return rows[0]!.at
  }
  const { clock, follow } = await createFollowingClock({ ask })
  const timer = setInterval(
    () => follow().catch(error => logger.warn({ err: error }, 'the time of the database could not be asked for')),
    everyMs,
  ).unref()
  return { clock, stop: () => clearInterval(timer) }
}
