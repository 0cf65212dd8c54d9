/** Schemas of fields that several contracts share. */
import { z } from 'zod'
import { messages } from '../texts'
import { hasAtMost } from '../wording/characters'
import { type FieldRule, fieldRules, wrongIn } from './fieldRules'

/** A text with the same rule as the form in the browser. The contract itself checks `repeats`. */
export function field({ repeats, ...rule }: FieldRule) {
  return z.string().superRefine((value, context) => {
    const message = wrongIn(rule, value)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/** A text of at most `maximum` characters, which may be empty. */
export function textUpTo(maximum: number, message: string = messages.tooLong(maximum)) {
  return z.string().superRefine((input, context) => {
    if (hasAtMost(input, maximum)) return
    context.addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true, input, message })
  })
}

/** A required line of text. */
export function requiredText(label: string, max: number) {
  return field({ label, required: true, max })
}

export const email = field(fieldRules.email)
export const newPassword = field(fieldRules.newPassword)
