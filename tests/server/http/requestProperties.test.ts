/** Whatever comes in: an operation answers with what it says, never with a fault, and a refused request changes nothing. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../shared/access/roles'
import { contracts, endpoints } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { rememberingThreads } from '../../support/rememberingThreads'
import { smallestCalls, smallestRequests } from '../../support/smallestRequests'
import { inTurn } from '../../support/turns'

const house = await houseOfFile({ requestThreads: rememberingThreads() })
const { db } = house.parts
const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

/** Somebody who may do nearly everything, so that it is the request that is refused. */
const person = await addPerson(house, { roles: roles.filter(role => role !== 'engineering') })
const visitor = await hasSession(house, person, { HasClearance: true })
const token = await visitor.token()

/** Few, because every operation has them. */
const runs = { numRuns: 5 }

const operations = (Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]).filter(
  ({ method }) => method === 'POST',
)

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '\0',
    '\ud800',
    "'; drop table users; --",
    '../../etc',
    '{{7*7}}',
  ),
  fc.constantFrom<unknown>('x'.repeat(5_000), [], {}, [[[[[]]]]], { length: 1 }, '<script>alert(1)</script>'),
  fc.jsonValue({ maxDepth: 3 }),
  // JSON as text: some fields hold such.
  fc.json({ maxDepth: 3 }),
)

/** What an answer never has: where our code lies, its stack, the database's words. */
const inside = /\bat \S+ \(|node_modules|\.tsx?:\d|dist\/|ZodError|select \S+ from|syntax error|violates/

type Json = unknown

/** `request` with one part of it changed, left out, or one more. */
function mutated(request: Json): fc.Arbitrary<Json> {
  const places = placesIn(request)
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom('change', 'remove', 'add'), hostile)
    .map(([place, kind, value]) => {
      if (kind === 'add' || place.length === 0) return { ...(request as object), [`unknown${place.length}`]: value }
      return withPart(request, place, kind === 'remove' ? undefined : value)
    })
}

/** `request` with `value` at `place`, or without what is there, as JSON makes of it; it shares all other parts. */
function withPart(request: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  const part = withPart((request as Record<string, Json>)[key], rest, value)
  if (Array.isArray(request)) return request.with(Number(key), part ?? null)
  if (part !== undefined) return { ...(request as object), [key]: part }
  const { [key]: _, ...others } = request as Record<string, Json>
  return others
}

function placesIn(value: Json, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))]
}

