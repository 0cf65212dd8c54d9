/**
 * The built-in services by themselves, asked with tokens as somebody does who reaches their port: no refusal of the gateway
 * can stand for theirs. What they answer is for the matrix through the gateway.
 */
import { describe, expect, it } from 'vitest'
import { createServiceTokens } from '../../server/services/serviceTokens'
import { type Role, roles } from '../../shared/access/roles'
import { endpoints } from '../../shared/contracts'
import { type Operation, rolesAllow } from '../../shared/contracts/operation'
import { rolesOf } from '../support/callers'
import { houseOfFile } from '../support/house'
import { addPerson, hasToken, type Person } from '../support/people'
import { smallestCalls, smallestRequests } from '../support/smallestRequests'
import { addressOf, everyOperation as all, noRecordsId as id, operationRows as rows } from './everyCall'
import { type Caller, callers, endpoints as endpointRows } from './matrix'

const house = await houseOfFile()
const { db, builtIn, clock } = house.parts
const impersonator = await addPerson(house, { roles })

/** A token of each caller's kind, from before they were disabled where they are; nobody has none. */
const tokens: Partial<Record<Caller, string>> = {}
const people: Partial<Record<Caller, Person>> = {}
for (const caller of Object.keys(callers) as Caller[]) {
  if (caller === 'vi') continue
  const person = await addPerson(house, { roles: rolesOf[caller] ?? [callers[caller] as Role] })
  const flags = { IsTempPassword: caller === 'tm', HasClearance: caller === 'cl' }
  tokens[caller] = await hasToken(house, person, flags, caller === 'im' ? impersonator : undefined)
  people[caller] = person
}
const disable = () =>
  db
    .updateTable('users')
    .set({ status: 'Disabled' })
    .where('id', '=', people.di?.id ?? '')
    .execute()
await disable()

/** What the matrix refuses to whom, and by which status a service says so; a token that is none is nobody's. */
const statuses = { '-': 401, '!': 403, x: 401, '0': 401 } as const
const refusedIn = (expected: Record<Caller, string>) =>
  Object.entries(expected).flatMap(([caller, outcome]) => {
    const status = statuses[outcome as keyof typeof statuses]
    return status ? [[caller as Caller, status] as const] : []
  })

const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

const textFor = (one: Operation) => JSON.stringify(smallestRequests[addressOf(one)])

async function ask(operation: Operation, token?: string, body = textFor(operation)): Promise<number> {
  const { service, name, method } = operation
  const headers = { 'content-type': 'application/json', ...bearer(token) }
  const request = new Request(`http://service/${service}/${name}`, {
    method,
    headers,
    ...(method === 'POST' && { body }),
  })
  return (await builtIn.services[service](request)).status
}

/** Open to everyone: that there is no session is what they answer. */
const saysItself = /\/(GetIdentity|ConfirmSignIn)$/

describe('SEC-049, SEC-014 a built-in service refuses by itself what the matrix refuses', () => {
  it.each(rows.filter(({ name, expected }) => refusedIn(expected).length > 0 && !saysItself.test(name)))(
    '$name',
    async ({ name, expected }) => {
      const operation = all.find(one => addressOf(one) === name)!
      const found: (readonly [Caller, number])[] = []
      for (const [caller] of refusedIn(expected)) found.push([caller, await ask(operation, tokens[caller])])
      expect(found).toEqual(refusedIn(expected))
    },
  )
})

it('SEC-052, SEC-091 a built-in service refuses by itself a field more, and a name of a prototype', async () => {
  const held = roles.filter(role => role !== 'engineering')
  const token = await hasToken(house, await addPerson(house, { roles: held }), { HasClearance: true })
  const open = all.filter(one => one.method === 'POST' && rolesAllow(one, held))
  const taken: unknown[] = []
  for (const one of open) {
    const [, fields = ''] = textFor(one).match(/^\{(.*)\}$/s) ?? []
    for (const name of ['Roles', 'companyId', '__proto__', 'constructor']) {
      const status = await ask(one, token, `{${[`"${name}":{}`, fields].filter(Boolean).join(',')}}`)
      if (status !== 400) taken.push([one.name, name, status])
    }
  }
  expect([taken, open.length > 40]).toEqual([[], true])
})

