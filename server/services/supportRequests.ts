/** The requests to support: kept with the mail that tells of them, and answered by admins. */
import type { Kysely, Transaction } from 'kysely'
import type { RequestKind, RequestState, requestSorts } from '../../shared/contracts/admin'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import { containing } from './containing'

interface NewRequest {
  kind: RequestKind
  subject: string
  message: string
  page?: string
  name: string
  company: string
  email: string
  phone: string
  isSignedIn: boolean
  requestId: string
  now: Date
}

export async function keepRequest(transaction: Kysely<Tables>, request: NewRequest): Promise<void> {
  const { now: at, isSignedIn: is_signed_in, requestId: request_id, page = '', ...values } = request
  await transaction
    .insertInto('support_requests')
    .values({ ...values, page, at, is_signed_in, request_id, taken_by: null, changed_at: at })
    .execute()
}

export interface RequestFilter {
  search?: string
  state?: RequestState
  kind?: RequestKind
  sort?: (typeof requestSorts)[number]
}

/** The requests of a filter, in its order. */
export function requestsOf(db: Database, { search, state, kind, sort = 'newest' }: RequestFilter) {
  let query = db.selectFrom('support_requests').selectAll()
  if (state) query = query.where('state', '=', state)
  if (kind) query = query.where('kind', '=', kind)
  if (search) {
    const pattern = containing(search)
    const places = ['subject', 'message', 'name', 'company', 'email', 'note', 'taken_by'] as const
    query = query.where(({ or, eb }) => or(places.map(place => eb(place, 'ilike', pattern))))
  }
  return query.orderBy('at', sort === 'oldest' ? 'asc' : 'desc').orderBy('id')
}

interface RequestChange {
  id: string
  state?: RequestState
  note?: string
  /** Undefined leaves who answers it. */
  takenBy?: string | null
  /** The time of the last change that the person who changes it has seen; undefined where it does not matter. */
  seen?: Date
  now: Date
}

/** The request before and after, for the trail; or why nothing was changed. */
export async function changeRequest(
  transaction: Transaction<Tables>,
  { id, seen, now, takenBy, ...wanted }: RequestChange,
) {
  const before = await transaction
    .selectFrom('support_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'missing' as const
  if (seen && seen.getTime() !== before.changed_at.getTime()) return 'moved' as const
  const { state = before.state, note = before.note } = wanted
  const taken_by = takenBy === undefined ? before.taken_by : takenBy
  await transaction
    .updateTable('support_requests')
    .set({ state, note, taken_by, changed_at: now })
    .where('id', '=', id)
    .execute()
  return {
    subject: before.subject,
    change: {
      ...{ before: before.state, after: state },
      ...(taken_by !== before.taken_by && { takenBefore: before.taken_by ?? '', takenAfter: taken_by ?? '' }),
      ...(note !== before.note && { noteBefore: before.note, noteAfter: note }),
    },
  }
}
