import { reportExportRole } from '../../../shared/access/roles'
import { isEngineeringStudy } from '../../../shared/coils/engineeringStudy'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages, texts } from '../../../shared/texts'
import { refusalOf } from '../../errors/calculationError'
import { nameOf, type Printable } from '../../reports/documentNames'
import type { ServiceCall } from '../service'
import type { DesignParts } from '.'
import { mayMakeDocument } from './mayMakeDocument'

interface Coil {
  title: string
  document: Printable
}

/** The workbook of a coil. A report is exported by its maker alone, and an engineering study by holders of the special role. */
export function exportToExcel(parts: DesignParts) {
  const { db, audit, calculations } = parts
  return async (call: ServiceCall, parameters: Coil | { report: string }) => {
    const { email, fullName, roles } = call.requireCaller()
    const found = 'report' in parameters ? await kept(parameters.report, email, call.now) : parameters
    if (!found) return refused(messages.reportMissing)
    const { title, document } = found
    const requiresSRC = 'requiresSRC' in found ? found.requiresSRC : isEngineeringStudy(document)
    if (!(await mayMakeDocument(parts, call))) return refused(messages.documentsPaused)
    const target = 'report' in parameters ? parameters.report : title
    const entry = { event: 'export' as const, actor: email, target, address: call.address, requestId: call.requestId }
    if (requiresSRC && !roles.includes(reportExportRole)) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(texts.accessDenied)
    }
    try {
      const about = { title, author: fullName, date: call.now }
      const bytes = await calculations.run('workbook', { document, about }, { signal: call.signal, isSlow: true })
      await audit.record({ ...entry, outcome: 'success' })
      return succeeded({ Data: Buffer.from(bytes).toString('base64'), FileName: `${nameOf(document, title)}.xlsx` })
    } catch (error) {
      return refused(refusalOf(error).message)
    }
  }

  /** A report of the caller's own that has not expired, with what it was made of. */
  async function kept(folder: string, email: string, now: Date) {
    const row = await db
      .selectFrom('reports')
      .select(['title', 'document', 'requires_src'])
      .where('folder', '=', folder)
      .where('owner_email', '=', email)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.document ? { title: row.title, document: row.document, requiresSRC: row.requires_src } : undefined
  }
}
