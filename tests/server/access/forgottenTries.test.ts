/** Failed tries are forgotten with the row of the one that was right, which uses up what was given: or neither is. */
import { beforeEach, describe, expect, it } from 'vitest'
import { accountKey } from '../../../server/access/passwordTries'
import { clearanceKey } from '../../../server/services/account/clearance'
import { secondFactorKey } from '../../../server/services/account/factorCodes'
import { account } from '../../../shared/contracts'
import type { AuditEventName } from '../../../shared/events/auditEvents'
import { houseOfFile } from '../../support/house'
import { addPerson, answers, hasSession, type Person, password, signsIn } from '../../support/people'
import { appWithKey, givesCode, hasApp } from '../../support/secondFactor'
import { unrecorded } from '../../support/unrecorded'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

type Answer = Promise<{ status: number; body: { Succeeded?: boolean } }>

interface Tried {
  event: AuditEventName
  key: (person: Person) => string
  prepare: (person: Person) => Promise<{ wrong: () => Answer; right: () => Answer }>
}

const recovery = 'k7m2x-9qwer'

/** A browser in which the password was given, and a code is still owed. */
async function owesCode(person: Person) {
  const app = await hasApp(house, person, [recovery])
  return { app, visitor: await signsIn(house, person) }
}

/** One in which the code was given as well, some time ago. */
async function hasGivenCode(person: Person) {
  const { app, visitor } = await owesCode(person)
  await givesCode(visitor, app.code())
  house.clock.advance({ seconds: 60 })
  return { app, visitor }
}

const ofAccount = ({ email }: Person) => accountKey(email)
const ofFactor = ({ id }: Person) => secondFactorKey(id)

const tried: Record<string, Tried> = {
  'of the password at the login': {
    event: 'sign-in',
    key: ofAccount,
    async prepare({ email }) {
      const logsIn = (typed: string) => () => new Visitor(house).call(account.LogIn, { email, password: typed })
      return { wrong: logsIn('Wrong1Password'), right: logsIn(password) }
    },
  },
  'of the password before the code': {
    event: 'second-factor',
    key: ofAccount,
    async prepare(person) {
      await hasApp(house, person)
      const logsIn = (typed: string) => () =>
        new Visitor(house).call(account.LogIn, { email: person.email, password: typed })
      return { wrong: logsIn('Wrong1Password'), right: logsIn(password) }
    },
  },
  'of the password once more': {
    event: 'password-proof',
    key: ofAccount,
    async prepare(person) {
      const visitor = await hasSession(house, person)
      const proves = (typed: string) => () => visitor.call(account.ConfirmPassword, { password: typed })
      return { wrong: proves('Wrong1Password'), right: proves(password) }
    },
  },
  'of a code at the login': {
    event: 'sign-in',
    key: ofFactor,
    async prepare(person) {
      const { app, visitor } = await owesCode(person)
      const gives = (code: string) => () => visitor.call(account.ConfirmSignIn, { code })
      return { wrong: gives('000000'), right: gives(app.code()) }
    },
  },
  'of a recovery code at the login': {
    event: 'sign-in',
    key: ofFactor,
    async prepare(person) {
      const { visitor } = await owesCode(person)
      const gives = (code: string) => () => visitor.call(account.ConfirmSignIn, { code })
      return { wrong: gives('zzzzz-zzzzz'), right: gives(recovery) }
    },
  },
  'of a code for a new key': {
    event: 'second-factor',
    key: ofFactor,
    async prepare(person) {
      const { app, visitor } = await hasGivenCode(person)
      const starts = (code: string) => () => visitor.call(account.StartSecondFactor, { password, code })
      return { wrong: starts('000000'), right: starts(app.code()) }
    },
  },
  'of a code for turning it off': {
    event: 'second-factor',
    key: ofFactor,
    async prepare(person) {
      const { app, visitor } = await hasGivenCode(person)
      const turnsOff = (code: string) => () => visitor.call(account.TurnOffSecondFactor, { password, code })
      return { wrong: turnsOff('000000'), right: turnsOff(app.code()) }
    },
  },
  'of the password for new recovery codes': {
    event: 'second-factor',
    key: ofAccount,
    async prepare(person) {
      const { app, visitor } = await hasGivenCode(person)
      const renews = (typed: string) => () =>
        visitor.call(account.RenewRecoveryCodes, { password: typed, code: app.code() })
      return { wrong: renews('Wrong1Password'), right: renews(password) }
    },
  },
  'of the code that turns it on': {
    event: 'second-factor',
    key: ({ id }) => `second-factor-setup:account:${id}`,
    async prepare(person) {
      const visitor = await hasSession(house, person)
      const { body } = await visitor.call(account.StartSecondFactor, { password: '', code: '' })
      const app = appWithKey(house, body.Item.Secret)
      const confirms = (code: string) => () => visitor.call(account.ConfirmSecondFactor, { code })
      return { wrong: confirms('000000'), right: confirms(app.code()) }
    },
  },
  'of the answer to a security question': {
    event: 'clearance',
    key: ({ email }) => clearanceKey(email),
    async prepare(person) {
      await answers(house, person, 'Elm Street')
      const visitor = await hasSession(house, person)
      const says = (answer: string) => () =>
        visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId: 101, answer })
      return { wrong: says('Oak Street'), right: says('Elm Street') }
    },
  },
}

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
})

describe.each(Object.entries(tried))('SEC-018, SEC-103 a wrong try %s', (_, { event, key, prepare }) => {
  it('stays counted where the right one cannot be recorded, and nothing is used up', async () => {
    const person = await addPerson(house, { roles: ['admin'] })
    const { wrong, right } = await prepare(person)
    const counted = () =>
      db.selectFrom('attempts').select(['count', 'in_a_row']).where('key', '=', key(person)).execute()
    expect(await wrong()).toMatchObject({ status: 200, body: { Succeeded: false } })
    expect((await unrecorded(db, event, right)).status).toBeGreaterThanOrEqual(500)
    expect(await counted()).toEqual([{ count: 1, in_a_row: 1 }])
    expect([(await right()).body.Succeeded, await counted()]).toEqual([true, []])
  })
})