/** What any request may leave: tries, sessions, tokens, and what is audited. */
const passing = ['attempts', 'sessions', 'bearer_tokens', 'service_tokens', 'audit_events']
const { rows: tables } = await sql<{ table_name: string }>`
  select table_name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
const sums = tables
  .filter(({ table_name }) => !passing.includes(table_name) && !table_name.startsWith('kysely'))
  .map(({ table_name }) => {
    // A search that was started before goes on by itself: its rows count, and not how far they are.
    const row = table_name === 'design_searches' ? sql`t.id::text` : sql`t::text`
    return sql`(select count(*) || md5(coalesce(string_agg(${row}, '' order by ${row}), '')) from ${sql.table(table_name)} t)`
  })
const sumOfAll = sql<{ sum: string }>`select concat_ws('|', ${sql.join(sums)}) as sum`.compile(db)

/** All that is kept, but for what any request may leave. */
async function kept(): Promise<string> {
  const { rows } = await db.executeQuery(sumOfAll)
  return rows[0]?.sum ?? ''
}

const send = (path: string, body: unknown, method = 'POST', type = 'application/json') =>
  visitor.callAt(method, path, body, { 'x-csrf-token': token, 'content-type': type })

describe('SEC-052, SEC-082, SEC-090 a request that does not fit its contract is 400 and changes nothing', () => {
  let before: string
  beforeAll(async () => {
    before = await kept()
  })

  it.each(operations.map(one => [`${one.service}/${one.name}`, one] as const))('%s', async (name, operation) => {
    const unfit = mutated(smallestRequests[name]).filter(body => !operation.request.safeParse(body).success)
    await fc.assert(
      fc.asyncProperty(unfit, async body => {
        const { status, body: answer, text } = await send(`/${name}`, body)
        expect([status, answer.Succeeded]).toEqual([400, false])
        expect(text).not.toMatch(inside)
      }),
      runs,
    )
    expect(await kept()).toBe(before)
  })
})

/** What a text may hold that a store, a parser or a page could trip over. */
const traps = ['\0', 'a\0b', '\ud800', '\u202e', "'; drop table users; --", '%s%n', '../../etc/passwd', ' ']

describe('SEC-096, SEC-108 a request that fits its contract is never a fault, and no answer tells of the inside', () => {
  // Their answer ends the session they are asked in, or is slow on purpose.
  const own = ['LogIn', 'ChangePassword', 'Impersonate', 'CreateReport', 'ConfirmSecurityQuestionAnswer']
  it.each(operations.filter(one => !own.includes(one.name)).map(one => [`${one.service}/${one.name}`, one] as const))(
    '%s',
    async (name, operation) => {
      const smallest = smallestRequests[name]
      // Each place has a few of them, fewer in a large request: all traps come at many places.
      const places = placesIn(smallest)
      const each = places.length > 20 ? 1 : 3
      const trapped = places.flatMap((place, turn) =>
        inTurn(traps, turn, each).map(trap => withPart(smallest, place, trap)),
      )
      const isFit = (body: Json) => operation.request.safeParse(body).success
      const changed: Json[] = []
      for (const body of fc.sample(mutated(smallest), 40)) if (changed.length < 4 && isFit(body)) changed.push(body)
      // Those of a large request are spread over all of it: each is truly done, which takes longest with a tool.
      const fit = trapped.filter(isFit)
      const some = fit.filter((_, index) => index % Math.ceil(fit.length / 12) === 0)
      for (const body of [smallest, ...some, ...changed]) {
        const { status, text } = await send(`/${name}`, body)
        expect(status, JSON.stringify(body)).toBeLessThan(500)
        expect(text).not.toMatch(inside)
      }
    },
  )
})

describe('SEC-090, SEC-096 what no text can hold is refused, however it comes', () => {
  const unfit = ['\0', 'a\0b', '\ud800', 'x\udfff']

  it.each(unfit)('%j in the body of an operation, as a value or a name, and in JSON that is text', async text => {
    const before = await kept()
    const bodies = [
      ['/DesignService.svc/SaveProject', { ...smallestRequests['DesignService.svc/SaveProject'], name: text }],
      ['/AccountService.svc/AddServiceAccount', { name: text }],
      ['/AccountService.svc/GetIdentity', { isClientLoggedIn: true, [text]: 1 }],
      ['/AccountService.svc/SaveSecurityQuestionAnswers', { groups: JSON.stringify([group(text)]) }],
    ] as const
    for (const [path, body] of bodies) expect([path, (await send(path, body)).status]).toEqual([path, 400])
    expect(await kept()).toBe(before)
  })

  it.each(unfit)('%j in a call by address', async text => {
    const before = await kept()
    const { body } = await visitor.ask('createProject', { body: { ...smallestCalls.createProject?.body, Name: text } })
    expect(body.Succeeded).toBe(false)
    expect(await kept()).toBe(before)
  })

  it.each(['%00', 'a%00b'])('%s in the address of a page', async text => {
    for (const path of [`/admin?section=users&search=${text}`, `/admin?person=${text}`])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 400])
    for (const path of [`/enterprise-webapp?design=${text}`, `/report?fon=${text}&fin=${text}`])
      expect([path, (await visitor.get(path)).status < 500]).toEqual([path, true])
  })

  const group = (Answer: string) => ({ Question: { Id: 101, Question: '?' }, Answer, WasAnswered: false })
})

describe('SEC-061 a request of another type is not read', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]
  let before: string
  beforeAll(async () => {
    before = await kept()
  })

  it.each(operations.map((one, turn) => [`/${one.service}/${one.name}`, turn] as const))('%s', async (path, turn) => {
    const body = JSON.stringify(smallestRequests[path.slice(1)])
    for (const type of inTurn(types, turn, 1)) expect((await send(path, body, 'POST', type)).status).toBe(415)
    expect(await kept()).toBe(before)
  })
})

describe('SEC-090 a body that is no request is refused', () => {
  /** An operation whose fields may all be left out takes an empty object. */
  const isRequest = (text: string, { request }: Operation) => {
    try {
      return request.safeParse(JSON.parse(text)).success
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }

  it.each(operations.map(one => [`/${one.service}/${one.name}`, one] as const))('%s', async (path, operation) => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 2 }), fc.constant('['.repeat(50_000)))
    await fc.assert(
      fc.asyncProperty(
        texts.filter(text => !isRequest(text, operation)),
        async text => {
          const answer = await send(path, text)
          expect([400, 413, 415]).toContain(answer.status)
          expect(answer.text).not.toMatch(inside)
        },
      ),
      { numRuns: 5 },
    )
  })
})

describe('SEC-052, SEC-090 a call by address that does not fit its contract is refused and changes nothing', () => {
  it.each(endpoints.filter(one => one.body).map(one => [one.name, one] as const))('%s', async (name, endpoint) => {
    const before = await kept()
    const unfit = mutated(smallestCalls[name]?.body).filter(body => !endpoint.body?.safeParse(body).success)
    const path = house.parts.apis[endpoint.api].prefix + endpoint.path.replace(':id', id)
    await fc.assert(
      fc.asyncProperty(unfit, async body => {
        expect((await send(path, body, endpoint.method)).status).toBe(400)
      }),
      runs,
    )
    expect(await kept()).toBe(before)
  })

  it.each(endpoints.filter(one => one.query).map(one => [one.name, one] as const))(
    '%s by its query',
    async (name, endpoint) => {
      const before = await kept()
      const query = { ...smallestCalls[name]?.query, email: person.email }
      const texts = fc.dictionary(
        fc.constantFrom(...Object.keys(query), 'other'),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        { minKeys: 1 },
      )
      const path = house.parts.apis[endpoint.api].prefix + endpoint.path.replace(':id', id)
      await fc.assert(
        fc.asyncProperty(texts, async changes => {
          const all = { ...query, ...changes }
          fc.pre(!endpoint.query?.safeParse(all).success)
          const { status } = await send(`${path}?${new URLSearchParams(all)}`, undefined, endpoint.method)
          expect(status).toBe(400)
        }),
        runs,
      )
      expect(await kept()).toBe(before)
    },
  )

  it.each(['x', '..', '%2e%2e', '6e2cbd4e', `${id}x`, `${id.slice(0, 8)}%00`, "' or 1=1 --"])(
    'SEC-090 an id that is none is missing: %s',
    async wrong => {
      const { status } = await send(
        `/api/RandD/record/${encodeURIComponent(wrong)}?email=${person.email}`,
        undefined,
        'DELETE',
      )
      expect(status).toBe(404)
    },
  )
})
