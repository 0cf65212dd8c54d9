/**
 * The gateway by itself. A service outside the house may check nothing: what is refused here has to be refused before it
 * is asked. The stub in its place only notes that it was reached, so that no refusal of a service can stand for this one.
 */
import type { Request as HttpRequest } from 'express'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccessError } from '../../server/errors/accessError'
import { InputError } from '../../server/errors/inputError'
import { UpstreamError } from '../../server/errors/upstreamError'
import { createEndpointGateway } from '../../server/gateway/endpointGateway'
import { createGateway } from '../../server/gateway/gateway'
import type { UpstreamAnswer } from '../../server/upstream/messages'
import type { Upstream, Upstreams } from '../../server/upstream/upstream'
import type { Identity } from '../../shared/access/identity'
import type { Role } from '../../shared/access/roles'
import { roles } from '../../shared/access/roles'
import { endpoints } from '../../shared/contracts'
import { apis } from '../../shared/contracts/endpoint'
import { type Operation, services } from '../../shared/contracts/operation'
import { rolesOf } from '../support/callers'
import { smallestCalls, smallestRequests } from '../support/smallestRequests'
import { addressOf, everyOperation as all, noRecordsId as id, operationRows as rows } from './everyCall'
import { type Caller, callers, endpoints as endpointRows } from './matrix'

let reached: string[] = []
let fault: 'status' | 'unreachable' = 'status'
beforeEach(() => {
  reached = []
  fault = 'status'
})

/** Notes the call, and fails: an answer would be the service's. */
const stub: Upstream = async request => {
  reached.push(`${request.method} ${new URL(request.url).pathname}`)
  throw new UpstreamError(fault)
}

const tokens = { of: () => 'Bearer of-this-session', keep() {}, put() {}, drop() {} }
const gateway = createGateway({
  ...{ tokens, originOf: (service: string) => service },
  upstreams: Object.fromEntries(services.map(name => [name, stub])) as Upstreams,
  effects: { apply: async ({ envelope }) => envelope } as Parameters<typeof createGateway>[0]['effects'],
})
const endpointGateway = createEndpointGateway({
  ...{ gateway, tokens },
  apis: Object.fromEntries(apis.map(name => [name, { prefix: '', upstream: stub }])) as Parameters<
    typeof createEndpointGateway
  >[0]['apis'],
  tokenService: { withRefresh: (_: HttpRequest, send: () => Promise<UpstreamAnswer>) => send() } as Parameters<
    typeof createEndpointGateway
  >[0]['tokenService'],
})

const own = 'dana@northfield.example'

function requestOf(identity?: Partial<Identity>): HttpRequest {
  const session = { identity: identity && { Email: own, Roles: [], ...identity } }
  const ids = { sessionID: 'session-of-this-test', requestId: 'request-of-this-test' }
  return { ...ids, session, ip: '192.0.2.1', get: () => undefined } as never
}

/** A session as it stands in the store. Who was disabled since looks no different there: that is for the service to find. */
function sessionOf(caller: Caller): HttpRequest {
  if (caller === 'vi') return requestOf()
  return requestOf({
    Roles: [...(rolesOf[caller] ?? [callers[caller] as Role])],
    ...{ IsTempPassword: caller === 'tm', IsImpersonated: caller === 'im', HasClearance: caller === 'cl' },
  })
}

/** `+` for what reaches the service, or the status of the refusal. */
async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  reached = []
  const error = await call().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof AccessError || error instanceof InputError)
    return reached.length > 0 ? `refused after it reached ${reached}` : String(error.status)
  return error instanceof UpstreamError && reached.length > 0 ? '+' : `neither: ${error}`
}

const call = (http: HttpRequest, one: Operation, request: unknown = smallestRequests[addressOf(one)]) =>
  outcomeOf(() => gateway.call(http, one, request))

function ask(http: HttpRequest, name: string, change: { id?: string; query?: object; body?: object } = {}) {
  const { query, body } = smallestCalls[name] ?? {}
  const asked = query && { ...query, ...(query.email && { email: own }) }
  return outcomeOf(() =>
    endpointGateway(http, endpoints.find(one => one.name === name)!, { id, query: asked, body, ...change }),
  )
}

/** As the matrix has it: refused for want of a session, refused, or handed on; `x` and `0` are findings of the service. */
const meaning = { '+': '+', x: '+', '-': '401', '!': '403', '0': '403' } as const
const judged = (Object.keys(callers) as Caller[]).filter(caller => caller !== 'di')
const expectedOf = (expected: Record<Caller, keyof typeof meaning>) =>
  Object.fromEntries(judged.map(caller => [caller, meaning[expected[caller]]]))

