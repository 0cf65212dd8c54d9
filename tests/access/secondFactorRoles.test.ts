/** Roles that call for a second factor: whoever holds one and has none sets it up, and can do nothing else before. */

import { describe, expect, it } from 'vitest'
import { type ConfigError, readConfig } from '../../server/config/config'
import { type Role, roles } from '../../shared/access/roles'
import { factorMessages } from '../../shared/accounts/factorMessages'
import { contracts, endpoints } from '../../shared/contracts'
import type { Operation } from '../../shared/contracts/operation'
import { type Route, routes } from '../../shared/routes'
import { houseOfFile, production } from '../support/house'
import { addPerson, hasSession, password, signsIn } from '../support/people'
import { appWithKey, givesCode, hasApp } from '../support/secondFactor'
import { smallestCalls, smallestRequests } from '../support/smallestRequests'
import { Visitor } from '../support/visitor'

const named = ['admin', 'command-center', 'can-impersonate', 'owner']
const house = await houseOfFile({ environment: { SECOND_FACTOR_ROLES: named.join(', ') } })
const page = routes.secondFactor.path

const open: readonly string[] = ['GetSecondFactor', 'StartSecondFactor', 'ConfirmSecondFactor', 'LogOut', 'GetIdentity']
const operations = Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]
const guarded = operations.filter(one => one.access !== 'open')

/** Signed in by the form, with every role and no second factor. */
const everyRole = async () => signsIn(house, await addPerson(house, { roles }))

