/** Which token a service outside the house gets: its own, and nobody else's. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { account, coilSelection, enterprise, rAndDService } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, signsIn } from '../../support/people'
import { answerJson, stubService } from '../../support/stubService'
import type { Visitor } from '../../support/visitor'

const apart = await stubService(() => undefined)
const auth = await stubService(() => undefined)
afterAll(() => Promise.all([apart.close(), auth.close()]))
const house = await houseOfFile({
  environment: {
    DESIGN_SERVICE_ORIGIN: apart.origin,
    ENTERPRISE_SERVICE_ORIGIN: apart.origin,
    R_AND_D_SERVICE_ORIGIN: apart.origin,
    R_AND_D_API_ORIGIN: apart.origin,
    AUTH_SERVICE_ORIGIN: auth.origin,
  },
})

const bearers = ({ asked }: typeof apart) => asked.map(({ path, headers }) => [path, headers.authorization])
const empty = { Succeeded: true, Notices: [], Item: null, Items: [] }

beforeEach(() => {
  apart.asked.length = 0
  auth.asked.length = 0
  apart.answer = (_, response) => answerJson(response, empty)
  auth.answer = (_, response) => answerJson(response, empty, { authorization: 'Bearer of-the-token-service' })
})

describe('SEC-080 a service outside the house', () => {
  it('is not sent the token of the account service', async () => {
    const visitor: Visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise', 'r-and-d'] }))
    await visitor.call(coilSelection.ListProjects)
    await visitor.call(enterprise.GetAE)
    await visitor.call(rAndDService.Auth)
    expect(bearers(apart)).toEqual([
      ['/DesignService.svc/ListProjects', undefined],
      ['/EnterpriseWebAppService.svc/GetAE', undefined],
      ['/RandDService.svc/Auth', undefined],
    ])
  })

  it('is sent the token that it gave, and no other service is', async () => {
    const visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise'] }))
    apart.answer = (_, response) => answerJson(response, empty, { authorization: 'Bearer of-designs' })
    await visitor.call(coilSelection.ListProjects)
    apart.answer = (_, response) => answerJson(response, empty)
    await visitor.call(enterprise.GetAE)
    await visitor.call(coilSelection.ListProjects)
    expect(bearers(apart).map(([, token]) => token)).toEqual([undefined, undefined, 'Bearer of-designs'])
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('is not sent the account token for a token of the person who is acted as, and a 401 ends no session', async () => {
    const visitor = await signsIn(house, await addPerson(house, { roles: ['can-impersonate'] }))
    auth.answer = (_, response) => void response.writeHead(401).end()
    const target = await addPerson(house, { roles: ['nimbus'] })
    const { body } = await visitor.call(account.Impersonate, { impersonatedEmail: target.email })
    expect(bearers(auth)).toEqual([['/auth/impersonate', undefined]])
    expect([body.Succeeded, await visitor.isSignedIn()]).toEqual([true, true])
  })
})

describe('SEC-080 services at one origin', () => {
  it('share the token that the account service there gave, as those in the process do', async () => {
    const both = await houseOfFile({
      environment: { ACCOUNT_SERVICE_ORIGIN: apart.origin, DESIGN_SERVICE_ORIGIN: apart.origin },
    })
    const identity = {
      ...{ Roles: ['enterprise'], CompanyName: 'Northfield', Email: 'dana@elsewhere.example', FullName: 'Dana' },
      ...{ CustomerNumber: '1', HasCustomers: false, IsTempPassword: false, IsImpersonated: false, Plant: 'MN' },
      ...{ HasClearance: false, IsNewEngineEnabled: false },
    }
    apart.answer = ({ path }, response) => {
      const token: Record<string, string> = path.endsWith('/LogIn') ? { authorization: 'Bearer of-accounts' } : {}
      answerJson(response, path.includes('Account') ? { ...empty, Item: identity } : empty, token)
    }
    const visitor = await signsIn(both, { id: '', companyId: '', email: identity.Email })
    await visitor.call(coilSelection.ListProjects)
    expect(bearers(apart).at(-1)).toEqual(['/DesignService.svc/ListProjects', 'Bearer of-accounts'])
  })
})
