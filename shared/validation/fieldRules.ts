/**
 * The rules of form fields, as data: contracts make their schemas from them, and widgets check them before sending.
 * Without any library.
 */

import { limits } from '../limits'
import { messages, texts } from '../texts'
import { hasAtMost } from '../wording/characters'
import { passwordRules, patterns } from './patterns'

export interface FieldRule {
  label: string
  /** Must not be empty or blank. A checkbox counts as empty until it is ticked. */
  required?: true
  /** Most characters; checked before the pattern. */
  max?: number
  pattern?: RegExp
  /** The name of the field whose value it must repeat, and the message if it does not. */
  repeats?: { field: string; message: string }
  /** A further check: gives the message, or undefined. */
  check?: (value: string) => string | undefined
  /** The message for a missing required value, instead of '{label} is required.'. */
  missing?: string
}

export const isRightCode = new RegExp(`^[0-9]{${limits.mailedCode.digits}}$`)

export const fieldRules = {
  email: { label: 'Email', required: true, max: limits.email, pattern: patterns.email },
  fullName: { label: 'Full Name', required: true, max: limits.fullName },
  phone: { label: 'Phone', required: true, max: limits.phone, pattern: patterns.phone },
  companyName: { label: 'Company', required: true, max: limits.companyName },
  /** A code from a mail. */
  mailedCode: {
    label: 'Code',
    required: true,
    max: limits.mailedCode.digits,
    check: code => (isRightCode.test(code) ? undefined : messages.codeFormat(limits.mailedCode.digits)),
  },
  /** A password at sign-in: the rule for new passwords is not checked. */
  password: { label: 'Password', required: true, max: limits.typedPassword },
  newPassword: {
    label: 'New password',
    required: true,
    // A password over the maximum of the rule fails `check`; this limit only stops far longer inputs.
    max: limits.typedPassword,
    check: password => (passwordRules.every(rule => rule.passes(password)) ? undefined : texts.passwordRule),
  },
} as const satisfies Record<string, FieldRule>

/** The fields of the sign-in form. */
export const loginRules = { email: fieldRules.email, password: fieldRules.password }

/** The message of one value by its rule, or undefined. `values` are those of the whole form. */
export function wrongIn(
  rule: FieldRule,
  value: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const { label, required, max, pattern, repeats, check, missing } = rule
  if (value.trim() === '') return required && (missing ?? messages.required(label))
  if (max !== undefined && !hasAtMost(value, max)) return messages.tooLong(max)
  if (pattern && !pattern.test(value)) return messages.invalid(label)
  if (repeats && values[repeats.field] !== value) return repeats.message
  return check?.(value)
}

/** The messages of a form, by the names of its fields; empty if the form is valid. */
export function wrongOf<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const wrong: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const message = wrongIn(rules[name], values[name], values)
    if (message) wrong[name] = message
  }
  return wrong
}
