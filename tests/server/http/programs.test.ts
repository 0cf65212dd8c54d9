/** Service accounts in use: a token for the client id and the password, and a rating for the token. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { BusyError } from '../../../server/errors/busyError'
import { UnavailableError } from '../../../server/errors/unavailableError'
import { UpstreamError } from '../../../server/errors/upstreamError'
import { apiErrorOf } from '../../../server/http/programs/problemDetails'
import type { Role } from '../../../shared/access/roles'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../shared/contracts'
import { houseOfFile, openHouse } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
let made = 0

/** What a program sends: nothing that a browser would say. */
const fromProgram = { 'sec-fetch-site': undefined, origin: undefined, referer: undefined, accept: undefined }
const ask = (path: string, body: unknown, headers: Record<string, string | undefined> = {}) =>
  new Visitor(house).callAt('POST', path, body, { ...fromProgram, ...headers })
const tokenFor = (userId: string, secret: string) => ask('/auth/token', { userId, password: secret })
const rate = (token: string, body: unknown = { input: coolingExample }) =>
  ask('/api/v1/coil/rate', body, { authorization: `Bearer ${token}` })

async function newAccount() {
  made += 1
  const owner = await addPerson(house, { roles: ['owner', 'selection-api'], company: `Programs ${made}` })
  await companyHolds(owner.companyId, ['selection-api', 'enterprise'])
  const { body } = await (await hasSession(house, owner)).call(account.AddServiceAccount, { name: 'Takeoff' })
  const { Id, Email, Password } = body.Item
  return { id: Id as string, clientId: Email as string, secret: Password as string }
}

async function companyHolds(id: string, roles: readonly Role[]) {
  await db
    .updateTable('companies')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', id)
    .execute()
}

async function signedIn() {
  const one = await newAccount()
  const { body } = await tokenFor(one.clientId, one.secret)
  return { ...one, token: body.token as string }
}

