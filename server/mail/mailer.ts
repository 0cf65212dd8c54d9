/** Sends mail by SMTP, or writes it to the outbox folder if no server is configured. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { limits } from '../config/limits'
import { MailError, type MailErrorCode } from '../errors/mailError'

/** The kind of a message: all that the operator sees of its content. */
export type MailKind =
  | 'alarm'
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

/** A message has one recipient; text and HTML have the same content. `composeMail` makes both. */
export interface Mail {
  kind: MailKind
  to: string
  /** The address for replies, if that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
}

/** A file made by the product, in memory: nothing is read from a path or loaded from an address. */
export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

/** The same at every attempt, so that recipients can recognize a message that comes twice. */
export interface Stamp {
  /** The id from which the Message-ID is made. */
  id: string
  writtenAt: Date
}

/** `send` resolves once the server has accepted the message, and throws a MailError otherwise. */
export interface Mailer {
  send(mail: Mail, stamp: Stamp): Promise<void>
}

export function createMailer(options: { smtpUrl?: string; from: string; outbox: string }): Mailer {
  const { smtpUrl, from, outbox } = options
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outbox, from)
}

/** No part of a message may be read from a file or loaded from an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** A password must never cross a network unencrypted: except on loopback, the server must offer TLS. */
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
      // The other limits count from the last byte of the server: one that goes on sending would keep the queue for ever.
      const tooLong = new AbortController()
      const timer = setTimeout(() => tooLong.abort(), limits.mail.wholeMs)
      try {
        await transport.sendMail({ ...message, ...stamped(stamp, from), from, signal: tooLong.signal })
      } catch (cause) {
        throw new MailError(codeOf(cause), cause)
      } finally {
        clearTimeout(timer)
      }
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
        // Written completely under another name first, so that nobody reads half a message.
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

/** Typed text must not start a new header line, add a second recipient, or be read as a display name. */
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

/** Checked again here, even if a form or the configuration has accepted it. */
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
  // With a 4xx code the server asks for another attempt.
  if (codes[code] === 'refused' && responseCode < 500) return 'put-off'
  // An invalid certificate is reported by the error code of TLS itself.
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) || /certificate/.test(String(cause))) return 'not-secure'
  return codes[code] ?? 'unreachable'
}
