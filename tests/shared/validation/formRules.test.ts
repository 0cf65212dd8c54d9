/** What a form refuses in the browser, its contract refuses on the server, for the same reason: whatever is typed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyProfileRules } from '../../../shared/accounts/companyProfile'
import { registrationRules } from '../../../shared/accounts/registration'
import { userProfileRules } from '../../../shared/accounts/userProfile'
import { account } from '../../../shared/contracts'
import { type FieldRule, wrongOf } from '../../../shared/validation/fieldRules'

/** What people type: nothing, blanks, what is right, what is too long, and anything at all. */
const typed = fc.oneof(
  fc.constantFrom('', '  ', 'Dana Whitfield', '555-0100', '+1 (952) 555-0100', 'Another9Word', 'weak', '55057', 'US'),
  fc.constantFrom('dana@northfield.example', 'dana@nowhere', `${'a'.repeat(95)}@ab.test`, 'MN', 'on'),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: 29, max: 130 }).map(length => 'x'.repeat(length)),
)

function valuesOf<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  const names = Object.keys(rules) as Name[]
  return fc.record(Object.fromEntries(names.map(name => [name, typed])) as Record<Name, typeof typed>)
}

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The first reason for each field that the contract has. A repetition it compares only where all else is right. */
function reasons(issues: readonly Issue[] = []): Record<string, string> {
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path.at(-1)), message]))
}

/** `send` makes the request of what was typed, as the form does once nothing is wrong. */
function agrees<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  send: (values: Record<Name, string>) => Issue[] | undefined,
) {
  fc.assert(
    fc.property(valuesOf(rules), values => {
      const trimmed = Object.fromEntries(
        Object.entries<string>(values).map(([name, text]) => [name, /password/i.test(name) ? text : text.trim()]),
      ) as Record<Name, string>
      const [refused, wrong] = [reasons(send(trimmed)), wrongOf(rules, trimmed)]
      expect(wrong).toMatchObject(refused)
      expect(Object.keys(refused).length > 0).toBe(Object.keys(wrong).length > 0)
    }),
    { numRuns: 500 },
  )
}

describe('the form and its contract agree', () => {
  it('REG-01, REG-02 about a registration', () => {
    agrees(registrationRules, values => {
      const request = { ...values, acceptTerms: values.acceptTerms !== '' }
      return account.Register.request.safeParse(request).error?.issues
    })
  })

  it('PROFILE-04, PROFILE-05, PROFILE-06 about a user profile', () => {
    const { ConfirmEmail, ...rules } = userProfileRules
    agrees(rules, profile => account.UpdateUserProfile.request.safeParse({ profile }).error?.issues)
  })

  it('COMPANY-04, COMPANY-05, COMPANY-06, COMPANY-07, COMPANY-08, COMPANY-11 about a company profile', () => {
    const { AllowAutoReg, Owner: _, ...rules } = companyProfileRules
    const Owner = crypto.randomUUID()
    agrees(rules, ({ Country, ...company }) => {
      // What no list offers cannot be chosen: it is a country, or nothing yet.
      const chosen = { Owner, Country: Country && 'GB', IsDomainFree: false, AllowAutoReg: true }
      return account.UpdateCompanyProfile.request.safeParse({ profile: { ...company, ...chosen } }).error?.issues
    })
  })
})
