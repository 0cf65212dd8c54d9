/** The mail about a sign-in with a new device, as its reader sees it. */
import { expect, it } from 'vitest'
import { newDeviceMail } from '../../../server/mail/newDeviceMail'

const now = new Date('2026-11-30T01:38:58.645Z')
const signIn = { now, device: 'Firefox on Linux', address: '203.0.113.7', requestId: '95b2' }
const mail = newDeviceMail('dana@northfield.example', signIn, 'https://coils.example.com')

it('says the time as people write it', () => {
  expect(mail.text).toContain('Time: 30 Nov 2026, 01:38 UTC\n')
})

it('leads to the page where the password is changed, in every mail program', () => {
  const address = 'https://coils.example.com/app-selector/change-password'
  expect(mail.text).toContain(`\n${address}\n`)
  expect(mail.html).toContain(`href="${address}"`)
})
