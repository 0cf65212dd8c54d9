import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { requireIdentity } from '../access/requireAccess'
import type { Database } from '../data/database'
import { reportFile } from '../data/reportFile'
import { AccessError } from '../errors/accessError'
import { InputError } from '../errors/inputError'
import type { Clock } from '../process/clock'
import type { Guard } from './guard'
import { setPdfPolicy } from './securityHeaders'

const address = /^\/pdfs\/([0-9a-f]{32})\/([A-Za-z0-9-]{1,60}\.pdf)$/

interface ReportFileParts {
  guard: Guard
  db: Database
  clock: Clock
  folder: string
}

/**
 * Sends `/pdfs/{folder}/{file}` to the person for whom it was made. The path on disk is made from the row, never from
 * the address: an address that does not exactly match a row of the caller is a 404.
 */
export function reportFiles({ guard, db, clock, folder }: ReportFileParts): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.startsWith('/pdfs/')) return next()
    // Guarded like the screen that shows it, but without redirects, because a file is no page.
    const { open } = await guard(request, 'report')
    const { Email } = requireIdentity(request)
    if (!open) throw new AccessError('temporary-password')
    const [, folderName = '', fileName = ''] = address.exec(request.path) ?? []
    const row = await db
      .selectFrom('reports')
      .select(['folder', 'file'])
      .where('folder', '=', folderName)
      .where('file', '=', fileName)
      .where('owner_email', '=', Email.toLowerCase())
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    if (!row) throw new InputError(404, 'no such report')
    await reportFile(db, folder, row.folder, row.file)
    setPdfPolicy(response)
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('content-disposition', `inline; filename="${row.file}"`)
    response.type('pdf').sendFile(join(row.folder, row.file), { root: folder, cacheControl: false, dotfiles: 'deny' })
  }
}
