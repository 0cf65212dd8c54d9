/** Who may do what, as files for people who read and sign it: the access matrix, and the roles of everybody. */
import type { Request, RequestHandler } from 'express'
import { type AccessRow, askers, isOpenTo, operationRows, routeRows } from '../../shared/accessRows'
import { admin } from '../../shared/contracts'
import { csvLine, csvMark } from '../../shared/csv'
import { limits } from '../../shared/limits'
import { AccessError } from '../access/accessError'
import type { Audit } from '../access/audit'
import type { Guard } from '../access/guard'
import type { Gateway } from '../gateway/gateway'
import { requireAdmin, startTable } from './adminFiles'
import { clientAddress } from './clientAddress'

interface ExportParts {
  guard: Guard
  gateway: Gateway
  audit: Audit
}

export function accessExport({ guard, gateway, audit }: ExportParts): RequestHandler {
  const files: Record<string, { name: string; lines: (request: Request) => Promise<string[]> }> = {
    '/admin/access.csv': { name: 'access-matrix.csv', lines: async () => matrix() },
    '/admin/rights.csv': { name: 'rights.csv', lines: rights },
  }

  return async (request, response, next) => {
    const file = Object.hasOwn(files, request.path) && request.method === 'GET' ? files[request.path] : undefined
    if (!file) return next()
    await requireAdmin(guard, request)
    const lines = await file.lines(request)
    await audit.record({
      ...{ event: 'export', outcome: 'success', actor: request.session.identity?.Email, target: file.name },
      ...{ address: clientAddress(request), requestId: request.requestId },
    })
    startTable(response, file.name)
    response.send(csvMark + lines.join(''))
  }

  async function rights(request: Request): Promise<string[]> {
    const lines = [csvLine(['Company', 'Name', 'Email', 'Type', 'Status', 'Roles'])]
    let after: string | undefined
    do {
      const page = await gateway.call(request, admin.ListUsers, { after })
      // A session that ends meanwhile must not look like the end of the list.
      if (!page.Items) throw new AccessError('not-signed-in')
      for (const { CompanyName, FullName, Email, Type, Status, Roles } of page.Items)
        lines.push(csvLine([CompanyName, FullName, Email, Type, Status, Roles.join(', ')]))
      after = page.Items.length === limits.userPage ? page.Items.at(-1)?.Email : undefined
    } while (after !== undefined)
    return lines
  }
}

function matrix(): string[] {
  const line = (kind: string) => (row: AccessRow) =>
    csvLine([
      ...[kind, row.name, row.title, row.isSecured ? 'yes' : '', row.refusesImpersonated ? 'yes' : ''],
      ...askers.map(asker => (isOpenTo(row, asker) ? 'open' : '')),
    ])
  return [
    csvLine(['Kind', 'Address', 'Title', 'Needs clearance', 'Needs the own account', ...askers]),
    ...routeRows().map(line('page')),
    ...operationRows().map(line('operation')),
  ]
}
