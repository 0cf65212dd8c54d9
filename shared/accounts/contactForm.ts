/** The contact form: its fields and rules, and the conversion of its message to the account service's payload. */

import { limits } from '../limits'
import type { FieldRule } from '../validation/fieldRules'
import { patterns } from '../validation/patterns'

const { contact } = limits

/** The fields of every message. */
export const memberRules = {
  subject: { label: 'Subject', required: true, max: contact.subject, pattern: patterns.alphanumeric },
  message: { label: 'Message', required: true, max: contact.message, pattern: patterns.paragraph },
} as const satisfies Record<string, FieldRule>

/** The fields for visitors only: the server knows them of a signed-in person. */
export const visitorRules = {
  company: { label: 'Company', required: true, max: contact.company },
  name: { label: 'Name', required: true, max: contact.name },
  phone: { label: 'Phone', required: true, max: limits.phone, pattern: patterns.phone },
  email: { label: 'Email', required: true, max: limits.email, pattern: patterns.email },
  ...memberRules,
} as const satisfies Record<string, FieldRule>

export type ContactField = keyof typeof visitorRules

/** The message with the field names of the account service. Fields that were not asked are empty. */
export function contactPayload(values: Partial<Record<ContactField, string>>) {
  const { company = '', name = '', phone = '', email = '', subject = '', message = '' } = values
  return { companyName: company, name, phone, email, subject, comment: message }
}

export type ContactPayload = ReturnType<typeof contactPayload>

/** The reverse, to check the rules on a payload. */
export function contactValues({ companyName, comment, ...same }: ContactPayload): Record<ContactField, string> {
  return { ...same, company: companyName, message: comment }
}
