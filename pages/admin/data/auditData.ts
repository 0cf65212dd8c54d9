import { admin } from '../../../shared/contracts'
import { auditFilter } from '../../../shared/contracts/admin'
import { limits } from '../../../shared/limits'
import { type Asking, filled } from './search'

const place = admin.ListAuditEvents.request.shape.before

/** The audit trail: a page of it by its filter, and its chain where that is asked for. */
export async function trailData({ search, call }: Asking) {
  const asked = filled(search, Object.keys(auditFilter.shape))
  const read = auditFilter.safeParse(asked)
  const filter = read.success ? read.data : {}
  const { Item } = await call(admin.ListAuditEvents, {
    ...filter,
    before: place.safeParse(search.before).data,
    after: place.safeParse(search.after).data,
    limit: limits.auditPage.screen,
  })
  const chain = search.verify ? await call(admin.VerifyAudit) : undefined
  return {
    asked,
    problem: read.success ? undefined : read.error.issues[0]?.message,
    events: Item?.Events ?? [],
    older: Item?.Older ?? undefined,
    newer: Item?.Newer ?? undefined,
    chain: chain?.Item ?? undefined,
  }
}

/** The rights of a person on a day. */
export async function rightsData({ search, call }: Asking) {
  const asked = filled(search, ['email', 'on'])
  if (!asked.email && !asked.on) return { asked }
  const read = admin.ShowRights.request.safeParse(asked)
  if (!read.success) return { asked, problem: read.error.issues[0]?.message }
  const { Item, Notices } = await call(admin.ShowRights, read.data)
  return { asked, report: Item ?? undefined, problem: Notices[0]?.Messages[0] }
}

export type TrailData = Awaited<ReturnType<typeof trailData>>
export type RightsData = Awaited<ReturnType<typeof rightsData>>
