/** The form that mails a report: the parsing of its addresses, and its texts. */

import { limits } from '../limits'
import { notAmong } from '../validation/checks'
import type { FieldRule } from '../validation/fieldRules'
import { patterns } from '../validation/patterns'

const { addresses: most, note } = limits.reportMail

/** The texts of the form. */
export const reportMailTexts = {
  toHint: `Up to ${most} addresses, with commas between them.`,
  answersTo: (email: string) => `Each gets a message of their own with the PDF. Answers go to ${email}.`,
  tooMany: `Give ${most} addresses at most.`,
  noAddress: (typed: string) => `“${typed}” is no email address.`,
  sent: (to: readonly string[], reference: string) => `Report ${reference} is on its way to ${to.join(', ')}.`,
} as const

const typedAddresses = (typed: string) => typed.split(/[,;\s]+/).filter(address => address !== '')

/** The addresses typed into one field, separated by commas, semicolons or blanks; without duplicates. */
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