it('SEC-090 a built-in service refuses by itself a text that none can hold, whatever its contract says', async () => {
  const held = roles.filter(role => role !== 'engineering')
  const token = await hasToken(house, await addPerson(house, { roles: held }), { HasClearance: true })
  const unfit = all
    .filter(one => one.method === 'POST' && rolesAllow(one, held))
    .flatMap(one => {
      const fit = Object.entries(smallestRequests[addressOf(one)]!).filter(([, value]) => typeof value === 'string')
      return fit.map(([field]) => ({ one, request: { ...smallestRequests[addressOf(one)], [field]: 'x\0' } }))
    })
    .filter(({ one, request }) => one.request.safeParse(request).success)
  const taken: unknown[] = []
  for (const { one, request } of unfit) {
    const status = await ask(one, token, JSON.stringify(request))
    if (status !== 400) taken.push([one.name, status])
  }
  expect([taken, unfit.length > 0]).toEqual([[], true])
})

it('SEC-054 a built-in service refuses by itself what is not for the holders of a role, whatever else they hold', async () => {
  const kept = all.filter(({ notFor }) => notFor)
  const token = await hasToken(house, await addPerson(house, { roles }))
  const found = await Promise.all(kept.map(async one => [one.name, await ask(one, token)]))
  expect(found.sort()).toEqual(['InviteUsers', 'InviteValidate', 'ResendInvite'].map(name => [name, 403]))
})

const audiences = { rAndD: 'r-and-d', mist: 'suite', segmentedProgram: 'suite' } as const
const serviceTokens = createServiceTokens(db, clock)

describe('SEC-049, SEC-051 a built-in API refuses by itself what the matrix refuses', () => {
  // The knowledge bridge is given no token: it cannot know who asks.
  it.each(endpointRows.filter(({ name }) => name !== 'knowledgeBridgeStatus'))('$name', async ({ name, expected }) => {
    const { api, method, path } = endpoints.find(one => one.name === name)!
    const { query, body } = smallestCalls[name] ?? {}
    const { prefix, upstream } = builtIn.apis[api]
    const askAs = async (caller: Caller) => {
      const person = people[caller]
      const audience = audiences[api as keyof typeof audiences]
      const token = person && (await serviceTokens.issue({ audience, userId: person.id }))
      const search = query && new URLSearchParams({ ...query, ...(query.email && person && { email: person.email }) })
      const address = `http://service${prefix}${path.replace(':id', id)}${search ? `?${search}` : ''}`
      const headers = { 'content-type': 'application/json', ...bearer(token) }
      return (await upstream(new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })))
        .status
    }
    // A token of an API says nothing of temporary passwords: none is given with one.
    const refused = refusedIn(expected).filter(([caller]) => caller !== 'tm')
    const found: (readonly [Caller, number])[] = []
    for (const [caller] of refused) found.push([caller, await askAs(caller)])
    expect(found).toEqual(refused)
  })
})

it('SEC-090 a built-in API refuses by itself a text that none can hold', async () => {
  const { path, method } = endpoints.find(({ name }) => name === 'createProject')!
  const { prefix, upstream } = builtIn.apis.rAndD
  const person = await addPerson(house, { roles: ['r-and-d'] })
  const authorization = `Bearer ${await serviceTokens.issue({ audience: 'r-and-d', userId: person.id })}`
  const headers = { 'content-type': 'application/json', authorization }
  const statusOf = async (Name: unknown) => {
    const body = JSON.stringify({ ...smallestCalls.createProject?.body, Name })
    return (await upstream(new Request(`http://service${prefix}${path}`, { method, headers, body }))).status
  }
  expect([await statusOf('x'), await statusOf('x\0'), await statusOf('\ud800')]).toEqual([201, 400, 400])
})
