/** The inbox: the requests to support, their state, who answers them, and a note. */
import type { Selectable } from 'kysely'
import type { admin } from '../../../shared/contracts'
import type { ListedRequest } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { SupportRequest } from '../../data/schema'
import { byCaller } from '../account/companyUsers'
import { paged } from '../paged'
import type { ServiceCall } from '../service'
import { changeRequest, requestsOf } from '../supportRequests'
import type { AdminParts } from './parts'

const texts = serverMessages.inbox

const listedOf = (row: Selectable<SupportRequest>): ListedRequest => ({
  ...{ Id: row.id, At: row.at.toISOString(), Kind: row.kind, State: row.state },
  ...{ Subject: row.subject, Name: row.name, CompanyName: row.company, Email: row.email, TakenBy: row.taken_by },
})

export function listSupportRequests({ db }: AdminParts) {
  return async (_: ServiceCall, { page, ...filter }: RequestOf<typeof admin.ListSupportRequests>) => {
    const { found, count } = await paged(requestsOf(db, filter), page)
    return succeeded({ Rows: found.map(listedOf), Count: count })
  }
}

export function countSupportRequests({ db }: AdminParts) {
  return async () => {
    const { fresh, work, oldest } = await db
      .selectFrom('support_requests')
      .select(({ fn }) => [
        fn.countAll<string>().filterWhere('state', '=', 'new').as('fresh'),
        fn.countAll<string>().filterWhere('state', '=', 'in work').as('work'),
        fn.min('at').filterWhere('state', '=', 'new').as('oldest'),
      ])
      .executeTakeFirstOrThrow()
    const OldestAt = (oldest as Date | null)?.toISOString() ?? null
    return succeeded({ New: Number(fresh), InWork: Number(work), OldestAt })
  }
}

export function showSupportRequest({ db }: AdminParts) {
  return async (_: ServiceCall, { id }: { id: string }) => {
    const row = await requestsOf(db, {}).where('id', '=', id).executeTakeFirst()
    if (!row) return refused(texts.missing)
    return succeeded({
      ...listedOf(row),
      ...{ Message: row.message, Page: row.page, Phone: row.phone, IsSignedIn: row.is_signed_in },
      ...{ Reference: row.request_id, Note: row.note, ChangedAt: row.changed_at.toISOString() },
    })
  }
}

export function changeSupportRequest({ audit }: AdminParts) {
  return async (call: ServiceCall, asked: RequestOf<typeof admin.ChangeSupportRequest>) => {
    const { id, state, note, taker } = asked
    const takenBy = { me: call.requireCaller().email, nobody: null, same: undefined }[taker]
    const why = await audit.transaction(async (transaction, record) => {
      const wanted = { id, state, note, takenBy, seen: new Date(asked.seen), now: call.now }
      const outcome = await changeRequest(transaction, wanted)
      if (typeof outcome === 'string') return texts[outcome]
      record({ event: 'inbox', outcome: 'success', ...byCaller(call), target: id, detail: outcome.change })
      return undefined
    })
    return why === undefined ? succeeded(null) : refused(why)
  }
}
