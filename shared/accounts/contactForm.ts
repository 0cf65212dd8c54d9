/** The contact form: its fields and rules, and how its message becomes the payload of the account service. */

import { limits } from '../limits'
import type { FieldRule } from '../validation/fieldRules'
import { patterns } from '../validation/patterns'

const { contact } = limits

/** What every message has. */
export const memberRules = {
  subject: { label: 'Subject', required: true, max: contact.subject, pattern: patterns.alphanumeric },
  message: { label: 'Message', required: true, max: contact.message, pattern: patterns.paragraph },
} as const satisfies Record<string, FieldRule>

/** What only a visitor is asked: of somebody who is signed in, the server knows it. */
export const visitorRules = {
  company: { label: 'Company', required: true, max: contact.company },
  name: { label: 'Name', required: true, max: contact.name },
  phone: { label: 'Phone', required: true, max: limits.phone, pattern: patterns.phone },
  email: { label: 'Email', required: true, max: limits.email, pattern: patterns.email },
  ...memberRules,
} as const satisfies Record<string, FieldRule>

export type ContactField = keyof typeof visitorRules

/** The form's message in the names of the account service. What is not asked is empty. */
export function contactPayload(values: Partial<Record<ContactField, string>>) {
  const { company = '', name = '', phone = '', email = '', subject = '', message = '' } = values
  return { companyName: company, name, phone, email, subject, comment: message }
}

export type ContactPayload = ReturnType<typeof contactPayload>

/** The same the other way round, to ask the rules of a payload. */
export function contactValues({ companyName, comment, ...same }: ContactPayload): Record<ContactField, string> {
  return { ...same, company: companyName, message: comment }
}
