/** Mails say times as people write them. */
import { expect, it } from 'vitest'
import { alarmMail } from '../../../server/mail/alarmMail'
import { securityQuestionsMail } from '../../../server/mail/securityQuestionsMail'
import { testMail } from '../../../server/mail/testMail'

const to = 'ada@coilworks.example'
const origin = 'https://coils.example.com'
const now = new Date('2026-11-30T01:38:58.645Z')
const call = { now, requestId: '95b2' }

it.each([
  ['an alarm', alarmMail(to, { title: 'Disk', text: 'Nearly full.', at: now, origin })],
  ['a test', testMail(to, call)],
  ['changed security questions', securityQuestionsMail(to, call, origin)],
])('the mail of %s', (_name, { text }) => {
  expect(text).toMatch(/^[\w ]+: 30 Nov 2026, 01:38 UTC$/m)
})
