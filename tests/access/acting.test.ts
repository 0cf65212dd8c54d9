/** What somebody who acts as another person may not change. The gateway and the built-in services each refuse it by themselves. */
import type { Request as HttpRequest } from 'express'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requireAccess } from '../../server/access/requireAccess'
import { createApi } from '../../server/services/api'
import { createServiceTokens } from '../../server/services/serviceTokens'
import type { UpstreamRequest } from '../../server/upstream/messages'
import type { Upstreams } from '../../server/upstream/upstream'
import { type Role, roles } from '../../shared/access/roles'
import { endpoints } from '../../shared/contracts'
import type { Change } from '../../shared/contracts/changes'
import { type Endpoint, endpoint } from '../../shared/contracts/endpoint'
import type { Operation } from '../../shared/contracts/operation'
import { anotherNode, houseOfFile } from '../support/house'
import { addPerson, hasSession } from '../support/people'
import { smallestRequests } from '../support/smallestRequests'
import type { Visitor } from '../support/visitor'
import { addressOf, everyOperation as all } from './everyCall'
import { changesOf } from './matrix'

const asked: string[] = []
const house = await houseOfFile()
const watched = await anotherNode(house, {
  change: parts => {
    const all = Object.entries(parts.upstreams).map(([name, upstream]) => [
      name,
      (request: Request) => {
        asked.push(new URL(request.url).pathname)
        return upstream(request)
      },
    ])
    return { ...parts, upstreams: Object.fromEntries(all) as Upstreams }
  },
})
afterAll(() => watched.close())

// Engineering staff do not invite, whoever acts.
const held: Role[] = roles.filter(role => role !== 'engineering')
const impersonator = await addPerson(house, { roles: held })
const target = await addPerson(house, { roles: held, type: 'Owner', status: 'Owner' })

const lasting: readonly Change[] = ['credentials', 'people', 'rights', 'company']
const stays = all.filter(one => one.access !== 'open' && lasting.includes(changesOf[addressOf(one)] ?? 'nothing'))
const refusedOnes = stays.map(one => [addressOf(one), one] as const)

const refusals = () =>
  house.parts.db
    .selectFrom('audit_events')
    .select(['event', 'outcome', 'actor', 'impersonator', 'target'])
    .where('event', '=', 'access')
    .where('sequence', '>', start)
    .orderBy('sequence')
    .execute()
let start = '0'
beforeEach(async () => {
  asked.length = 0
  const last = await house.parts.db
    .selectFrom('audit_events')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .limit(1)
    .execute()
  start = last[0]?.sequence ?? '0'
})
const told = (path: string) => [
  { event: 'access', outcome: 'refused', actor: target.email, impersonator: impersonator.email, target: path },
]

it('SEC-044, SEC-049 every call with an effect changes what the approved matrix says', () => {
  const named = [...all.map(one => [addressOf(one), one.changes]), ...endpoints.map(one => [one.name, one.changes])]
  expect(Object.fromEntries(named.filter(([, changed]) => changed !== undefined))).toEqual(changesOf)
})

it('SEC-044 the types take no call with an effect that does not say what it changes', () => {
  type Takes<Contract, Entry> = Entry extends Contract ? true : false
  type Without<Entry> = Entry extends unknown ? Omit<Entry, 'changes'> : never
  type Post = Extract<Operation, { method: 'POST' }>
  type GetWithEffect = Extract<Operation, { effect: true }>
  type Delete = Extract<Endpoint, { method: 'DELETE' | 'POST' | 'PUT' }>
  const taken: [Takes<Operation, Post>, Takes<Operation, GetWithEffect>, Takes<Endpoint, Delete>] = [true, true, true]
  const left: [
    Takes<Operation, Without<Post>>,
    Takes<Operation, Without<GetWithEffect>>,
    Takes<Endpoint, Without<Delete>>,
  ] = [false, false, false]
  expect([taken, left]).toEqual([taken.map(() => true), left.map(() => false)])
})

