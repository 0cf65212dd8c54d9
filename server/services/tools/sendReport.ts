import { readFile, stat } from 'node:fs/promises'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { addressesIn } from '../../../shared/reports/reportMail'
import type { Printable } from '../../../shared/tools/project'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { limits } from '../../config/limits'
import { reportFile } from '../../data/reportFile'
import { reportMail, type SentReport } from '../../mail/reportMail'
import { referenceOf } from '../../reports/documentNames'
import { unprintableFields } from '../../reports/unprintable'
import { userById } from '../account/users'
import type { ServiceCall } from '../service'
import type { Printing } from './createReport'
import type { ToolParts } from './toolDefinition'

const { perPerson: max, windowMinutes, bytes: mostBytes } = limits.reportMails

const texts = serverMessages.reportMail

interface Sending {
  report: string
  to: string[]
  note: string
}

/** Mails a report to the addresses that its sender enters, one message each. Replies go to the sender, named in it. */
export function sendReport(parts: ToolParts, of: Printing) {
  const { db, throttle, mails } = parts
  return async (call: ServiceCall, { report, to, note }: Sending) => {
    const { id, email } = call.requireCaller()
    const [sender, found] = await Promise.all([userById(db, id), keptReport(parts, of, report, call)])
    if (!sender || !found) return refused(texts.missing)
    if (found.size > mostBytes) return refused(texts.tooLarge)
    const { document, ...kept } = found
    const beside = { title: kept.title, author: sender.full_name, company: sender.company_name }
    const unprintable = unprintableFields(document, beside)
    const content: SentReport = { ...kept, pdf: await readFile(kept.path), note, unprintable }
    const byPerson = { key: `report-mail:person:${id}`, max, windowMinutes }
    if (!(await throttle.takeAll([byPerson]))) return refused(texts.paused)
    const addresses = addressesIn(to.join(' '))
    const full = await fullMailbox(throttle, addresses)
    if (full !== undefined) {
      await throttle.giveBackAll([byPerson])
      return refused(serverMessages.mailbox.full(full))
    }

    const from = { name: sender.full_name, companyName: sender.company_name, email }
    const detail = { reference: found.reference, report }
    const by = { actor: email, address: call.address, requestId: call.requestId }
    await throttle.unlessFailed([byPerson, ...addresses.map(mailboxLimit)], () =>
      mails.inTransaction(async (_, post, { record }) => {
        for (const target of addresses) {
          await post(reportMail(target, content, from), { counted: [mailboxLimit(target)] })
          record({ event: 'report-mail', outcome: 'success', target, detail, ...by })
        }
      }),
    )
    return succeeded({ Reference: found.reference, To: addresses })
  }
}

/** A report of the caller's own that has not expired. */
async function keptReport({ db, reportFolder }: ToolParts, { tool }: Printing, folder: string, call: ServiceCall) {
  const row = await db
    .selectFrom('reports')
    .select(['file', 'title', 'document'])
    .where('folder', '=', folder)
    .where('tool', '=', tool.service)
    .where('owner_email', '=', call.requireCaller().email)
    .where('expires_at', '>', call.now)
    .executeTakeFirst()
  if (!row?.document) return undefined
  const document = row.document as Printable
  const reference = referenceOf(document)
  const path = await reportFile(db, reportFolder, folder, row.file)
  return {
    title: row.title,
    about: tool.papersAbout ?? tool.item,
    file: row.file,
    reference,
    document,
    path,
    size: (await stat(path)).size,
  }
}