describe('somebody with a role that calls for a second factor, who has none', () => {
  it('SEC-030 is sent to set it up after the password', async () => {
    const person = await addPerson(house, { roles: ['owner'] })
    const answer = await new Visitor(house).submit('/login', { email: person.email, password })
    expect([answer.status, answer.headers.location]).toEqual([303, page])
  })

  it.each(Object.entries(routes).filter(([name, route]) => route.access !== 'open' && name !== 'secondFactor'))(
    'SEC-030 is sent to set it up from every page: %s',
    async (_, route: Route) => {
      const visitor = await everyRole()
      const address = route.path.replace(':id', '0b5f4a52-8a35-4c8e-a3b5-0f6f2f8e9d10')
      const answer = await visitor.get(address)
      expect([answer.status, answer.headers.location]).toEqual([302, page])
    },
  )

  it('SEC-030 is refused every operation but those that set it up, by the gateway', async () => {
    const visitor = await everyRole()
    const answered: string[] = []
    for (const operation of guarded.filter(one => !open.includes(one.name))) {
      const { status } = await visitor.call(operation, smallestRequests[`${operation.service}/${operation.name}`])
      if (status !== 403) answered.push(operation.name)
    }
    expect(answered).toEqual([])
    expect((await visitor.get(page)).status).toBe(200)
  })

  it('SEC-030 is refused the same by each service, which may be reached without the gateway', async () => {
    const person = await addPerson(house, { roles })
    const { services } = house.parts.builtIn
    const ask = ({ service, name, method }: Operation, authorization: string, body?: object) =>
      services[service](
        new Request(`http://service/${service}/${name}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(method === 'POST' && { body: JSON.stringify(body ?? smallestRequests[`${service}/${name}`]) }),
        }),
      )
    const logIn = operations.find(one => one.name === 'LogIn') as Operation
    const given = await ask(logIn, '', { email: person.email, password })
    const token = given.headers.get('authorization') ?? ''
    const statuses: Record<string, number> = {}
    for (const operation of guarded.filter(one => !open.includes(one.name)))
      statuses[operation.name] = (await ask(operation, token)).status

    expect(Object.keys(statuses).length).toBeGreaterThan(40)
    expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([])
    const ownState = operations.find(one => one.name === 'GetSecondFactor') as Operation
    expect((await ask(ownState, token)).status).toBe(200)
  })

  it('SEC-030 is refused every call by address', async () => {
    const visitor = await everyRole()
    const answered: string[] = []
    for (const { name } of endpoints) {
      const { status } = await visitor.ask(name, { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', ...smallestCalls[name] })
      if (status !== 403) answered.push(`${name} ${status}`)
    }
    expect(answered).toEqual([])
  })

  it('SEC-030 sees no way to other pages, sets it up, and goes on to what was wanted', async () => {
    const person = await addPerson(house, { roles: ['owner', 'enterprise'] })
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp?design=1')
    await visitor.submit('/login', { email: person.email, password })
    const shown = await visitor.get(page)
    expect(shown.text).toContain('Your roles call for a second step at login')
    expect(shown.text).not.toContain('aria-label="Account"')

    const begun = await visitor.submit(page, { action: 'start' }, {})
    const app = appWithKey(house, begun.text.match(/sf-key">([A-Z2-7 ]+)</)?.[1] ?? '')
    const done = await visitor.submit(page, { action: 'confirm', code: app.code() })
    expect(done.text).toContain('href="/enterprise-webapp?design=1"')
    expect((await visitor.get('/enterprise-webapp')).status).toBe(200)
    expect((await visitor.get('/app-selector/manage-users')).status).toBe(200)
  })

  it('SEC-030 changes a temporary password first', async () => {
    const person = await addPerson(house, { roles: ['owner'] })
    const visitor = await hasSession(house, person, { IsTempPassword: true })
    expect((await visitor.get(page)).headers.location).toBe(routes.changePassword.path)
    const form = { password: 'Copper8Kettle', confirmPassword: 'Copper8Kettle' }
    await visitor.submit(routes.changePassword.path, form)
    expect((await visitor.get('/app-selector')).headers.location).toBe(page)
  })

  it('SEC-030 is found when the role comes while they are signed in', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = await hasSession(house, person)
    expect((await visitor.get('/app-selector')).status).toBe(200)
    await house.parts.db
      .updateTable('users')
      .set({ roles: JSON.stringify(['enterprise', 'admin'] satisfies Role[]) })
      .where('id', '=', person.id)
      .execute()
    expect((await visitor.get('/app-selector')).headers.location).toBe(page)
  })

  it('SEC-030 does not act as somebody: a session that does so ends', async () => {
    const real = await addPerson(house, { roles: ['can-impersonate'] })
    const acting = await hasSession(house, await addPerson(house), {}, real)
    expect((await acting.get('/app-selector')).headers.location).toBe('/login')
  })
})

describe('somebody with such a role and a second factor', () => {
  it('SEC-030 goes on after the code, and cannot turn it off', async () => {
    const person = await addPerson(house, { roles: ['admin'] })
    const app = await hasApp(house, person)
    const visitor = await signsIn(house, person)
    expect((await givesCode(visitor, app.code())).headers.location).toBe('/app-selector')
    expect((await visitor.get(page)).text).not.toContain('value="off"')
    house.clock.advance({ seconds: 30 })
    const answer = await visitor.submit(page, { action: 'off', currentPassword: password, code: app.code() })
    expect(answer.text).toContain(factorMessages.required)
    expect((await visitor.get('/app-selector')).status).toBe(200)
  })

  it('SEC-030 acts as a holder of such a role who has none: what counts is the real person’s', async () => {
    const person = await addPerson(house, { roles: ['can-impersonate'] })
    const app = await hasApp(house, person)
    const target = await addPerson(house, { roles: ['owner'] })
    const visitor = await signsIn(house, person)
    await givesCode(visitor, app.code())
    const impersonate = operations.find(one => one.name === 'Impersonate') as Operation
    expect((await visitor.call(impersonate, { impersonatedEmail: target.email })).body.Succeeded).toBe(true)
    expect((await visitor.get('/app-selector/manage-users')).status).toBe(200)
  })
})

it('SEC-030 nobody else has to have one', async () => {
  const person = await addPerson(house, { roles: roles.filter(role => !named.includes(role)) })
  expect((await (await signsIn(house, person)).get('/app-selector')).status).toBe(200)
})

describe('SECOND_FACTOR_ROLES', () => {
  const problemsOf = (environment: Record<string, string>) => {
    try {
      return readConfig({ ...production, ...environment }).secondFactorRoles
    } catch (error) {
      return (error as ConfigError).problems
    }
  }

  it('SEC-030 names roles by commas, and none where it is left out', () => {
    expect(problemsOf({ SECOND_FACTOR_ROLES: 'admin, owner' })).toEqual(['admin', 'owner'])
    expect(problemsOf({})).toEqual([])
  })

  it('SEC-030 with a role that there is not ends the start', () => {
    expect(problemsOf({ SECOND_FACTOR_ROLES: 'admin,root' }).join()).toMatch(
      /^SECOND_FACTOR_ROLES: of these, by commas: owner/,
    )
  })

  it('SEC-030 is refused where another account service decides how people log in', () => {
    const environment = { SECOND_FACTOR_ROLES: 'admin', ACCOUNT_SERVICE_ORIGIN: 'https://accounts.example.com' }
    expect(problemsOf(environment).join()).toContain('cannot be combined with ACCOUNT_SERVICE_ORIGIN')
  })
})
