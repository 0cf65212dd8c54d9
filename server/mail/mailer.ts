/** Mail goes out by SMTP, or into the outbox folder where no server is configured. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** One recipient a message; text and HTML say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

export function createMailer(options: { smtpUrl?: string; from: string; outbox: string }): Mailer {
  const { smtpUrl, from, outbox } = options
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return { send: async mail => void (await transport.sendMail({ ...oneLine(mail), from })) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  mkdirSync(outbox, { recursive: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...oneLine(mail), from })
      await writeFile(join(outbox, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 })
    },
  }
}

/** Nothing that a user typed may start a new header line. */
function oneLine(mail: Mail): Mail {
  const clean = (text: string) => text.replace(/[\r\n]+/g, ' ')
  return { ...mail, to: clean(mail.to), subject: clean(mail.subject) }
}
