import { unprintableLine } from '../../shared/reports/unprintable'
import { oneOf } from '../../shared/wording/words'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

export interface SentReport {
  title: string
  /** The word of the tool for what the report is about: a coil, circuitry, an economizer. */
  about: string
  /** Name of the file, and the number that is printed in it. */
  file: string
  reference: string
  pdf: Buffer
  note: string
  /** The fields with characters that do not print. */
  unprintable: readonly string[]
}

interface Sender {
  name: string
  companyName: string
  email: string
}

/** A report for an address that its sender entered; a reply goes to the sender. */
export function reportMail(to: string, report: SentReport, sender: Sender): Mail {
  const { title, about, file, reference, pdf, note, unprintable } = report
  const mail = composeMail({
    kind: 'report',
    to,
    replyTo: sender.email,
    subject: `${title}: ${about} report ${reference}`,
    heading: `${sender.name} of ${sender.companyName} sends you ${oneOf(`${about} report`)}`,
    parts: [
      ...(note ? [{ quote: note }] : []),
      {
        facts: [
          ['Report', title],
          ['Reference', reference],
          ['Attached', file],
          ['From', `${sender.name}, ${sender.email}`],
        ],
      },
      ...(unprintable.length > 0 ? [unprintableLine(unprintable)] : []),
      `The report is attached. Your answer to this message goes to ${sender.name}.`,
    ],
  })
  return { ...mail, attachments: [{ filename: file, content: pdf, contentType: 'application/pdf' }] }
}
