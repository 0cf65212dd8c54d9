/** The form by which a report is sent: what may be typed as addresses, and what is said of it. */

import { limits } from '../limits'
import { notAmong } from '../validation/checks'
import type { FieldRule } from '../validation/fieldRules'
import { patterns } from '../validation/patterns'

const { addresses: most, note } = limits.reportMail

/** What the form says. */
export const reportMailTexts = {
  toHint: `Up to ${most} addresses, with commas between them.`,
  answersTo: (email: string) => `Each gets a message of their own with the PDF. Answers go to ${email}.`,
  tooMany: `Give ${most} addresses at most.`,
  noAddress: (typed: string) => `“${typed}” is no email address.`,
  sent: (to: readonly string[], reference: string) => `Report ${reference} is on its way to ${to.join(', ')}.`,
} as const

const typedAddresses = (typed: string) => typed.split(/[,;\s]+/).filter(address => address !== '')

/** Addresses as people type them into one field: with commas, semicolons or blanks between them; each once. */
export function addressesIn(typed: string): string[] {
  return [...new Map(typedAddresses(typed).map(address => [address.toLowerCase(), address])).values()]
}

function wrongAddresses(typed: string): string | undefined {
  const addresses = addressesIn(typed)
  if (addresses.length > most) return reportMailTexts.tooMany
  const wrong = addresses.find(address => address.length > limits.email || !patterns.email.test(address))
  if (wrong !== undefined) return reportMailTexts.noAddress(wrong)
  const typedAll = typedAddresses(typed)
  return typedAll.map((address, place) => notAmong(typedAll.slice(0, place))(address)).find(Boolean)
}

export const reportMailRules = {
  to: { label: 'To', required: true, max: most * (limits.email + 2), check: wrongAddresses },
  note: { label: 'Note', max: note },
} as const satisfies Record<string, FieldRule>
