/** The files of the admin's page: the access matrix, rights, checkpoints for auditors, and its lists. */
import type { Request, RequestHandler } from 'express'
import { type AccessRow, askers, isOpenTo, operationRows, routeRows } from '../../../shared/access/accessRows'
import { admin } from '../../../shared/contracts'
import type { RightsReport } from '../../../shared/contracts/admin'
import { limits } from '../../../shared/limits'
import { csvLine, csvMark } from '../../../shared/wording/csv'
import type { Audit } from '../../access/audit'
import { AccessError } from '../../errors/accessError'
import { InputError } from '../../errors/inputError'
import type { Gateway } from '../../gateway/gateway'
import { clientAddress } from '../../request/clientAddress'
import type { Guard } from '../guard'
import { requireAdmin, startFile, startTable } from './adminFiles'
import { tableFiles } from './tableFiles'

const plain = 'text/plain; charset=utf-8'
const json = 'application/json; charset=utf-8'

interface AdminFile {
  name: string
  lines: (request: Request) => Promise<string[]>
  /** Of a file that is no table. */
  type?: string
}

interface ExportParts {
  guard: Guard
  gateway: Gateway
  audit: Audit
}

export function accessExport({ guard, gateway, audit }: ExportParts): RequestHandler {
  const tables = tableFiles(gateway)
  const files: Record<string, AdminFile> = {
    '/admin/inbox.csv': { name: 'inbox.csv', lines: tables.inbox },
    '/admin/notices.csv': { name: 'notices.csv', lines: tables.notices },
    '/admin/measurements.csv': { name: 'measurements.csv', lines: tables.measurements },
    '/admin/retention.csv': { name: 'retention.csv', lines: tables.retention },
    '/admin/configuration.csv': { name: 'configuration.csv', lines: tables.configuration },
    '/admin/catalogue.csv': { name: 'catalogue.csv', lines: tables.catalogue },
    '/admin/catalogue.json': { name: 'catalogue.json', type: json, lines: tables.catalogueJson },
    '/admin/access.csv': { name: 'access-matrix.csv', lines: async () => matrix() },
    '/admin/rights.csv': { name: 'rights.csv', lines: rights },
    '/admin/rights-on.csv': { name: 'rights-on-a-day.csv', lines: rightsOn },
    '/admin/checkpoints.jsonl': {
      name: 'checkpoints.jsonl',
      type: plain,
      lines: async request =>
        (await checkpoints(request)).Checkpoints.map(one => `${JSON.stringify({ checkpoint: one })}\n`),
    },
    '/admin/checkpoints.pem': {
      name: 'checkpoints.pem',
      type: plain,
      lines: async request => [`${(await checkpoints(request)).Pem}\n`],
    },
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
    if (file.type) startFile(response, file.name, file.type)
    else startTable(response, file.name)
    response.send((file.type ? '' : csvMark) + lines.join(''))
  }

  async function checkpoints(request: Request) {
    const { Item } = await gateway.call(request, admin.ListCheckpoints, {})
    if (!Item) throw new AccessError('not-signed-in')
    return Item
  }

  async function rightsOn(request: Request): Promise<string[]> {
    const asked = admin.ShowRights.request.safeParse(request.query)
    if (!asked.success) throw new InputError(400, 'no such day or email')
    const { Item } = await gateway.call(request, admin.ShowRights, asked.data)
    if (!Item) throw new InputError(400, 'nobody of that email on that day')
    const line = (what: string, { Text, By }: RightsReport['Roles']) =>
      csvLine([Item.Email, Item.On, what, Text, By?.Row ?? '', By?.Event ?? '', By?.Who ?? '', By?.At ?? ''])
    return [
      csvLine(['Email', 'At the end of (UTC)', 'What', 'Is', 'Row of the trail', 'Event', 'By', 'At (UTC)']),
      line('Account', Item.Account),
      line('Roles', Item.Roles),
    ]
  }

  async function rights(request: Request): Promise<string[]> {
    const lines = [csvLine(['Company', 'Name', 'Email', 'Type', 'Status', 'Roles', 'Company is'])]
    let after: string | undefined
    do {
      const page = await gateway.call(request, admin.ListUsers, { after })
      // If the session ends meanwhile, the file must not look complete.
      if (!page.Items) throw new AccessError('not-signed-in')
      for (const { CompanyName, FullName, Email, Type, Status, Roles, IsCompanyDisabled } of page.Items) {
        const companyIs = IsCompanyDisabled ? 'disabled' : 'open'
        lines.push(csvLine([CompanyName, FullName, Email, Type, Status, Roles.join(', '), companyIs]))
      }
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
