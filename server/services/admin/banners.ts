/** Notices to everybody: planned, shown and over. The server's clock decides. */
import type { Selectable } from 'kysely'
import type { admin } from '../../../shared/contracts'
import type { BannerState, ListedBanner } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { BannerRow } from '../../data/schema'
import { byCaller } from '../account/companyUsers'
import { minuteOf, removeBanner as remove, saveBanner as save } from '../banners'
import { containing } from '../containing'
import { paged } from '../paged'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const texts = serverMessages.banners

const stateAt = (now: Date, { from_at, until_at }: Pick<Selectable<BannerRow>, 'from_at' | 'until_at'>): BannerState =>
  now < from_at ? 'planned' : now < until_at ? 'shown' : 'over'

export function listBanners({ db }: AdminParts) {
  return async (call: ServiceCall, { search, state, page }: RequestOf<typeof admin.ListBanners>) => {
    const { now } = call
    let query = db.selectFrom('banners').selectAll()
    if (search)
      query = query.where(({ or, eb }) =>
        or((['text', 'made_by'] as const).map(place => eb(place, 'ilike', containing(search)))),
      )
    if (state === 'planned') query = query.where('from_at', '>', now)
    if (state === 'over') query = query.where('until_at', '<=', now)
    if (state === 'shown') query = query.where('from_at', '<=', now).where('until_at', '>', now)
    const { found, count } = await paged(query.orderBy('until_at', 'desc').orderBy('id'), page)
    const Rows = found.map(
      (row): ListedBanner => ({
        ...{ Id: row.id, Text: row.text, Severity: row.severity, MadeBy: row.made_by },
        ...{ From: minuteOf(row.from_at), Until: minuteOf(row.until_at), State: stateAt(now, row) },
      }),
    )
    return succeeded({ Rows, Count: count })
  }
}

export function saveBanner({ audit, banners }: AdminParts) {
  return async (call: ServiceCall, wanted: RequestOf<typeof admin.SaveBanner>) => {
    const why = await audit.transaction(async (transaction, record) => {
      const outcome = await save(transaction, wanted, { by: call.requireCaller().email, now: call.now })
      if (typeof outcome === 'string') return texts[outcome]
      const { id: target, ...detail } = outcome
      record({ event: 'banner', outcome: 'success', ...byCaller(call), target, detail })
      return undefined
    })
    banners.changed()
    return why === undefined ? succeeded(null) : refused(why)
  }
}

export function removeBanner({ audit, banners }: AdminParts) {
  return async (call: ServiceCall, { id: target }: { id: string }) => {
    const why = await audit.transaction(async (transaction, record) => {
      const before = await remove(transaction, target)
      if (before === undefined) return texts.missing
      record({ event: 'banner', outcome: 'success', ...byCaller(call), target, detail: { before, after: '' } })
      return undefined
    })
    banners.changed()
    return why === undefined ? succeeded(null) : refused(why)
  }
}
