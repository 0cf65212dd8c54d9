import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { Printable } from '../../../shared/tools/project'
import { limits } from '../../config/limits'
import { CalculationError, refusalOf } from '../../errors/calculationError'
import { diskError } from '../../errors/unavailableError'
import { minutesAfter } from '../../process/clock'
import { writeWhole } from '../../process/writeWhole'
import { nameOf, referenceOf } from '../../reports/documentNames'
import type { ReportKind } from '../../reports/reportContent'
import { unprintableFields } from '../../reports/unprintable'
import type { ServiceCall } from '../service'
import { mayMakeDocument } from './mayMakeDocument'
import { isPartner } from './partnerOf'
import { keepProgress } from './reportProgress'
import type { OnPaper, ToolDefinition, ToolParts } from './toolDefinition'

/** The part of a tool that makes reports. */
export type Printing<Input extends object = object> = Pick<ToolDefinition<Input>, 'tool' | 'paper'>

interface ReportRequest<Input> {
  title: string
  document: Printable<Input>
  kind?: ReportKind
  openInNewWindow?: boolean
  progress?: string
}

/** Makes the PDF and stores it under a name that nobody can guess; only the person who made it can load it. */
export function createReport<Input extends object>(parts: ToolParts, { tool, paper }: Printing<Input>) {
  const { db, audit, calculations, reportFolder } = parts

  /** If the disk or the database refuses a report, nothing of it is left. */
  async function keep(folder: string, file: string, pdf: Uint8Array, note: () => Promise<void>): Promise<void> {
    try {
      await mkdir(join(reportFolder, folder), { recursive: true })
      await writeWhole(join(reportFolder, folder, file), pdf)
      await note()
    } catch (cause) {
      await rm(join(reportFolder, folder), { recursive: true, force: true })
      throw diskError(cause)
    }
  }

  async function made(
    call: ServiceCall,
    { document, progress: id }: ReportRequest<Input>,
    onPaper: OnPaper<Input>,
  ): Promise<Uint8Array> {
    const asking = { signal: call.signal, isSlow: true }
    if (!id || !('items' in document)) return paper.pdf(calculations, onPaper, asking)
    const progress = await keepProgress(db, call, { id, tool: tool.service, items: document.items.length })
    try {
      return await paper.pdf(calculations, onPaper, { ...asking, progress: progress.say })
    } finally {
      await progress.end()
    }
  }

  return async (call: ServiceCall, request: ReportRequest<Input>) => {
    const { title, document, kind, openInNewWindow } = request
    const { email, fullName, companyId, roles } = call.requireCaller()
    if (!(await mayMakeDocument(parts, call))) return refused(messages.documentsPaused)
    let pdf: Uint8Array
    let lost: string[]
    try {
      const company = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst()
      const name = company?.name
      const about = { title, kind, author: fullName, company: name, date: call.now }
      const partner = isPartner(tool, roles) ? name : undefined
      lost = unprintableFields(document, about)
      pdf = await made(call, request, { document, about: { ...about, partner } })
      // Its maker has cancelled it, so there is to be none.
      if (call.signal.aborted) throw new CalculationError('abandoned')
    } catch (error) {
      return refused(refusalOf(error).message)
    }
    const folder = randomBytes(16).toString('hex')
    // A file by its own name, so that nobody sends the internal edition to a customer by mistake.
    const file = `${nameOf(document, title)}${kind === 'internal' ? '-internal' : ''}.pdf`
    const expires_at = minutesAfter(call.now, limits.reportDays * 24 * 60)
    const requires_src = paper.requiresSpecialRole(document)
    const values = {
      folder,
      tool: tool.service,
      file,
      title,
      owner_email: email,
      created_at: call.now,
      expires_at,
      requires_src,
    }
    await keep(folder, file, pdf, () =>
      audit.transaction(async (transaction, record) => {
        await transaction
          .insertInto('reports')
          .values({ ...values, document: JSON.stringify(document), content: pdf })
          .execute()
        record({
          event: 'report',
          outcome: 'success',
          actor: email,
          target: `${folder}/${file}`,
          address: call.address,
          requestId: call.requestId,
          detail: { reference: referenceOf(document) },
        })
      }),
    )
    return succeeded({
      ReportTitle: title,
      FolderName: folder,
      FileName: file,
      OpenInNewWindow: openInNewWindow,
      ExportParameters: { report: folder },
      RequiresSRC: requires_src,
      ...(lost.length > 0 && { Unprintable: lost }),
    })
  }
}
