/** Mail goes out by SMTP, or into the outbox folder where no server is configured. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { limits } from '../config/limits'
import { MailError, type MailErrorCode } from '../errors/mailError'

/** What a message tells: all that the operator is shown of it. */
export type MailKind =
  | 'account denied'
  | 'account open'
  | 'approval wanted'
  | 'contact'
  | 'email change'
  | 'help request'
  | 'invitation'
  | 'new company'
  | 'new device'
  | 'owner change'
  | 'password changed'
  | 'registration'
  | 'report'
  | 'second factor'
  | 'security questions'
  | 'temporary password'
  | 'test'

/** One recipient a message; text and HTML say the same. `composeMail` makes both. */
export interface Mail {
  kind: MailKind
  to: string
  /** Who is answered, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
}

/** A file of our own making, whole: nothing is read from a path or fetched. */
export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

/** The same at every try, so that whoever gets a message twice can tell. */
export interface Stamp {
  /** What its Message-ID is made of. */
  id: string
  writtenAt: Date
}

/** `send` resolves once the server has taken the message, and throws a MailError otherwise. */
export interface Mailer {
  send(mail: Mail, stamp: Stamp): Promise<void>
}

export function createMailer(options: { smtpUrl?: string; from: string; outbox: string }): Mailer {
  const { smtpUrl, from, outbox } = options
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outbox, from)
}

/** Nothing of a message is read from a file or fetched from an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** A password never crosses a network in the clear: but on loopback, the server must offer TLS. */
function smtpMailer(smtpUrl: string, from: string): Mailer {
  const { hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !['127.0.0.1', 'localhost', '[::1]'].includes(hostname),
    connectionTimeout: limits.mail.connectMs,
    greetingTimeout: limits.mail.connectMs,
    socketTimeout: limits.mail.answerMs,
    ...closed,
  })
  return {
    async send(mail, stamp) {
      const message = safe(mail)
      await transport.sendMail({ ...message, ...stamped(stamp, from), from }).catch(cause => {
        throw new MailError(codeOf(cause), cause)
      })
    },
  }
}

function outboxMailer(outbox: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...closed })
  mkdirSync(outbox, { recursive: true })
  chmodSync(outbox, 0o700)
  return {
    async send(mail, stamp) {
      const { message } = await transport.sendMail({ ...safe(mail), ...stamped(stamp, from), from })
      const name = join(outbox, `${Date.now()}-${randomUUID()}`)
      try {
        // Written whole under another name first: whoever looks into the folder never meets half a message.
        await writeFile(`${name}.part`, message as Buffer, { mode: 0o600 })
        await rename(`${name}.part`, `${name}.eml`)
      } catch (cause) {
        throw new MailError('not-written', cause)
      }
    },
  }
}

function stamped({ id, writtenAt }: Stamp, from: string) {
  return { messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`, date: writtenAt }
}

/** Nothing that a user typed may start a new header line, name a second recipient, or be read as a name. */
function safe(mail: Mail) {
  const { to, replyTo, subject } = mail
  for (const address of [to, replyTo])
    if (address !== undefined && !isOneAddress(address)) throw new MailError('address')
  return {
    ...mail,
    attachments: [...(mail.attachments ?? [])],
    to: { name: '', address: to },
    replyTo: replyTo && { name: '', address: replyTo },
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    subject: subject.replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, ' '),
  }
}

/** Checked again here, whatever a form or the configuration has let through. */
function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C},;:<>()[\]"\\@]+@[A-Za-z0-9.-]+$/u.test(address)
}

const codes: Record<string, MailErrorCode> = {
  EAUTH: 'credentials',
  ENOAUTH: 'credentials',
  ETLS: 'not-secure',
  EREQUIRETLS: 'not-secure',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

function codeOf(cause: unknown): MailErrorCode {
  const { code = '', command, responseCode = 0 } = cause as { code?: string; command?: string; responseCode?: number }
  if (command === 'MAIL FROM') return 'sender-refused'
  // A server that answers 4xx asks for another try.
  if (codes[code] === 'refused' && responseCode < 500) return 'put-off'
  // A certificate that does not hold is reported by the code of TLS itself.
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) || /certificate/.test(String(cause))) return 'not-secure'
  return codes[code] ?? 'unreachable'
}
