import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorNotice, refused, succeeded } from '../../../shared/contracts/envelope'
import { addressesIn } from '../../../shared/reportMail'
import { serverMessages } from '../../../shared/serverMessages'
import { limits } from '../../limits'
import { MailError } from '../../mail/mailError'
import { reportMail, type SentReport } from '../../mail/reportMail'
import { referenceOf } from '../../reports/documentNames'
import { userById } from '../account/users'
import type { ServiceCall } from '../service'
import type { DesignParts } from '.'

const { perPerson: max, windowMinutes, bytes: mostBytes } = limits.reportMails

const texts = serverMessages.reportMail

interface Sending {
  report: string
  to: string[]
  note: string
}

/** Mails a report to those whom its maker names, a message each. Answers to it go to the maker, who is named in it. */
export function sendReport(parts: DesignParts) {
  const { db, throttle, mailer, audit, logger } = parts
  return async (call: ServiceCall, { report, to, note }: Sending) => {
    const { id, email } = call.requireCaller()
    const [sender, found] = await Promise.all([userById(db, id), keptReport(parts, report, call)])
    if (!sender || !found) return refused(texts.missing)
    if (found.size > mostBytes) return refused(texts.tooLarge)
    if (!(await throttle.take(`report-mail:person:${id}`, { max, windowMinutes }))) return refused(texts.paused)

    const content: SentReport = { ...found, pdf: await readFile(found.path), note }
    const from = { name: sender.full_name, companyName: sender.company_name, email }
    const addresses = addressesIn(to.join(' '))
    const outcomes = await Promise.allSettled(addresses.map(address => mailer.send(reportMail(address, content, from))))
    const unsent: string[] = []
    for (const [index, outcome] of outcomes.entries()) {
      const target = addresses[index]!
      const isSent = outcome.status === 'fulfilled'
      if (!isSent) {
        if (!(outcome.reason instanceof MailError)) throw outcome.reason
        logger.error(
          { err: outcome.reason, code: outcome.reason.code, requestId: call.requestId },
          'a report was not sent',
        )
        unsent.push(target)
      }
      await audit.record({
        event: 'report-mail',
        outcome: isSent ? 'success' : 'failure',
        actor: email,
        target,
        address: call.address,
        requestId: call.requestId,
        detail: { reference: found.reference, report },
      })
    }
    const sent = addresses.filter(address => !unsent.includes(address))
    const answer = succeeded({ Reference: found.reference, To: sent })
    if (unsent.length === 0) return answer
    return { ...answer, Succeeded: false, Notices: [errorNotice(texts.notSent(unsent, sent))] }
  }
}

/** A report of the caller's own that has not expired. */
async function keptReport({ db, reportFolder }: DesignParts, folder: string, call: ServiceCall) {
  const row = await db
    .selectFrom('reports')
    .select(['file', 'title', 'document'])
    .where('folder', '=', folder)
    .where('owner_email', '=', call.requireCaller().email)
    .where('expires_at', '>', call.now)
    .executeTakeFirst()
  if (!row?.document) return undefined
  const path = join(reportFolder, folder, row.file)
  return { title: row.title, file: row.file, reference: referenceOf(row.document), path, size: (await stat(path)).size }
}
