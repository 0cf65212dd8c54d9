/** The fields of a company's profile, by their rules. */
import type { FieldRule } from './fieldRules'
import { fieldRules } from './fieldRules'
import { limits } from './limits'
import { patterns } from './patterns'

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