describe('/auth/token', () => {
  it('SEC-031 gives a service account a token for its client id and password, audited, and no cookie', async () => {
    const { clientId, secret } = await newAccount()
    const answer = await tokenFor(clientId, secret)
    expect([answer.status, answer.body]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 3600 },
    ])
    expect([answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
    const rows = await db.selectFrom('audit_events').selectAll().where('actor', '=', clientId).execute()
    expect(rows).toMatchObject([{ event: 'token', outcome: 'success' }])
    expect(house.logLines.join('')).not.toContain(answer.body.token)
  })

  it('SEC-016 answers alike for a wrong password and a client id that there is not', async () => {
    const { clientId } = await newAccount()
    const [wrong, unknown] = [await tokenFor(clientId, 'Wrong1Password'), await tokenFor('svc-0123456789ab', 'x')]
    expect([wrong.status, wrong.headers['content-type'], wrong.headers['www-authenticate']]).toEqual([
      ...[401, 'application/problem+json; charset=utf-8', 'Bearer'],
    ])
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  it('SEC-018 tries are counted, and a pause refuses the right password too', async () => {
    const { clientId, secret } = await newAccount()
    for (let time = 0; time < 5; time++) await tokenFor(clientId, 'Wrong1Password')
    expect((await tokenFor(clientId, secret)).status).toBe(401)
    house.clock.advance({ minutes: 60 })
    expect((await tokenFor(clientId, secret)).status).toBe(200)
  })

  it('SEC-031 is not for people, who log in on the page', async () => {
    const person = await addPerson(house, { roles: ['nimbus'] })
    const { status, body } = await tokenFor(person.email, password)
    expect([status, body.errors[0].path]).toEqual([400, 'userId'])
  })
})

describe('/api/v1/coil/rate', () => {
  it('rates the coil that was sent, as it is rated for people', async () => {
    const { token } = await signedIn()
    const { status, body } = await rate(token)
    expect(status).toBe(200)
    const person = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const shown = (await person.call(coilSelection.Rate, { input: coolingExample })).body.Item.Rating
    expect(body.rating.totalCapacity).toBeGreaterThan(0)
    expect(body.rating).toMatchObject({ totalCapacity: shown.totalCapacity, air: shown.air })
  })

  it('SEC-031 opens no page and no other operation by that token', async () => {
    const { token } = await signedIn()
    const bearer = { authorization: `Bearer ${token}` }
    const page = await new Visitor(house).get('/app-selector', bearer)
    const call = await ask(
      '/DesignService.svc/Rate',
      { input: coolingExample },
      { ...bearer, 'sec-fetch-site': 'same-origin' },
    )
    expect([page.status, call.status]).toEqual([302, 403])
  })

  it.each([
    ['none', ''],
    ['one that nobody gave', 'A'.repeat(43)],
  ])('SEC-031 refuses a token: %s', async (_, token) => {
    const { status, body } = await rate(token)
    expect([status, body.title]).toEqual([401, 'No valid token'])
  })

  it('SEC-031 refuses a token that has expired, was given before a new password, or is of an account that was disabled', async () => {
    const [late, changed, disabled] = [await signedIn(), await signedIn(), await signedIn()]
    await db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', disabled.id).execute()
    expect((await rate(disabled.token)).status).toBe(401)
    const { company_id } = await db
      .selectFrom('users')
      .select('company_id')
      .where('id', '=', changed.id)
      .executeTakeFirstOrThrow()
    const owner = await db
      .selectFrom('users')
      .select('email')
      .where('company_id', '=', company_id)
      .where('type', '!=', 'Service')
      .executeTakeFirstOrThrow()
    const asOwner = new Visitor(house)
    await asOwner.call(account.LogIn, { email: owner.email, password })
    await asOwner.call(account.ChangeServiceAccountPassword, { id: changed.id })
    expect((await rate(changed.token)).status).toBe(401)
    house.clock.advance({ minutes: limits.bearerTokenMinutes - 1 })
    expect((await rate(late.token)).status).toBe(200)
    house.clock.advance({ minutes: 1 })
    expect((await rate(late.token)).status).toBe(401)
  })

  it('refuses an account whose roles were taken away', async () => {
    const { token, id } = await signedIn()
    await db.updateTable('users').set({ roles: '[]' }).where('id', '=', id).execute()
    expect((await rate(token)).status).toBe(403)
  })

  it('SEC-052 says by its path what does not fit, and what the engine refuses', async () => {
    const { token } = await signedIn()
    const wrong = await rate(token, { input: { ...coolingExample, rows: 'four' } })
    expect([wrong.status, wrong.body.title]).toEqual([400, 'Not as described'])
    expect(wrong.body.errors[0].path).toMatch(/^input\b/)
    const more = await rate(token, { input: coolingExample, roles: ['admin'] })
    expect(more.status).toBe(400)
    expect((await ask('/auth/token', '{"userId":')).body).toMatchObject({ status: 400, title: 'Unreadable' })
  })

  it('is asked by POST, with JSON, within the limit of size', async () => {
    const { token } = await signedIn()
    const got = await new Visitor(house).get('/api/v1/coil/rate')
    expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
    const bearer = { authorization: `Bearer ${token}` }
    expect((await ask('/api/v1/coil/rate', 'a=b', { ...bearer, 'content-type': 'text/plain' })).status).toBe(415)
    const large = { input: 'x'.repeat(limits.body.json) }
    expect((await ask('/api/v1/coil/rate', large, bearer)).status).toBe(413)
  })

  it('an account that asks too often waits, and others go on', async () => {
    const [often, other] = [await signedIn(), await signedIn()]
    // What is refused at its body is counted as well: it has cost as much until then.
    for (let time = 0; time < limits.programs.perAccount; time++) await rate(often.token, {})
    const refused = await rate(often.token)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await rate(other.token)).status).toBe(200)
    house.clock.advance({ minutes: 1 })
    expect((await rate(often.token)).status).toBe(200)
  })
})

it('is not there where another service signs in', async () => {
  const elsewhere = await openHouse({ environment: { AUTH_SERVICE_ORIGIN: 'https://sign-in.example.com' } })
  const { status, body } = await new Visitor(elsewhere).callAt('POST', '/auth/token', {}, fromProgram)
  await elsewhere.close()
  expect([status, body.title]).toEqual([404, 'Not here'])
})

it('an address that asks too often waits for the next window, whatever it asks for', async () => {
  house.clock.advance({ minutes: limits.programs.windowMinutes })
  const statuses = new Set<number>()
  for (let time = 0; time < limits.programs.perAddress; time++) statuses.add((await ask('/api/v1/nothing', {})).status)
  const refused = await ask('/api/v1/nothing', {})
  expect([[...statuses], refused.status, refused.headers['retry-after']]).toEqual([[404], 429, '60'])
  house.clock.advance({ minutes: limits.programs.windowMinutes })
  expect((await ask('/api/v1/nothing', {})).status).toBe(404)
})

it.each([
  ['the database', new UnavailableError('database', new Error('away'))],
  ['a back end', new UpstreamError('open')],
  ['a place', new BusyError('busy', 'too many wait')],
])('is told to ask again in a moment where %s cannot be had', (_, cause) => {
  const { problem, headers } = apiErrorOf(cause)
  expect([problem, headers]).toEqual(['busy', { 'retry-after': String(limits.incoming.retrySeconds) }])
})
