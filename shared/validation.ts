/** Schemas of the fields that several contracts share. */
import { z } from 'zod'
import { limits } from './limits'
import { passwordRules, patterns } from './patterns'
import { messages, texts } from './texts'

/** A required line of text. Length is checked before any pattern. */
export function requiredText(label: string, max: number) {
  return z.string().min(1, messages.required(label)).max(max, messages.tooLong(max))
}

export const email = requiredText('Email', limits.email).regex(patterns.email, messages.invalid('Email'))

export const newPassword = z
  .string()
  .min(1, messages.required('New password'))
  .max(200, messages.tooLong(limits.password.max))
  .refine(password => passwordRules.every(rule => rule.passes(password)), texts.passwordRule)
