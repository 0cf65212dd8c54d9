/** What somebody changes of their own account ends their other sessions with its row, wherever sessions are kept. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newTemporaryPassword } from '../../../server/access/temporaryPassword'
import { account } from '../../../shared/contracts'
import type { AuditEventName } from '../../../shared/events/auditEvents'
import { type Backing, backings } from '../../support/backings'
import { type House, openHouse } from '../../support/house'
import { addPerson, hasSession, type Person, password } from '../../support/people'
import { appWithKey } from '../../support/secondFactor'
import { smallestRequests } from '../../support/smallestRequests'
import { unrecorded } from '../../support/unrecorded'
import { Visitor } from '../../support/visitor'

/** Two browsers of one person who owns a company, and somebody else in it. */
interface Scene {
  house: House
  person: Person
  colleague: Person
  here: Visitor
  there: Visitor
}

/** By whom it is done, and how; each time it is asked it is done once more. */
interface Act {
  own: Visitor
  act: () => Promise<{ status: number; body: { Succeeded?: boolean } }>
}

interface Change {
  event: AuditEventName
  /** Whether the session in which it is done goes on. */
  stays: boolean
  prepare: (scene: Scene) => Promise<Act>
}

const { profile } = smallestRequests['AccountService.svc/UpdateCompanyProfile'] as { profile: object }

const changes: Record<string, Change> = {
  'a new password': {
    event: 'password-change',
    stays: true,
    async prepare({ here }) {
      const form = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }
      return { own: here, act: () => here.call(account.ChangePassword, form) }
    },
  },
  'a second factor': {
    event: 'second-factor',
    stays: true,
    async prepare({ house, here }) {
      const { body } = await here.call(account.StartSecondFactor, { password: '', code: '' })
      const app = appWithKey(house, body.Item.Secret)
      return { own: here, act: () => here.call(account.ConfirmSecondFactor, { code: app.code() }) }
    },
  },
  'another email': {
    event: 'email-change',
    stays: true,
    async prepare({ house, person, here }) {
      const email = `new-${person.email}`
      const { body } = await here.call(account.InitiateEmailChange, { email, confirmEmail: email })
      const mail = (await house.mails()).filter(text => text.includes(`To: ${email}`)).at(-1) ?? ''
      const form = { email, activationId: body.Item.ActivationId, answerCode: /^ {4}(\d+)$/m.exec(mail)?.[1] ?? '' }
      return { own: here, act: () => here.call(account.ActivateEmailChange, form) }
    },
  },
  'another owner': {
    event: 'owner-change',
    stays: false,
    async prepare({ here, colleague }) {
      const form = { profile: { ...profile, Owner: colleague.id } }
      return { own: here, act: () => here.call(account.UpdateCompanyProfile, form) }
    },
  },
  'the use of a temporary password': {
    event: 'sign-in',
    stays: true,
    async prepare({ house, person }) {
      const made = await newTemporaryPassword(house.clock.now())
      await house.parts.db.updateTable('users').set(made.stored).where('id', '=', person.id).execute()
      const own = new Visitor(house)
      return { own, act: () => own.call(account.LogIn, { email: person.email, password: made.password }) }
    },
  },
}

/** All that is stored of the person, but for counts of tries. */
const stored = ({ parts: { db } }: House, { id, companyId }: Person) =>
  Promise.all([
    db.selectFrom('users').selectAll().where('company_id', '=', companyId).orderBy('id').execute(),
    db.selectFrom('companies').selectAll().where('id', '=', companyId).execute(),
    db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', id).orderBy('token_hash').execute(),
    db.selectFrom('second_factors').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('second_factor_setups').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute(),
  ])

const rowsOf = ({ parts: { db } }: House, { email }: Person) =>
  db.selectFrom('audit_events').select(['event', 'outcome']).where('actor', '=', email).orderBy('sequence').execute()

describe.each(Object.keys(backings))('SEC-007, SEC-103 with sessions in %s', name => {
  let backing: Backing
  let house: House
  let scene: Scene
  let others: Visitor[]
  let count = 0

  beforeAll(async () => {
    backing = await backings[name]!()
    house = await openHouse({ environment: backing.environment })
  })
  afterAll(async () => {
    await house.close()
    await backing.close()
  })
  beforeEach(async () => {
    count += 1
    await house.parts.db.deleteFrom('attempts').execute()
    const company = `Own Changes ${count}`
    const person = await addPerson(house, { company, roles: ['owner'], type: 'Owner', status: 'Owner' })
    const colleague = await addPerson(house, { company })
    const [here, there] = [await hasSession(house, person), await hasSession(house, person)]
    scene = { house, person, colleague, here, there }
    others = [there, await hasSession(house, person, {}, await addPerson(house, { roles: ['can-impersonate'] }))]
  })

  /** In the store itself: whose token has ended is nobody, even in a session that goes on. */
  const isKept = ({ sessionCookie = '' }: Visitor) =>
    new Promise<boolean>((resolve, reject) =>
      house.parts.store.get(decodeURIComponent(sessionCookie).slice(2, 34), (error, session) =>
        error ? reject(error) : resolve(Boolean(session)),
      ),
    )
  const areKept = (visitors: Visitor[]) => Promise.all(visitors.map(isKept))

  describe.each(Object.entries(changes))('%s', (_, { event, stays, prepare }) => {
    it(`ends all others of the person, and ${stays ? 'not' : 'also'} the one that asks`, async () => {
      const elsewhere = await hasSession(house, scene.colleague)
      const { own, act } = await prepare(scene)
      expect((await act()).body.Succeeded).toBe(true)
      expect([await areKept(others), await isKept(own), await isKept(elsewhere)]).toEqual([[false, false], stays, true])
      expect([await own.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([stays, true])
    })

    it('is not done where no row can tell of it, and is done later', async () => {
      const { own, act } = await prepare(scene)
      const before = await stored(house, scene.person)
      const wasKept = await isKept(own)
      expect((await unrecorded(house.parts.db, event, act)).status).toBeGreaterThanOrEqual(500)
      expect(await stored(house, scene.person)).toEqual(before)
      // Redis has no part in the transaction: there they have ended, and people log in again.
      const stay = name !== 'Redis'
      expect([await isKept(own), await areKept(others)]).toEqual([wasKept && (stay || stays), [stay, stay]])
      expect(await scene.there.isSignedIn()).toBe(stay)
      const { body } = await act()
      expect([body.Succeeded === true, await areKept(others)]).toEqual([stay || stays, [false, false]])
    })

    it('is not done where sessions cannot be ended, and no row says that it was', async () => {
      const { own, act } = await prepare(scene)
      const [before, rows] = [await stored(house, scene.person), await rowsOf(house, scene.person)]
      const wasKept = await isKept(own)
      const failing = vi.spyOn(house.parts.store, 'endSessionsOf').mockRejectedValue(new Error('no store'))
      const { status } = await act().finally(() => failing.mockRestore())
      expect(status).toBeGreaterThanOrEqual(500)
      expect([await stored(house, scene.person), await rowsOf(house, scene.person)]).toEqual([before, rows])
      expect([await isKept(own), await areKept(others)]).toEqual([wasKept, [true, true]])
    })
  })
})
