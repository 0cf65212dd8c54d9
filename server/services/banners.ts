/** Notices to everybody in the database, and the board from which every page reads them. */
import type { Transaction } from 'kysely'
import type { BannerSeverity } from '../../shared/banners'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import { type Clock, minutesAfter } from '../process/clock'
import type { Logger } from '../process/logging'
import { withPatience } from '../process/patience'

export interface KeptBanner {
  id: string
  text: string
  severity: BannerSeverity
  from: Date
  until: Date
}

export type BannerRefusal = 'missing' | 'backwards' | 'tooLong' | 'over'

export interface WantedBanner {
  id?: string
  text: string
  severity: BannerSeverity
  /** UTC, as `2026-02-01T08:30`. */
  from: string
  until: string
}

const dateOf = (minute: string) => new Date(`${minute}:00Z`)
/** UTC, as `2026-02-01T08:30`. */
export const minuteOf = (date: Date) => date.toISOString().slice(0, 16)

/** For the trail: what a notice said, and from when until when. */
const detailOf = ({ text, severity, from, until }: Omit<KeptBanner, 'id'>) =>
  `${severity} from ${minuteOf(from)} until ${minuteOf(until)}: ${text}`

/** Makes or changes a notice. Its id and its text for the trail before and after, or why nothing was changed. */
export async function saveBanner(
  transaction: Transaction<Tables>,
  { id, from, until, ...wanted }: WantedBanner,
  { by: made_by, now }: { by: string; now: Date },
): Promise<{ id: string; before: string; after: string } | BannerRefusal> {
  const times = { from: dateOf(from), until: dateOf(until) }
  if (times.until <= times.from) return 'backwards'
  if (times.until <= now) return 'over'
  if (times.until > minutesAfter(times.from, limits.banner.days * 24 * 60)) return 'tooLong'
  const values = { ...wanted, from_at: times.from, until_at: times.until, made_by }
  const after = detailOf({ ...wanted, ...times })
  if (id === undefined) {
    const made = transaction.insertInto('banners').values({ ...values, created_at: now })
    return { ...(await made.returning('id').executeTakeFirstOrThrow()), before: '', after }
  }
  const before = await bannerOf(transaction, id)
  if (!before) return 'missing'
  await transaction.updateTable('banners').set(values).where('id', '=', id).execute()
  return { id, before: detailOf(before), after }
}

async function bannerOf(transaction: Transaction<Tables>, id: string): Promise<KeptBanner | undefined> {
  const row = await transaction
    .selectFrom('banners')
    .select(['id', 'text', 'severity', 'from_at as from', 'until_at as until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row
}

/** Removes a notice: what it said, or undefined where there is none of this id. */
export async function removeBanner(transaction: Transaction<Tables>, id: string): Promise<string | undefined> {
  const before = await bannerOf(transaction, id)
  await transaction.deleteFrom('banners').where('id', '=', id).execute()
  return before && detailOf(before)
}

/** How long a node shows what it has read [min], and how long a page waits for the database [ms]. */
const minutesKept = 0.25
const patienceMs = 500

export type BannerBoard = ReturnType<typeof createBannerBoard>

/**
 * The notices as this node knows them, read again after a quarter of a minute. A page never waits long for them: while
 * the database does not answer, those that were read before are shown.
 */
export function createBannerBoard({ db, clock, logger }: { db: Database; clock: Clock; logger: Logger }) {
  let kept: readonly KeptBanner[] = []
  let readAgainAt: Date | undefined

  async function read(): Promise<readonly KeptBanner[]> {
    return db
      .selectFrom('banners')
      .select(['id', 'text', 'severity', 'from_at as from', 'until_at as until'])
      .where('until_at', '>', clock.now())
      .execute()
  }

  return {
    /** The notices that are not over. */
    async all(): Promise<readonly KeptBanner[]> {
      const now = clock.now()
      if (readAgainAt && now < readAgainAt) return kept
      readAgainAt = minutesAfter(now, minutesKept)
      try {
        kept = await withPatience(read(), patienceMs, () => new Error('the database gave no notices in time'))
      } catch (error) {
        logger.warn({ err: error }, 'the notices to everybody could not be read')
      }
      return kept
    },
    /** Has them read again by the next page: they were changed on this node. */
    changed(): void {
      readAgainAt = undefined
    },
  }
}
