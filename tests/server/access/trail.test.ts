/** What is written down: the audit trail and the log. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../shared/contracts'
import { backings } from '../../support/backings'
import { houseOfFile, openHouse, production } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { rawRequest } from '../../support/rawRequest'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db, audit } = house.parts

const rows = () => db.selectFrom('audit_events').selectAll().orderBy('sequence').execute()
const lines = () => house.logLines.map(line => JSON.parse(line))

describe('what is audited', () => {
  it('SEC-103 has one row for each event, with who, from where, what came of it and the request', async () => {
    const before = (await rows()).length
    const from = { 'x-forwarded-for': '203.0.113.20', 'x-request-id': 'request-of-this-test' }
    const { email } = await addPerson(house)
    const visitor = new Visitor(house)
    await visitor.call(account.LogIn, { email, password: 'Wrong1Password' }, from)
    await visitor.call(account.ForgotPassword, { email }, from)
    await house.mails()
    await visitor.call(account.LogIn, { email, password }, from)
    const form = { oldPassword: 'Wrong1Password', password: 'Another9Word', confirmPassword: 'Another9Word' }
    await visitor.call(account.ChangePassword, form, from)
    await visitor.call(account.ChangePassword, { ...form, oldPassword: password }, from)
    await visitor.get('/economizer', from)
    const found = (await rows()).slice(before)

    const mine = { actor: email, address: '203.0.113.20', request_id: 'request-of-this-test', at: house.clock.now() }
    expect(found).toMatchObject([
      { ...mine, event: 'sign-in', outcome: 'failure' },
      { ...mine, actor: null, event: 'temporary-password', outcome: 'success', target: email },
      { ...mine, event: 'sign-in', outcome: 'success' },
      { ...mine, event: 'password-change', outcome: 'failure' },
      { ...mine, event: 'password-change', outcome: 'success' },
      { ...mine, event: 'access', outcome: 'refused', target: '/economizer' },
      { ...mine, event: 'sign-out', outcome: 'success' },
    ])
    expect(found).toHaveLength(7)
  })

  it('SEC-104 is logged as well, and the line agrees with the row', async () => {
    const [last] = (await rows()).slice(-1)
    const line = lines()
      .filter(one => one.audit)
      .at(-1).audit
    expect(line).toEqual({ ...last, sequence: Number(last?.sequence), at: last?.at.toISOString() })
  })
})

describe.each(['the embedded database', 'PostgreSQL'])('the audit trail in %s', name => {
  let trail: typeof house
  let done: () => Promise<void>

  beforeAll(async () => {
    const backing = await backings[name]!()
    trail = await openHouse({ environment: backing.environment })
    done = async () => {
      await trail.close()
      await backing.close()
    }
    return () => done()
  })

  const record = (target: string) =>
    trail.parts.audit.record({ event: 'operator', outcome: 'success', target, detail: { b: 1, a: 'x' } })

  it('SEC-104 holds when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(`target ${index}`)))
    expect(await trail.parts.audit.verify()).toEqual({ verified: 20 })
  })

  it('SEC-104 holds with thousands of rows of one transaction, in the order in which they were recorded', async () => {
    const [before, logged] = [(await rows()).length, lines().length]
    const targets = Array.from({ length: 2_345 }, (_, at) => `person ${at}`)
    await audit.transaction(async (_, record) => {
      for (const target of targets) record({ event: 'user-status', outcome: 'success', target })
    })
    const written = (await rows()).slice(before)
    expect(written.map(({ target }) => target)).toEqual(targets)
    const told = lines().slice(logged)
    expect(told.map(line => [String(line.audit.sequence), line.audit.hash])).toEqual(
      written.map(({ sequence, hash }) => [sequence, hash]),
    )
    expect((await audit.verify()).fault).toBeUndefined()
  })

  it('SEC-104 cannot be changed, deleted or emptied', async () => {
    const { db } = trail.parts
    await expect(db.updateTable('audit_events').set({ actor: 'nobody' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('append-only')
    await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('append-only')
  })

  it('SEC-104 tells of a row that somebody with the whole database has changed, removed or added', async () => {
    const { db } = trail.parts
    const asSuperuser = async (statement: ReturnType<typeof sql>) => {
      await db.connection().execute(async connection => {
        await sql`alter table audit_events disable trigger user`.execute(connection)
        await statement.execute(connection)
        await sql`alter table audit_events enable trigger user`.execute(connection)
      })
    }
    const [fifth] = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('sequence', '=', '5')
      .orderBy('sequence')
      .execute()
    const { sequence: _, ...kept } = fifth!
    const others = { at: new Date(0), outcome: 'failure', detail: '{"a":"x","b":2}' }
    for (const [column, value] of Object.entries({ ...kept, detail: JSON.stringify(kept.detail) })) {
      const set = (to: unknown) =>
        asSuperuser(sql`update audit_events set ${sql.ref(column)} = ${to} where sequence = 5`)
      await set(others[column as keyof typeof others] ?? 'another')
      expect([column, await trail.parts.audit.verify()]).toMatchObject([column, { verified: 4, broken: '5' }])
      await set(value)
    }
    expect(await trail.parts.audit.verify()).toEqual({ verified: 20 })

    await asSuperuser(sql`delete from audit_events where sequence = 7`)
    expect(await trail.parts.audit.verify()).toMatchObject({ verified: 6, broken: '8' })
  })
})

describe('the log', () => {
  it('SEC-105 holds no password, token, cookie or query of any flow, nor does the audit trail', async () => {
    const canary = 'Canary7Password'
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = new Visitor(house)
    const tokens = [await visitor.token()]
    await visitor.submit('/login', { email: person.email, password: canary })
    await visitor.submit('/login', { email: person.email, password })
    tokens.push(await visitor.token())
    const cookie = visitor.sessionCookie ?? 'none'
    await visitor.call(account.ChangePassword, { oldPassword: canary, password: canary, confirmPassword: canary })
    await visitor.call(account.ChangePassword, { oldPassword: password, password: canary, confirmPassword: canary })
    await visitor.call(account.LogIn, { email: person.email, password: { canary } })
    await visitor.get(`/login?password=${canary}&email=query-canary@northfield.example`)
    await visitor.get(`/nowhere.png?token=${canary}`)
    await visitor.call(coilSelection.SaveProject, { name: canary, document: { ...newProject('IP'), coils: 7 } })
    await visitor.get('/', { authorization: `Bearer ${canary}`, cookie: `x=${canary}` })
    const written = house.logLines.join('') + JSON.stringify(await rows())

    for (const secret of [
      canary,
      password,
      cookie,
      ...tokens,
      'query-canary',
      'Bearer',
      'argon2',
      production.SESSION_SECRET,
    ])
      expect([secret, written.includes(secret)]).toEqual([secret, false])
  })

  it('SEC-106 is one JSON object a line, whatever is put into a request', async () => {
    const before = house.logLines.length
    const hostile = ['/%0d%0a{"level":60}', '/%1b[31mred', '/a%0ab', `/${'x'.repeat(6000)}`]
    for (const path of hostile)
      await rawRequest(house, { path, headers: { 'user-agent': 'x\ty', referer: 'https://evil.example/%0a' } })
    const made = house.logLines.slice(before)

    expect(made).toHaveLength(hostile.length)
    for (const line of made) {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(JSON.parse(line).req.path.length).toBeLessThanOrEqual(2048)
    }
    expect(made.join('')).not.toContain('\u001b')
  })

  it('has a line for each request, with its id, but for health', async () => {
    const before = house.logLines.length
    const visitor = new Visitor(house)
    await visitor.get('/healthz')
    await visitor.get('/readyz')
    const { headers } = await visitor.get('/help?x=1')
    const [line, ...more] = lines().slice(before)

    expect(more).toEqual([])
    expect(line).toMatchObject({
      req: { id: headers['x-request-id'], method: 'GET', path: '/help' },
      res: { status: 200 },
    })
  })
})

it('SEC-104 holds after everything that was done here', async () => {
  await hasSession(house, await addPerson(house))
  await signsIn(house, await addPerson(house))
  expect(await audit.verify()).toEqual({ verified: (await rows()).length })
})
