/** Whom the list of people to invite takes. */
import { expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages, texts } from '../../shared/texts'
import { newInvitee, wrongInvitee } from '../../views/widgets/invite-users/invitees'

it('takes nobody twice, however the email is written', () => {
  const listed = [newInvitee('dana@northfield.example')]
  expect(wrongInvitee(' Dana@Northfield.example ', listed)).toBe(texts.inviteTwice)
  expect(wrongInvitee('pat@northfield.example', listed)).toBeUndefined()
})

it('takes as many as one call does, and emails as long as a mailbox has', () => {
  const listed = Array.from({ length: limits.invitees }, (_, at) => newInvitee(`a${at}@northfield.example`))
  expect(wrongInvitee('more@northfield.example', listed)).toBe(messages.tooManyInvitees(limits.invitees))
  expect(wrongInvitee('more@northfield.example', listed.slice(1))).toBeUndefined()
  const long = `${'a'.repeat(limits.email)}@northfield.example`
  expect(wrongInvitee(long, [])).toBe(messages.tooLong(limits.email))
})
