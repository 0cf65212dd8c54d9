/** A stored mail may contain codes, links and passwords: it is encrypted by a key that is not in the database. */
import type { SecretBox } from '../secrets/secretBox'
import type { Mail } from './mailer'

/** The code in a mail: its lifetime begins when the mail has been sent. */
export interface CodeOf {
  table: 'registrations' | 'email_changes'
  id: string
}

export interface MailContent {
  mail: Mail
  codeOf?: CodeOf
}

export function sealMail(box: SecretBox, { mail, codeOf }: MailContent): string {
  const attachments = mail.attachments?.map(one => ({ ...one, content: one.content.toString('base64') }))
  return box.seal(JSON.stringify({ mail: { ...mail, attachments }, codeOf }))
}

/** Undefined if the key with which it was encrypted is no longer available. */
export function openMail(box: SecretBox, sealed: string): MailContent | undefined {
  const text = box.open(sealed)
  if (text === undefined) return undefined
  const { mail, codeOf } = JSON.parse(text) as MailContent
  const attachments = mail.attachments?.map(one => ({ ...one, content: Buffer.from(String(one.content), 'base64') }))
  return { mail: { ...mail, attachments }, codeOf }
}
