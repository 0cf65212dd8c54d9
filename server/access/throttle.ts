/** Limited tries, counted in the database: shared by all nodes, and kept over a restart. */
import type { Selectable, Transaction } from 'kysely'
import { type Clock, minutesAfter } from '../clock'
import type { Database } from '../data/database'
import type { Attempt, Tables } from '../data/schema'

export interface ThrottleRule {
  /** Tries in a window before a pause. */
  max: number
  windowMinutes: number
  /** The pause after each further try; the last one repeats. The rest of the window where none is given. */
  pauseMinutes?: readonly number[]
  /** Tries in a row, over all windows, after which only a reset helps. */
  inARow?: number
  /** After how long such a row is forgotten all the same, counted from the last window in it. */
  inARowHours?: number
}

type AttemptRow = Selectable<Attempt>

export function createThrottle(db: Database, clock: Clock) {
  /** Runs `work` with the row of `key`, which is made where there is none, while nobody else changes it. */
  function locked<T>(key: string, work: (transaction: Transaction<Tables>, row: AttemptRow, now: Date) => Promise<T>) {
    const now = clock.now()
    return db.transaction().execute(async transaction => {
      const row = await transaction
        .insertInto('attempts')
        .values({ key, count: 0, in_a_row: 0, window_started_at: now, paused_until: null })
        .onConflict(conflict => conflict.column('key').doUpdateSet(set => ({ key: set.ref('excluded.key') })))
        .returningAll()
        .executeTakeFirstOrThrow()
      return work(transaction, row, now)
    })
  }

  return {
    /** Whether tries under `key` are refused at present. */
    async isPaused(key: string, rule: ThrottleRule): Promise<boolean> {
      const row = await db.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst()
      return row !== undefined && isRefused(row, rule, clock.now())
    },

    /** Counts a try that failed, or that costs something whatever its outcome. */
    async count(key: string, rule: ThrottleRule): Promise<void> {
      await locked(key, async (transaction, row, now) => countIn(transaction, row, rule, now))
    },

    /** Counts a try before its outcome is known, unless it is refused: of tries at the same time no more pass than the rule lets. */
    async take(key: string, rule: ThrottleRule): Promise<boolean> {
      return locked(key, async (transaction, row, now) => {
        if (isRefused(row, rule, now)) return false
        await countIn(transaction, row, rule, now)
        return true
      })
    },

    /**
     * Takes back a try that was taken and did no harm, with the pause that it began. A pause of the whole window is of
     * others, who were at it meanwhile.
     */
    async giveBack(key: string, rule: ThrottleRule): Promise<void> {
      await locked(key, async (transaction, row) => {
        const count = Math.max(0, row.count - 1)
        const paused_until = count < rule.max || rule.pauseMinutes ? null : row.paused_until
        const in_a_row = Math.max(0, row.in_a_row - 1)
        await transaction
          .updateTable('attempts')
          .set({ count, in_a_row, paused_until })
          .where('key', '=', key)
          .execute()
      })
    },

    async reset(key: string): Promise<void> {
      await db.deleteFrom('attempts').where('key', '=', key).execute()
    },
  }
}

export type Throttle = ReturnType<typeof createThrottle>

/** Whether a try is refused at `now`, by what was counted so far. */
export function isRefused(row: AttemptRow, rule: ThrottleRule, now: Date): boolean {
  if (rule.inARow && row.in_a_row >= rule.inARow && !isForgotten(row, rule, now)) return true
  return row.paused_until !== null && row.paused_until > now
}

async function countIn(
  transaction: Transaction<Tables>,
  row: AttemptRow,
  rule: ThrottleRule,
  now: Date,
): Promise<void> {
  const isNewWindow = now >= minutesAfter(row.window_started_at, rule.windowMinutes)
  const started = isNewWindow ? now : row.window_started_at
  const count = isNewWindow ? 1 : row.count + 1
  await transaction
    .updateTable('attempts')
    .set({
      count,
      in_a_row: isForgotten(row, rule, now) ? 1 : row.in_a_row + 1,
      window_started_at: started,
      paused_until: pauseEnd(count, started, now, rule),
    })
    .where('key', '=', row.key)
    .execute()
}

function isForgotten({ window_started_at }: { window_started_at: Date }, { inARowHours }: ThrottleRule, now: Date) {
  return inARowHours !== undefined && now >= minutesAfter(window_started_at, inARowHours * 60)
}

function pauseEnd(count: number, started: Date, now: Date, rule: ThrottleRule): Date | null {
  const over = count - rule.max
  if (over < 0) return null
  if (!rule.pauseMinutes) return minutesAfter(started, rule.windowMinutes)
  return minutesAfter(now, rule.pauseMinutes[Math.min(over, rule.pauseMinutes.length - 1)] ?? rule.windowMinutes)
}

/** The network an address belongs to: IPv6 by /64, because one customer has a whole one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
