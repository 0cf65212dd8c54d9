/** A mail that says what to do on a page leads there, in its text and as a button of its HTML. */
import { describe, expect, it } from 'vitest'
import { approvalsWantedMail, approvalWantedMail, registeredMail } from '../../../server/mail/registrationMail'
import { securityQuestionsMail } from '../../../server/mail/securityQuestionsMail'
import { accountMadeMail } from '../../../server/mail/temporaryPasswordMail'

const to = 'olivia@northfield.example'
const origin = 'https://coils.example.com'
const registered = {
  email: to,
  fullName: 'Jo Lindqvist',
  companyName: 'Northfield',
  roles: [],
  outcome: 'Active',
} as const
const waits = { ...registered, outcome: 'Approval' } as const
const call = { now: new Date('2026-11-30T01:38:58.645Z'), requestId: '95b2' }

describe.each([
  ['somebody who joined', approvalWantedMail(to, registered, origin), '/app-selector/manage-users'],
  ['somebody who waits', approvalWantedMail(to, waits, origin), '/app-selector/manage-users'],
  [
    'all who wait',
    approvalsWantedMail(to, { company: 'Northfield', people: [{ full_name: 'Jo', email: to }] }, origin),
    '/app-selector/manage-users',
  ],
  ['a finished registration', registeredMail(registered, 'Olivia Sandberg', origin), '/login'],
  [
    'an account made by an admin',
    accountMadeMail(to, { password: 'Abc12345', company: 'Northfield' }, origin),
    '/login',
  ],
  ['changed security questions', securityQuestionsMail(to, call, origin), '/app-selector/change-password'],
])('the mail about %s', (_name, mail, path) => {
  it('leads to the page', () => {
    expect(mail.text).toContain(`:\n${origin}${path}\n`)
    expect(mail.html).toContain(`<a href="${origin}${path}"`)
  })
})

it('leads nobody to a form that does not let them in yet', () => {
  expect(registeredMail(waits, 'Olivia Sandberg', origin).html).not.toContain('<a ')
})
