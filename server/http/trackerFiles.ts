/** The files of the R and D tracker: hours and the time sheet of a week, as comma-separated values and as workbooks. */
import type { Request, RequestHandler } from 'express'
import { askedTracker } from '../../shared/contracts/askedTracker'
import { readHours, readTracker, type TrackerApi } from '../../shared/rAndD/readTracker'
import { hoursTables, type Table, weekTable } from '../../shared/rAndD/tables'
import { type Wish, wishOf } from '../../shared/rAndD/wish'
import { csvLine, csvMark } from '../../shared/wording/csv'
import type { Audit } from '../access/audit'
import { requireIdentity } from '../access/requireAccess'
import { AccessError } from '../errors/accessError'
import type { EndpointGateway } from '../gateway/endpointGateway'
import type { Clock } from '../process/clock'
import { clientAddress } from '../request/clientAddress'
import { startFile } from './admin/adminFiles'
import type { Guard } from './guard'

const address = /^\/r-and-d\/(hours|week)\.(csv|xlsx)$/
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface TrackerFileParts {
  guard: Guard
  callEndpoint: EndpointGateway
  audit: Audit
  clock: Clock
}

export function trackerFiles({ guard, callEndpoint, audit, clock }: TrackerFileParts): RequestHandler {
  return async (request, response, next) => {
    const [, name, ending] = address.exec(request.path) ?? []
    if (!name || request.method !== 'GET') return next()
    // Guarded like the page that links to it, but without redirects, because a file is no page.
    const { open } = await guard(request, 'rAndD')
    if (!open) throw new AccessError('not-signed-in')
    const { Email: email } = requireIdentity(request)
    const wish = wishOf(request.query, clock.now().toISOString().slice(0, 10))
    const api = askedTracker((endpoint, asked) => callEndpoint(request, endpoint, asked ?? {}), email)
    const tables = name === 'week' ? await weekTables(api, wish) : await tablesOf(api, wish)
    const file = `r-and-d-${name}-${name === 'week' ? wish.monday : wish.year}.${ending}`
    await audit.record({
      ...{ event: 'export', outcome: 'success', actor: email, target: file, ...impersonatorOf(request) },
      ...{ address: clientAddress(request), requestId: request.requestId },
    })
    startFile(response, file, ending === 'csv' ? 'text/csv; charset=utf-8' : workbook)
    const [first] = tables
    response.send(ending === 'csv' && first ? csvOf(first) : await workbookOf(tables))
  }
}

/** What writes workbooks is loaded with the first one. */
async function workbookOf(tables: Table[]): Promise<Buffer> {
  const { tableWorkbook } = await import('../reports/tableWorkbook')
  return tableWorkbook(tables)
}

const impersonatorOf = ({ session }: Request) => session.impersonator && { impersonator: session.impersonator.email }

async function tablesOf(api: TrackerApi, wish: Wish): Promise<Table[]> {
  const { projects, records, linkTypes } = await readHours(api, wish)
  return hoursTables(projects, records, linkTypes, wish.year)
}

async function weekTables(api: TrackerApi, wish: Wish): Promise<Table[]> {
  const { sheet } = await readTracker(api, { ...wish, view: 'week' })
  return sheet ? [weekTable(sheet, wish.monday)] : []
}

const csvOf = ({ heads, rows }: Table) => csvMark + [heads, ...rows].map(csvLine).join('')
