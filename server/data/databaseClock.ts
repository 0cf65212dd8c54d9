/**
 * The time of the database, which all nodes share. Pauses, ends, tokens and codes use it, not the clock of a machine.
 */
import { sql } from 'kysely'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Database } from './database'

/** How often the time is read [ms]. */
const everyMs = 60_000

interface Source {
  /** Reads the time of the database. */
  ask: () => Promise<Date>
  /** Monotonic time [ms]. */
  passed?: () => number
}

/** The time from the last reading of `ask`, continued by the monotonic time since. */
export async function createFollowingClock({ ask, passed = () => performance.now() }: Source) {
  let offset = 0

  /** A reading is accurate to half of its duration: smaller differences are ignored, so that time runs evenly. */
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

/** Follows the clock of `db` until it is stopped. While the database is unavailable the time continues by itself. */
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
