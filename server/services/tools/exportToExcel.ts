import { reportExportRole } from '../../../shared/access/roles'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages, texts } from '../../../shared/texts'
import type { Printable } from '../../../shared/tools/project'
import { refusalOf } from '../../errors/calculationError'
import { nameOf } from '../../reports/documentNames'
import type { ServiceCall } from '../service'
import type { Printing } from './createReport'
import { mayMakeDocument } from './mayMakeDocument'
import type { ToolParts } from './toolDefinition'

interface Work<Input> {
  title: string
  document: Printable<Input>
}

/** A workbook. Only its maker can export a report, and only holders of the special role an engineering study. */
export function exportToExcel<Input extends object>(parts: ToolParts, { tool, paper }: Printing<Input>) {
  const { db, audit, calculations } = parts
  return async (call: ServiceCall, parameters: Work<Input> | { report: string }) => {
    const { email, fullName, roles } = call.requireCaller()
    const found = 'report' in parameters ? await kept(parameters.report, email, call.now) : parameters
    if (!found) return refused(messages.reportMissing)
    const { title, document } = found
    const requiresSRC = 'requiresSRC' in found ? found.requiresSRC : paper.requiresSpecialRole(document)
    if (!(await mayMakeDocument(parts, call))) return refused(messages.documentsPaused)
    const target = 'report' in parameters ? parameters.report : title
    const entry = { event: 'export' as const, actor: email, target, address: call.address, requestId: call.requestId }
    if (requiresSRC && !roles.includes(reportExportRole)) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(texts.accessDenied)
    }
    try {
      const about = { title, author: fullName, date: call.now }
      const bytes = await paper.workbook(calculations, { document, about }, { signal: call.signal, isSlow: true })
      await audit.record({ ...entry, outcome: 'success' })
      return succeeded({
        Data: Buffer.from(bytes).toString('base64'),
        FileName: `${nameOf(document, title)}.xlsx`,
      })
    } catch (error) {
      return refused(refusalOf(error).message)
    }
  }

  /** A report of the caller's own that has not expired, with the document from which it was made. */
  async function kept(folder: string, email: string, now: Date) {
    const row = await db
      .selectFrom('reports')
      .select(['title', 'document', 'requires_src'])
      .where('folder', '=', folder)
      .where('tool', '=', tool.service)
      .where('owner_email', '=', email)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.document
      ? { title: row.title, document: row.document as Printable<Input>, requiresSRC: row.requires_src }
      : undefined
  }
}
