/** The fields of a company's profile, with their rules. */

import { limits } from '../limits'
import type { FieldRule } from '../validation/fieldRules'
import { fieldRules } from '../validation/fieldRules'
import { patterns } from '../validation/patterns'

export const companyProfileRules = {
  CompanyName: fieldRules.companyName,
  Owner: { label: 'Account Owner', required: true },
  Address1: { label: 'Address Line 1', required: true, max: limits.address },
  Address2: { label: 'Address Line 2', max: limits.address },
  Country: { label: 'Country', required: true },
  City: { label: 'City', required: true, max: limits.city },
  State: { label: 'State', required: true, max: limits.state },
  Zip: { label: 'Postal Code', required: true, max: limits.zip, pattern: patterns.zip },
  AllowAutoReg: { label: 'Let people with our mail domain register by themselves' },
} as const satisfies Record<string, FieldRule>
