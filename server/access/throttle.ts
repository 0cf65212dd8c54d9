/** Limits on attempts, counted in the database: shared by all nodes, and kept over a restart. */
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../data/database'
import { prepared, type Slots } from '../data/prepared'
import type { Attempt } from '../data/schema'
import { type Clock, minutesAfter } from '../process/clock'

export interface ThrottleRule {
  /** Attempts in a window before a pause. */
  max: number
  windowMinutes: number
  /** The pause after each further attempt; the last one repeats. By default the rest of the window. */
  pauseMinutes?: readonly number[]
  /** Attempts in a row, over all windows, after which only a reset helps. */
  inARow?: number
  /** After this time the count in a row expires all the same, measured from the last window in it. */
  inARowHours?: number
  /** A crash of the database may lose the last counts: nobody waits until they are on its disk. */
  mayBeLost?: true
}

/** A limit, and the key under which it counts. */
export type Limit = ThrottleRule & { key: string }

/** What a program is told of its limit. */
export interface Shown {
  isTaken: boolean
  left: number
  endsAt: Date
}

interface CountedRow {
  count: number
  window_started_at: Date
}

interface Uncounted {
  count: null
  window_started_at: null
}

/** By what an asker is found, and when. */
interface Asking {
  by: string
  now: Date
}

interface AskerRule extends ThrottleRule {
  prefix: string
  /** An expression over the row of `asker`. */
  isCounted: (now: Expression<Date>) => RawBuilder<boolean>
}

type CountedAsker = { user_id: string; counts: boolean } & (CountedRow | Uncounted)

export function createThrottle(db: Database, clock: Clock) {
  /**
   * Counts `n` attempts before their outcome is known, unless they are refused: all of them or none. One statement
   * checks and counts, so that of simultaneous attempts, on any nodes, no more pass than the rule allows.
   */
  async function take(key: string, rule: ThrottleRule, n = 1): Promise<boolean> {
    return (await counting(key, rule, n)) !== undefined
  }

  /** The row after it was counted; undefined if it was refused. */
  async function counting(key: string, rule: ThrottleRule, n: number): Promise<CountedRow | undefined> {
    if (!rule.pauseMinutes && n > rule.max) return undefined
    const { rows } = await insertion({ rule, n, now: sql.val(clock.now()), keys: sql`select ${key}::text` }).execute(db)
    return rows[0]
  }

  /**
   * A function that finds the row of an asker, and counts one attempt for it in the same statement as `take` does: a
   * request waits for the database once. Its key is `prefix` and the column `user_id`; it is counted only where
   * `isCounted` holds. Says also how many are left in the window, and when it ends.
   */
  function takerFor<Row>(
    asker: (slots: Slots<Asking>) => Expression<Row>,
    { prefix, isCounted: isCountedAt, ...rule }: AskerRule,
  ): (by: string) => Promise<{ row?: Row; shown?: Shown }> {
    const ask = prepared<Asking, Row & CountedAsker>(db, ['by', 'now'], slots => {
      const isCounted = isCountedAt(slots.now)
      const keys = sql`select ${prefix}::text || user_id from asker where ${isCounted}`
      return sql`
        with asker as (${asker(slots)}), counted as (${insertion({ rule, n: 1, now: slots.now, keys })})
        select asker.*, ${isCounted} as counts, counted.count, counted.window_started_at
        from asker left join counted on true`
    })
    return async by => {
      const now = clock.now()
      const [row] = await ask({ by, now })
      if (!row?.counts) return { row }
      const taken = row.count === null ? undefined : row
      const started = taken ?? (await startOf(prefix + row.user_id))
      return {
        row,
        shown: {
          isTaken: taken !== undefined,
          left: taken ? Math.max(0, rule.max - taken.count) : 0,
          endsAt: minutesAfter(started?.window_started_at ?? now, rule.windowMinutes),
        },
      }
    }
  }

  async function startOf(key: string) {
    return db.selectFrom('attempts').select('window_started_at').where('key', '=', key).executeTakeFirst()
  }

  /**
   * Gives back `n` attempts that did no harm, and cancels the pause that they began. A pause of the whole window stays,
   * because other attempts caused it. If the window of `takenAt` is over, there is nothing to give back.
   */
  async function giveBack(
    key: string,
    { max, pauseMinutes }: ThrottleRule,
    { n = 1, takenAt }: { n?: number; takenAt?: Date } = {},
  ): Promise<void> {
    const less = (column: 'count' | 'in_a_row') => sql<number>`greatest(0, ${sql.ref(column)} - ${n}::int)`
    await db
      .updateTable('attempts')
      .set({
        count: less('count'),
        in_a_row: less('in_a_row'),
        paused_until: pauseMinutes
          ? null
          : sql<Date | null>`case when ${less('count')} >= ${max}::int then paused_until end`,
      })
      .where('key', '=', key)
      .$if(takenAt !== undefined, query => query.where('window_started_at', '<=', takenAt!))
      .execute()
  }

  async function giveBackAll(taken: readonly Limit[]): Promise<void> {
    for (const { key, ...rule } of taken) await giveBack(key, rule)
  }

  return {
    take,
    takerFor,
    giveBack,
    giveBackAll,

    /** Counts an attempt under each of them, or under none if one of them refuses it. */
    async takeAll(wanted: readonly Limit[]): Promise<boolean> {
      for (const [at, { key, ...rule }] of wanted.entries()) {
        if (await take(key, rule)) continue
        await giveBackAll(wanted.slice(0, at))
        return false
      }
      return true
    },

    /** The result of `work`, for which an attempt was taken. If `work` fails, the attempt is given back. */
    async unlessFailed<T>(taken: readonly Limit[], work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        await giveBackAll(taken)
        throw error
      }
    },

    /** `within` the transaction that records it, if there is one. */
    async reset(key: string, within = db): Promise<void> {
      await within.deleteFrom('attempts').where('key', '=', key).execute()
    },
  }
}

