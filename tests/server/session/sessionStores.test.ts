/** The stores of sessions, each held to the same. */
import { randomBytes } from 'node:crypto'
import type { SessionData } from 'express-session'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purge } from '../../../server/application/purge'
import { limits } from '../../../server/config/limits'
import { UnavailableError } from '../../../server/errors/unavailableError'
import { minutesAfter } from '../../../server/process/clock'
import { hashOf, settle } from '../../../server/session/sessionStore'
import { account } from '../../../shared/contracts'
import { type Backing, backings } from '../../support/backings'
import { type House, openHouse } from '../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

/** On a busy machine a store needs longer than a request waits for it, which is for other tests to look at. */
async function withPatientStore(work: () => Promise<void>): Promise<void> {
  const { storeMs } = limits.session
  Object.assign(limits.session, { storeMs: 60_000 })
  await work().finally(() => Object.assign(limits.session, { storeMs }))
}

describe.each(Object.keys(backings))('sessions in %s', name => {
  let backing: Backing
  let house: House
  let person: Person

  beforeAll(async () => {
    backing = await backings[name]!()
    house = await openHouse({ environment: backing.environment })
    person = await addPerson(house, { roles: ['enterprise'] })
  })
  afterAll(async () => {
    backing.link?.heal()
    await house.close()
    await backing.close()
  })

  const newId = () => randomBytes(24).toString('base64url')
  const data = (more: object = {}) => ({ cookie: {}, ...more }) as unknown as SessionData
  const inTurn = (work: (done: (error?: unknown) => void) => void) =>
    new Promise<void>((resolve, reject) => work(error => (error ? reject(error) : resolve())))
  const set = (id: string, session: SessionData) => inTurn(done => house.parts.store.set(id, session, done))
  const touch = (id: string, session: SessionData) => inTurn(done => house.parts.store.touch?.(id, session, done))
  const destroy = (id: string) => inTurn(done => house.parts.store.destroy(id, done))
  const get = (id: string) =>
    new Promise<SessionData | null | undefined>((resolve, reject) =>
      house.parts.store.get(id, (error, session) => (error ? reject(error) : resolve(session))),
    )

  it('are given back as they were kept, and an unknown id gives none', async () => {
    const id = newId()
    await set(id, data({ returnUrl: '/economizer' }))
    expect(await get(id)).toMatchObject({ returnUrl: '/economizer' })
    expect(await get(newId())).toBeNull()
  })

  it('SEC-008 stay ended, whether they are saved or used afterwards', async () => {
    const id = newId()
    await set(id, data())
    await destroy(id)
    await set(id, data({ returnUrl: '/economizer' }))
    await touch(id, data())
    expect(await get(id)).toBeNull()
  })

  it('SEC-008 stay ended where the end came before the first save', async () => {
    const id = newId()
    await destroy(id)
    await set(id, data())
    expect(await get(id)).toBeNull()
  })

  it('SEC-008 are ended by one of many requests that would go on with them, and by none after a sign-out', async () => {
    const { store } = house.parts
    const [id, signedOut] = [newId(), newId()]
    await set(id, data())
    await set(signedOut, data())
    await destroy(signedOut)
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.endIfOpen(id)))
    expect([taken.filter(Boolean).length, await store.endIfOpen(signedOut)]).toEqual([1, false])
    await set(id, data())
    expect(await get(id)).toBeNull()
  })

  it('SEC-008 stay ended when a save and the end race, a hundred times', async () => {
    // Five at a time: a hundred at once would wait for each other.
    await withPatientStore(async () => {
      for (let round = 0; round < 20; round++) {
        const ids = Array.from({ length: 5 }, newId)
        await Promise.all(ids.map(id => set(id, data())))
        await Promise.all(ids.flatMap(id => [set(id, data({ returnUrl: '/report' })), destroy(id), set(id, data())]))
        expect((await Promise.all(ids.map(get))).filter(Boolean)).toEqual([])
      }
    })
  })

  it('SEC-010 leave nothing behind once they have ended, not even where a slower request saves them', async () => {
    const id = newId()
    await set(id, data({ returnUrl: '/before-the-end' }))
    await destroy(id)
    await set(id, data({ returnUrl: '/after-the-end' }))
    const rows = await house.parts.db.selectFrom('sessions').selectAll().execute()
    expect((await backing.dump?.()) ?? JSON.stringify(rows)).not.toMatch(/(before|after)-the-end/)
  })

  it('SEC-007 of one person are ended together, but the one that is named', async () => {
    const other = await addPerson(house)
    const [here, there, elsewhere] = [
      await signsIn(house, other),
      await signsIn(house, other),
      await signsIn(house, person),
    ]
    const kept = decodeURIComponent(here.sessionCookie ?? '').slice(2, 34)
    await house.parts.store.endSessionsOf(other.email.toUpperCase(), { except: hashOf(kept) })

    expect([await here.isSignedIn(), await there.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([
      true,
      false,
      true,
    ])
    await house.parts.store.endSessionsOf(other.email)
    expect(await here.isSignedIn()).toBe(false)
  })

  it('SEC-007 of many people are counted and ended together, and nobody else’s', async () => {
    const people = [await addPerson(house), await addPerson(house)]
    const sessions = await Promise.all([...people, person].map(one => signsIn(house, one)))
    const emails = people.map(({ email }) => email.toUpperCase())
    const { store } = house.parts
    const before = await store.countOf(emails)
    await store.endSessionsOf(emails)
    expect([before, await store.countOf(emails)]).toEqual([2, 0])
    expect(await Promise.all(sessions.map(one => one.isSignedIn()))).toEqual([false, false, true])
    await store.endSessionsOf([])
    expect(await sessions[2]?.isSignedIn()).toBe(true)
  })

  it('are counted once each, also where somebody acts as another', async () => {
    const { store } = house.parts
    const [acted, acting] = [await addPerson(house), await addPerson(house, { roles: ['can-impersonate'] })]
    const emails = [acted.email, acting.email]
    const before = await store.countOf()
    await hasSession(house, acted, {}, acting)
    const during = [(await store.countOf()) - before, await store.countOf(emails)]
    await store.endSessionsOf(acting.email)
    expect([during, (await store.countOf()) - before, await store.countOf(emails)]).toEqual([[1, 1], 0, 0])
  })

  it('are listed under the present email of their person alone', async () => {
    const { store } = house.parts
    const mover = await addPerson(house)
    const visitor = await signsIn(house, mover)
    const [found] = await store.openOf(mover.email)
    const sid = decodeURIComponent(visitor.sessionCookie ?? '').slice(2, 34)
    const to = `moved.${mover.email}`
    await set(sid, { ...found!.session, identity: { ...found!.session.identity, Email: to } })
    const [before, now] = [await store.openOf(mover.email), await store.openOf(to)]
    await store.endOneOf(mover.email, hashOf(sid))
    await store.endSessionsOf(mover.email)
    expect([before.length, now.length, (await store.openOf(to)).length]).toEqual([0, 1, 1])
  })

  it('SEC-006 of one person are listed, and one of them ends by the hash of its id, which nobody else’s does', async () => {
    const other = await addPerson(house)
    const [here, there] = [await signsIn(house, other), await signsIn(house, other)]
    const { store } = house.parts
    const openOf = () => store.openOf(other.email)
    const open = await openOf()
    const first = open.find(one => one.hash === hashOf(decodeURIComponent(here.sessionCookie ?? '').slice(2, 34)))
    await store.endOneOf(person.email, first?.hash ?? '')
    const still = await here.isSignedIn()
    await store.endOneOf(other.email, first?.hash ?? '')

    expect([open.length, first?.session.identity?.Email, still]).toEqual([2, other.email, true])
    expect([await here.isSignedIn(), await there.isSignedIn(), (await openOf()).length]).toEqual([false, true, 1])
  })

  it('SEC-010 are kept by the hash of their id, with nothing secret in the clear', async () => {
    const visitor = await signsIn(house, person)
    const id =
      decodeURIComponent(visitor.sessionCookie ?? '')
        .slice(2)
        .split('.')[0] ?? ''
    const rows = await house.parts.db.selectFrom('sessions').selectAll().execute()
    const text = (await backing.dump?.()) ?? JSON.stringify(rows)

    expect(text).toContain(person.email)
    for (const secret of [id, password, 'Bearer']) expect(text).not.toContain(secret)
  })

  it('SEC-003, SEC-007 follow a change of password through the whole chain', async () => {
    const changing = await addPerson(house)
    const [laptop, phone] = [await signsIn(house, changing), await hasSession(house, changing)]
    const form = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }
    expect((await laptop.call(account.ChangePassword, form)).body.Succeeded).toBe(true)
    expect([await laptop.isSignedIn(), await phone.isSignedIn()]).toEqual([true, false])
  })

  it('SEC-012 beyond a number end from the oldest on, those of others stay', async () => {
    const many = await addPerson(house)
    const opened: Visitor[] = []
    for (let session = 0; session < 5; session++) {
      house.clock.advance({ seconds: 1 })
      opened.push(await hasSession(house, many))
    }
    const elsewhere = await hasSession(house, person)
    const newest = decodeURIComponent(opened[4]?.sessionCookie ?? '')
      .slice(2)
      .split('.')[0]

    expect(await house.parts.store.endOldestOf(many.email.toUpperCase(), 3, newest ?? '')).toBe(2)
    expect(await Promise.all(opened.map(one => one.isSignedIn()))).toEqual([false, false, true, true, true])
    expect(await house.parts.store.endOldestOf(many.email, 3, newest ?? '')).toBe(0)
    expect(await elsewhere.isSignedIn()).toBe(true)
  })

  it('SEC-103 that end by time are recorded once, with the limit that ended them; others are not', async () => {
    const { store, db } = house.parts
    const [idle, worn, acted, left] = await Promise.all([1, 2, 3, 4].map(() => addPerson(house)))
    const sessionOf = ({ email }: Person, more: object = {}) =>
      data({ identity: { Email: email, Roles: [] }, signedInAt: house.clock.now().getTime(), ...more })
    const [wornId, leftId] = [newId(), newId()]
    const wornSession = sessionOf(worn!)
    await set(wornId, wornSession)
    house.clock.advance({ hours: 11, minutes: 50 })
    await touch(wornId, wornSession)
    await set(newId(), sessionOf(idle!))
    await set(newId(), sessionOf(acted!, { impersonator: { email: 'helper@northfield.example', fullName: 'Help' } }))
    await set(leftId, sessionOf(left!))
    await set(newId(), data())
    await destroy(leftId)
    const begun = house.clock.now()
    const rows = () =>
      db
        .selectFrom('audit_events')
        .select(['target', 'impersonator', 'detail'])
        .where('event', '=', 'session-end')
        .where(
          'target',
          'in',
          [idle, worn, acted, left].map(one => one?.email ?? ''),
        )
        .orderBy('sequence')
        .execute()
    await purge(house.parts)
    expect(await rows()).toEqual([])
    house.clock.advance({ hours: 1 })
    await Promise.all([purge(house.parts), purge(house.parts)])
    const timeIn = (minutes: number) => minutesAfter(begun, minutes).toISOString()
    const row = (person: Person | undefined, by: string, at: string, impersonator: string | null = null) => ({
      ...{ target: person?.email, impersonator, detail: { by, at } },
    })
    const found = await rows()
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        row(worn, 'absolute', timeIn(10)),
        row(idle, 'idle', timeIn(30)),
        row(acted, 'idle', timeIn(30), 'helper@northfield.example'),
      ]),
    )
    expect(await store.takeTimedOut()).toEqual([])
  })

  it('say that they answer', async () => {
    await expect(house.parts.store.check()).resolves.toBeUndefined()
  })
})

