/** Nobody gets in, and no password or factor changes, where the trail cannot say so. */
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../shared/contracts'
import type { Operation } from '../../shared/contracts/operation'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession, type Person, password } from '../support/people'
import { Visitor } from '../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
let person: Person

beforeEach(async () => {
  person = await addPerson(house)
})

/** While there is no table to record in. */
async function unrecorded<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await db.schema.alterTable('audit_events').renameTo('audit_events_away').execute()
  try {
    return await work()
  } finally {
    await db.schema.alterTable('audit_events_away').renameTo('audit_events').execute()
  }
}

const tokens = () =>
  db.selectFrom('bearer_tokens').select('token_hash').where('user_id', '=', person.id).orderBy('token_hash').execute()
const userNow = () => db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()

it('SEC-103 a sign-in that cannot be recorded gives no token, and knows no device', async () => {
  const visitor = new Visitor(house)
  const answer = await unrecorded(() => visitor.call(account.LogIn, { email: person.email, password }))
  expect(answer.status).toBe(500)
  expect(await tokens()).toEqual([])
  const devices = db.selectFrom('known_devices').select('device').where('user_id', '=', person.id)
  expect(await devices.execute()).toEqual([])
})

const changed = 'Another9Word'
it.each<[string, Operation, object]>([
  ['a proof by password', account.ConfirmPassword, { password }],
  [
    'a change of the password',
    account.ChangePassword,
    { oldPassword: password, password: changed, confirmPassword: changed },
  ],
  ['a temporary password', account.ForgotPassword, {}],
  ['a second factor that is begun', account.StartSecondFactor, { password, code: '' }],
  ['a profile', account.UpdateUserProfile, { profile: { FullName: 'Somebody Else', Phone: '555-0199', Email: '' } }],
  ['a sign-out', account.LogOut, {}],
])('SEC-103 %s leaves everything as it was where it cannot be recorded', async (_, operation, request) => {
  const visitor = await hasSession(house, person)
  const before = [await tokens(), await userNow()]
  const { email } = person
  const profile = 'profile' in request ? { profile: { ...(request.profile as object), Email: email } } : {}
  const sent = { ...request, ...profile, ...(operation === account.ForgotPassword && { email }) }
  expect((await unrecorded(() => visitor.call(operation, sent))).status).toBe(500)
  expect([await tokens(), await userNow()]).toEqual(before)
  const setups = db.selectFrom('second_factor_setups').select('user_id').where('user_id', '=', person.id)
  expect(await setups.execute()).toEqual([])
  const mails = db.selectFrom('mails').select('id').where('recipient', '=', email)
  expect(await mails.execute()).toEqual([])
})