export type Throttle = ReturnType<typeof createThrottle>

interface Insertion {
  rule: ThrottleRule
  n: number
  now: Expression<Date>
  /** Selects the keys. */
  keys: RawBuilder<unknown>
}

/** Counts `n` attempts under each of the keys, unless they are refused; returns the rows that were counted. */
function insertion({ rule, n, now: at, keys }: Insertion): RawBuilder<CountedRow> {
  const now = sql<Date>`${at}::timestamptz`
  const first = sql<number>`${n}::int`
  const { count, in_a_row, window_started_at, isForgotten } = counted(rule, now, first)
  // A window allows a number of attempts. With growing pauses instead, each pause is followed by one more attempt.
  const hasRoom = rule.pauseMinutes ? sql`true` : sql`${count} <= ${rule.max}::int`
  const isInRow = rule.inARow ? sql`(attempts.in_a_row < ${rule.inARow}::int or ${isForgotten})` : sql`true`
  return sql<CountedRow>`
    insert into attempts (key, count, in_a_row, window_started_at, paused_until)
    select wanted.key, ${rule.mayBeLost ? uponCommit(first) : first}, ${first}, ${now},
      ${pauseEnd(rule, now, first, now)}
    from (${keys}) as wanted (key)
    on conflict (key) do update set count = ${count}, in_a_row = ${in_a_row},
      window_started_at = ${window_started_at}, paused_until = ${pauseEnd(rule, now, count, window_started_at)}
    where coalesce(attempts.paused_until <= ${now}, true) and ${hasRoom} and ${isInRow}
    returning count, window_started_at`
}

/** The row of `attempts` after `n` more attempts at `now`. */
function counted({ windowMinutes, inARowHours }: ThrottleRule, now: Expression<Date>, n: Expression<number>) {
  const isNewWindow = sql<boolean>`${now} >= attempts.window_started_at + ${minutes(windowMinutes)}`
  const isForgotten =
    inARowHours === undefined
      ? sql<boolean>`false`
      : sql<boolean>`${now} >= attempts.window_started_at + ${minutes(inARowHours * 60)}`
  return {
    count: sql<number>`case when ${isNewWindow} then 0 else attempts.count end + ${n}`,
    in_a_row: sql<number>`case when ${isForgotten} then 0 else attempts.in_a_row end + ${n}`,
    window_started_at: sql<Date>`case when ${isNewWindow} then ${now} else attempts.window_started_at end`,
    isForgotten,
  }
}

/** `n`, in a statement that is committed without waiting for the disk. */
function uponCommit(n: Expression<number>) {
  return sql<number>`case when set_config('synchronous_commit', 'off', true) = 'off' then ${n} end`
}

/** When the pause ends that the last of `count` attempts begins; null if more attempts are allowed. */
function pauseEnd(
  { max, windowMinutes, pauseMinutes }: ThrottleRule,
  now: Expression<Date>,
  count: Expression<number>,
  started: Expression<Date>,
) {
  if (!pauseMinutes)
    return sql<Date | null>`case when ${count} >= ${max}::int then ${started} + ${minutes(windowMinutes)} end`
  const pauses = sql`(${sql.val(pauseMinutes)}::int[])`
  const pause = sql`${pauses}[least(${count} - ${max}::int + 1, ${pauseMinutes.length}::int)]`
  return sql<Date | null>`case when ${count} >= ${max}::int then ${now} + make_interval(mins => ${pause}) end`
}

function minutes(count: number) {
  return sql`make_interval(mins => ${count}::int)`
}

/** Whether an attempt would be refused at `now`, by the present count. Only for lists; `take` decides by itself. */
export function isRefused(row: Selectable<Attempt>, rule: ThrottleRule, now: Date): boolean {
  const { inARow, inARowHours } = rule
  const isForgotten = inARowHours !== undefined && now >= minutesAfter(row.window_started_at, inARowHours * 60)
  if (inARow && row.in_a_row >= inARow && !isForgotten) return true
  return row.paused_until !== null && row.paused_until > now
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