/** Statuses of one page of every kind. */
function statusesOf(visitor: Visitor): Promise<number[]> {
  const asked = [
    visitor.get('/'),
    visitor.get('/login'),
    visitor.get('/app-selector'),
    visitor.get('/enterprise-webapp'),
    visitor.get('/pdfs/00000000000000000000000000000000/a.pdf'),
    visitor.callAt('GET', '/DesignService.svc/ListProjects'),
    visitor.post('/login', { email: 'dana@northfield.example', password: 'x' }),
  ]
  return Promise.all(asked.map(async answer => (await answer).status))
}

const failing = [200, 200, 503, 503, 503, 503, 503]

describe.each(['PostgreSQL', 'Redis'])('when %s fails', name => {
  let backing: Backing
  let house: House
  let visitor: Visitor

  beforeAll(async () => {
    backing = await backings[name]!()
    house = await openHouse({ environment: backing.environment })
    visitor = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
  })
  afterAll(async () => {
    backing.link?.heal()
    await house.close()
    await backing.close()
  })

  it.each(['hang', 'cut'] as const)(
    'SEC-009 (%s) signed-in pages answer 503 in time, open pages show, and all is well after it',
    async fault => {
      backing.link?.[fault]()
      const [statuses, ready, retry] = await Promise.all([
        statusesOf(visitor.copy()),
        visitor.copy().get('/readyz'),
        visitor.copy().get('/app-selector'),
      ])
      backing.link?.heal()

      expect(statuses).toEqual(failing)
      expect([ready.status, ready.text]).toEqual([503, 'not ready'])
      expect(retry.headers['retry-after']).toBe('2')
      await expect.poll(async () => (await visitor.copy().get('/app-selector')).status).toBe(200)
      expect((await visitor.get('/readyz')).status).toBe(200)
    },
  )
})

it('SEC-009 a store that never answers has failed before two seconds are over', async () => {
  vi.useFakeTimers()
  try {
    const answered = vi.fn()
    settle(new Promise(() => undefined), answered)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(answered.mock.calls).toEqual([[expect.any(UnavailableError)]])
  } finally {
    vi.useRealTimers()
  }
})

it('SEC-009 a request is treated once, also where its session cannot be saved', async () => {
  const house = await openHouse()
  const visitor = new Visitor(house)
  await house.parts.db.schema.dropTable('sessions').execute()
  const answer = await visitor.get('/login')
  const lines = house.logLines.map(line => JSON.parse(line)).filter(line => line.res)
  await house.close()

  expect(answer.status).toBe(200)
  expect(lines).toHaveLength(1)
  expect(house.logLines.filter(line => line.includes('ERR_HTTP_HEADERS_SENT'))).toEqual([])
})