describe('SEC-044, SEC-103 to who acts as another person', () => {
  let visitor: Visitor
  let token: string
  it.each(refusedOnes)('the gateway refuses %s, asks no service, and audits it', async (address, one) => {
    visitor ??= await hasSession(watched, target, {}, impersonator)
    const { status } = await visitor.call(one, smallestRequests[address])
    expect([status, asked.filter(path => path === `/${address}`)]).toEqual([403, []])
    expect(await refusals()).toEqual(told(`/${address}`))
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it.each(refusedOnes)('the built-in service refuses %s by itself, and audits it', async (address, one) => {
    token ??= await bearerWhileActing()
    const answer = await house.parts.builtIn.services[one.service](
      new Request(`http://upstream/${address}`, {
        method: one.method,
        headers: { authorization: token },
        body: one.method === 'GET' ? undefined : JSON.stringify(smallestRequests[address]),
      }),
    )
    expect(answer.status).toBe(403)
    expect(await refusals()).toEqual(told(`/${address}`))
  })
})

/** The token that the gateway sends for who acts as another person. */
async function bearerWhileActing(): Promise<string> {
  let authorization: string | null = null
  const node = await anotherNode(house, {
    change: parts => {
      const upstream = (request: UpstreamRequest) => {
        authorization = request.headers.get('authorization')
        return parts.upstreams['AccountService.svc'](request)
      }
      return { ...parts, upstreams: { ...parts.upstreams, 'AccountService.svc': upstream } }
    },
  })
  await (await hasSession(node, target, {}, impersonator)).isSignedIn()
  await node.close()
  return authorization ?? ''
}

describe('SEC-044 a call by address that changes the rights of others', () => {
  const shares = endpoint({
    ...{ api: 'rAndD', name: 'share', method: 'POST', path: '/share', access: ['r-and-d'], changes: 'rights' },
    ...{ body: z.strictObject({}), response: z.strictObject({}) },
  })

  it('is refused by the gateway to who acts as another person, and only to them', () => {
    const identity = { Roles: ['r-and-d'], IsImpersonated: false, IsTempPassword: false, NeedsSecondFactor: false }
    const as = (IsImpersonated: boolean) =>
      ({ session: { identity: { ...identity, IsImpersonated } } }) as unknown as HttpRequest
    expect(() => requireAccess(as(true), shares)).toThrow('impersonated')
    expect(() => requireAccess(as(false), shares)).not.toThrow()
  })

  it.each([
    [undefined, 201],
    [impersonator.id, 403],
  ])('is answered by the built-in API, where %s acts, with %s', async (impersonatorId, status) => {
    const { db, clock, audit } = house.parts
    const api = createApi({
      ...{ api: 'rAndD', prefix: '/api', audience: 'r-and-d', db, clock, audit, contract: [shares] },
      handlers: { share: async () => ({}) },
    })
    const given = await createServiceTokens(db, clock).issue({ audience: 'r-and-d', userId: target.id, impersonatorId })
    const headers = { authorization: `Bearer ${given}` }
    const answer = await api(new Request('http://upstream/api/share', { method: 'POST', headers, body: '{}' }))
    expect([answer.status, await refusals()]).toEqual([status, impersonatorId ? told('/api/share') : []])
  })

  it('SEC-033 is asked with a token that names who acts, and ends when the acting must', async () => {
    const visitor = await hasSession(house, target, {}, impersonator)
    await visitor.ask('initialize')
    const rows = await house.parts.db
      .selectFrom('service_tokens')
      .selectAll()
      .where('audience', '=', 'r-and-d')
      .execute()
    const last = rows.at(-1)
    expect(last?.impersonator_id).toBe(impersonator.id)
    expect(last && last.renewable_until.getTime() - last.issued_at.getTime()).toBe(3_600_000)
  })
})

it('SEC-043 a token of who acts as another person is followed by none: after an hour it is over, also at a service', async () => {
  const token = await bearerWhileActing()
  house.clock.advance({ minutes: 45 })
  const ask = () =>
    house.parts.builtIn.services['AccountService.svc'](
      new Request('http://upstream/AccountService.svc/GetUserProfile', { headers: { authorization: token } }),
    )
  const late = await ask()
  house.clock.advance({ minutes: 15, seconds: 1 })
  expect([late.status, late.headers.get('authorization'), (await ask()).status]).toEqual([200, null, 401])
})