describe('SEC-049, SEC-051 the gateway hands on to no service what the matrix refuses', () => {
  it.each(rows)('$name', async ({ name, expected }) => {
    const operation = all.find(one => addressOf(one) === name)!
    const found: Record<string, string> = {}
    for (const caller of judged) found[caller] = await call(sessionOf(caller), operation)
    expect(found).toEqual(expectedOf(expected))
  })

  it.each(endpointRows)('$name', async ({ name, expected }) => {
    const found: Record<string, string> = {}
    for (const caller of judged) found[caller] = await ask(sessionOf(caller), name)
    expect(found).toEqual(expectedOf(expected))
  })

  it('SEC-054 nor what is not for the holders of a role, whatever else they hold', async () => {
    const kept = all.filter(({ notFor }) => notFor)
    expect(kept.map(({ name }) => name).sort()).toEqual(['InviteUsers', 'InviteValidate', 'ResendInvite'])
    for (const one of kept) expect(await call(requestOf({ Roles: [...roles], HasClearance: true }), one)).toBe('403')
  })

  it('SEC-030 nor, but for setting it up, of somebody who owes a second factor', async () => {
    const http = requestOf({ Roles: [...roles], HasClearance: true, NeedsSecondFactor: true })
    const open = ['GetSecondFactor', 'StartSecondFactor', 'ConfirmSecondFactor', 'LogOut', 'GetIdentity']
    const handedOn: string[] = []
    for (const one of all.filter(({ access }) => access !== 'open'))
      if ((await call(http, one)) !== '403') handedOn.push(one.name)
    for (const { name } of endpoints) if ((await ask(http, name)) !== '403') handedOn.push(name)
    expect(handedOn.sort()).toEqual(open.filter(name => handedOn.includes(name)).sort())
    expect(handedOn).toEqual(expect.arrayContaining(['LogOut', 'StartSecondFactor']))
  })

  it('SEC-009 nor anything that is not open where the store has no answer', async () => {
    const http = { ...requestOf(), session: undefined } as unknown as HttpRequest
    for (const one of all.filter(({ access }) => access !== 'open'))
      expect([one.name, await call(http, one)]).toEqual([one.name, '503'])
    for (const { name } of endpoints) expect([name, await ask(http, name)]).toEqual([name, '503'])
  })
})

/** Whoever may do everything: no refusal of theirs is one of access. */
const mayAll = (one: { notFor?: readonly Role[] }) =>
  requestOf({ Roles: roles.filter(role => !one.notFor?.includes(role)), HasClearance: true })

describe('what does not fit its contract reaches no service', () => {
  it.each(all.map(one => [addressOf(one), one] as const))(
    'SEC-051, SEC-052, SEC-077 %s with a field more, or with an id that is none',
    async (name, one) => {
      const fit = smallestRequests[name]!
      expect(await call(mayAll(one), one)).toBe('+')
      for (const field of ['userId', 'companyId', 'Roles', '__proto__x'])
        expect([field, await call(mayAll(one), one, { ...fit, [field]: 'x' })]).toEqual([field, '400'])
      // What is measured names a project by any text.
      const ids = Object.entries(fit).filter(([, value]) => value === id && one.name !== 'LA')
      for (const [field] of ids)
        for (const malformed of ['', 'x', '../x', `${id}/..`, `${id}x`, [id], null])
          expect([field, malformed, await call(mayAll(one), one, { ...fit, [field]: malformed })]).toEqual([
            ...[field, malformed, '400'],
          ])
    },
  )

  it('SEC-090, SEC-091 nor a text that none can hold, whatever the contract says', async () => {
    const isTaken = (one: Operation, request: object) => one.request.safeParse(request).success
    const taken = all.flatMap(one => {
      const fit = Object.entries(smallestRequests[addressOf(one)]!)
      const unfit = fit.filter(([, value]) => typeof value === 'string').map(([field]) => ({ [field]: 'x\0' }))
      return unfit.map(change => ({ one, request: { ...Object.fromEntries(fit), ...change } }))
    })
    const byContract = taken.filter(({ one, request }) => isTaken(one, request))
    expect(byContract.length).toBeGreaterThan(0)
    for (const { one, request } of byContract)
      expect([one.name, await call(mayAll(one), one, request)]).toEqual([one.name, '400'])
  })

  it.each(endpoints.map(one => [one.name, one] as const))(
    'SEC-051, SEC-077, SEC-090 %s with a malformed id, for somebody else, or with more than it takes',
    async (name, one) => {
      const http = requestOf({ Roles: [...roles] })
      expect(await ask(http, name)).toBe('+')
      const { query, body } = smallestCalls[name] ?? {}
      if (one.path.includes(':id'))
        for (const malformed of ['', 'x', '1', '..', '%00', 'a/b', `${id}x`, `${id}/..`, id.toUpperCase()])
          expect([malformed, await ask(http, name, { id: malformed })]).toEqual([malformed, '404'])
      if (query?.email)
        expect(await ask(http, name, { query: { ...query, email: 'another@northfield.example' } })).toBe('403')
      const asked = { ...query, ...(query?.email && { email: own }), userId: 'x' }
      expect(await ask(http, name, { query: asked })).toBe('400')
      expect(await ask(http, name, { body: { ...body, userId: 'x' } })).toBe('400')
    },
  )
})

describe('a call whose connection is lost', () => {
  it('SEC-089 is sent once more where it only reads, and never where it has an effect', async () => {
    fault = 'unreachable'
    const found: unknown[] = []
    for (const one of all) {
      await call(mayAll(one), one)
      found.push([one.name, reached.length])
    }
    expect(found).toEqual(all.map(({ name, method, effect }) => [name, method === 'GET' && !effect ? 2 : 1]))
    expect(all.filter(({ effect }) => effect).map(({ name }) => name)).toEqual(['LogOut', 'DeleteEmailChange'])
    const asked: unknown[] = []
    for (const { name, method } of endpoints) {
      await ask(requestOf({ Roles: [...roles] }), name)
      asked.push([name, method, reached.length])
    }
    expect(asked).toEqual(endpoints.map(({ name, method }) => [name, method, method === 'GET' ? 2 : 1]))
  })
})
