/** The audit trail as a file: `/admin/audit.csv` with the filter of the page that links to it. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler } from 'express'
import { admin } from '../../../shared/contracts'
import { type AuditFilter, type AuditRow, auditFilter } from '../../../shared/contracts/admin'
import { csvMark } from '../../../shared/wording/csv'
import { auditHead, auditLine } from '../../access/auditCells'
import { limits } from '../../config/limits'
import { AccessError } from '../../errors/accessError'
import { InputError } from '../../errors/inputError'
import type { Gateway } from '../../gateway/gateway'
import type { Guard } from '../guard'
import { requireAdmin, startTable } from './adminFiles'

const path = '/admin/audit.csv'

interface ExportParts {
  guard: Guard
  gateway: Gateway
}

/** Streamed page by page, so that a trail of years needs no more memory than that of a day. */
export function auditExport({ guard, gateway }: ExportParts): RequestHandler {
  return async (request, response, next) => {
    if (request.path !== path || request.method !== 'GET') return next()
    await requireAdmin(guard, request)
    const filter = auditFilter.safeParse(request.query)
    if (!filter.success) throw new InputError(400, 'no such filter')
    await gateway.call(request, admin.RecordAuditExport, filter.data)
    const lines = linesOf(request, filter.data)
    // The first page is read before the response begins, so that a refusal still gets its own status.
    const first = await lines.next()
    startTable(response, 'audit-trail.csv')
    // The chain and the stream listen for its end, eleven in all: one more than where Node suspects a leak.
    response.setMaxListeners(20)
    await pipeline(Readable.from(after(first.value ?? '', lines)), response)
  }

  async function* linesOf(request: Request, filter: AuditFilter): AsyncGenerator<string, undefined> {
    let text = csvMark + auditHead
    let before: string | undefined
    do {
      const page = await gateway.call(request, admin.ListAuditEvents, {
        ...filter,
        before,
        limit: limits.auditPage.export,
      })
      // If the session ends meanwhile, the file must not look complete.
      if (!page.Item) throw new AccessError('not-signed-in')
      yield text + page.Item.Events.map(lineOf).join('')
      text = ''
      before = page.Item.Older ?? undefined
    } while (before !== undefined)
    return undefined
  }
}

async function* after(first: string, rest: AsyncGenerator<string, undefined>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function lineOf(row: AuditRow): string {
  return auditLine({
    sequence: row.Sequence,
    at: new Date(row.At),
    event: row.Event,
    outcome: row.Outcome,
    actor: row.Actor,
    impersonator: row.Impersonator,
    target: row.Target,
    address: row.Address,
    request_id: row.RequestId,
    detail: row.Detail,
    previous_hash: row.PreviousHash,
    hash: row.Hash,
  })
}
