/** Composes every message with the same layout and the same content as text and as HTML, without external content. */

import { escapeHtml } from '../../shared/wording/escapeHtml'
import { presentImpersonator } from '../access/impersonation'
import type { Mail, MailKind } from './mailer'

/**
 * A part of a message. A string is a paragraph; `code` is something to be typed or pasted, on a line of its own;
 * `facts` are names and values; `quote` is text that a person wrote, with its line breaks; `link` is our own address.
 */
export type MailPart =
  | string
  | { code: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string }
  | { link: string; label: string }

interface Message {
  kind: MailKind
  to: string
  replyTo?: string
  subject: string
  /** The message in one line, at the top. */
  heading: string
  parts: readonly MailPart[]
}

const brand = 'Coilworks'
const closing = `Sent by ${brand}, heat-exchanger coil design tools.`

/** Text may contain anything that a person typed: it is escaped here, and nowhere else. */
export function composeMail({ kind, to, replyTo, subject, heading, parts }: Message): Mail {
  const blocks = [...parts, ...actingNote()].map(part =>
    typeof part === 'object' && 'link' in part ? withOwnAddress(part) : part,
  )
  return {
    kind,
    to,
    replyTo,
    subject,
    text: `${[heading, ...blocks.map(textOf), `-- \n${closing}`].map(visible).join('\n\n')}\n`,
    html: page(heading, blocks.map(htmlOf).join('\n')),
  }
}

/** Every mail that is sent during an impersonation names the impersonator, whoever its sender and recipient are. */
function actingNote(): MailPart[] {
  const impersonator = presentImpersonator()
  return impersonator ? [`This was done by ${impersonator}, acting as another person.`] : []
}

/** Links are made from the configuration, so any other address is a fault of the program. */
function withOwnAddress<Link extends { link: string }>(part: Link): Link {
  if (!/^https?:$/.test(new URL(part.link).protocol)) throw new Error('a link in a mail must be a web address')
  return part
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('code' in part) return `    ${part.code}`
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('quote' in part) return visible(part.quote).replace(/^/gm, '> ')
  return `${part.label}:\n${part.link}`
}

const line = '#dfe4e2'
const paragraph = 'margin:0 0 16px'
const box = `${paragraph};padding:12px 16px;background:#f3f5f4;border:1px solid ${line};border-radius:4px`

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p style="${paragraph}">${escaped(part)}</p>`
  if ('code' in part)
    return `<p style="${box};font:600 18px/1.4 Consolas,Menlo,monospace;letter-spacing:1px">${escaped(part.code)}</p>`
  if ('facts' in part) return factsTable(part.facts)
  if ('quote' in part) return `<p style="${box};white-space:pre-wrap">${escaped(part.quote)}</p>`
  const button = 'display:inline-block;padding:10px 18px;background:#0e5f58;color:#ffffff;border-radius:4px'
  const address = escaped(part.link)
  return (
    `<p style="${paragraph}"><a href="${address}" style="${button};text-decoration:none">${escaped(part.label)}</a></p>\n` +
    `<p style="${paragraph};font-size:13px;color:#465250;word-break:break-all">${address}</p>`
  )
}

function factsTable(facts: readonly (readonly [string, string])[]): string {
  const cell = `padding:6px 0;border-bottom:1px solid ${line};vertical-align:top`
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;text-align:left;font-weight:400;color:#465250">` +
      `${escaped(name)}</th><td style="${cell}">${escaped(value)}</td></tr>`,
  )
  return `<table style="margin:0 0 16px;border-collapse:collapse;width:100%">${rows.join('')}</table>`
}

/** Many mail clients remove style sheets, so the styles are attributes of the elements. */
function page(heading: string, content: string): string {
  const font = "font:15px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f4;color:#18201f;${font}">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid ${line}">
<div style="padding:14px 24px;background:#11211f;color:#edf2f1;font-weight:600;border-bottom:2px solid #e3a26e">${brand}</div>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600">${escaped(heading)}</h1>
${content}
</div>
<div style="padding:12px 24px;border-top:1px solid ${line};font-size:13px;color:#606c69">${closing}</div>
</div>
</body>
</html>
`
}

/** Removes invisible characters that change how the rest is read, such as a change of the text direction. */
function visible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '')
}

function escaped(text: string): string {
  return escapeHtml(visible(text))
}
