/** Built-in services beside an account service outside the house: they cannot know its tokens, and say so. */

import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../server/session/sessionStore'
import { account, admin, coilSelection } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { houseOfFile } from '../../support/house'
import { password } from '../../support/people'
import { answerJson, stubService } from '../../support/stubService'
import { Visitor } from '../../support/visitor'

const service = await stubService(() => undefined)
const house = await houseOfFile({ environment: { ACCOUNT_SERVICE_ORIGIN: service.origin } })
const email = 'dana@elsewhere.example'
const identity = {
  ...{ Roles: ['admin', 'command-center', 'enterprise'], CompanyName: 'Northfield', Email: email, FullName: 'Dana' },
  ...{ CustomerNumber: '1', HasCustomers: false, IsTempPassword: false, IsImpersonated: false, Plant: 'MN' },
  ...{ HasClearance: true, IsNewEngineEnabled: false },
}
const token = { authorization: `Bearer ${'e'.repeat(43)}` }

/** What the account service says of its person, from now on. */
function says(Item: object): void {
  service.answer = ({ path }, response) =>
    path.endsWith('/ChangePassword')
      ? answerJson(response, { Succeeded: true, Notices: [], Item: null }, token)
      : answerJson(response, { Succeeded: true, Notices: [], Item }, path.endsWith('/LogIn') ? token : {})
}

async function signedIn(): Promise<Visitor> {
  says(identity)
  const visitor = new Visitor(house)
  await visitor.submit('/login', { email, password })
  return visitor
}

describe('somebody whom a remote account service has signed in', () => {
  it.each(['/admin', '/admin?section=users', '/admin/audit.csv', '/command-center'])(
    'is told by %s that it needs the built-in one, and stays signed in',
    async path => {
      const visitor = await signedIn()
      const { status, text } = await visitor.get(path)

      expect([status, text.includes(serverMessages.accountsElsewhere)]).toEqual([501, true])
      expect(text).not.toContain('203.0.113')
      expect(await visitor.isSignedIn()).toBe(true)
    },
  )

  it('is told the same by each operation of a built-in service', async () => {
    const visitor = await signedIn()
    for (const [operation, request] of [
      [admin.VerifyAudit, {}],
      [coilSelection.ListProjects, {}],
    ] as const) {
      const { status, body } = await visitor.call(operation, request)
      expect([status, body.SessionExpired, body.Notices[0].Messages]).toEqual([
        501,
        undefined,
        [serverMessages.accountsElsewhere],
      ])
    }
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('opens what asks no built-in service', async () => {
    expect((await (await signedIn()).get('/admin?section=access')).status).toBe(200)
  })

  it('is signed out where the account service does not know the session either', async () => {
    const visitor = await signedIn()
    service.answer = (_, response) => void response.writeHead(401).end()
    const { status, body } = await visitor.call(coilSelection.ListProjects)

    expect([status, body.SessionExpired]).toEqual([200, true])
    says(identity)
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-007 keeps the session in which the password is changed, and no other: that one is named to the service', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    const id = decodeURIComponent(here.sessionCookie ?? '').slice(2, 34)
    service.asked.length = 0
    const form = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }
    expect((await here.call(account.ChangePassword, form)).body.Succeeded).toBe(true)
    const asked = service.asked.find(({ path }) => path.endsWith('/ChangePassword'))

    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    expect(asked?.headers['x-session']).toBe(hashOf(id))
  })

  it('stays signed in, and is let in nowhere, while the account service does not answer', async () => {
    const visitor = await signedIn()
    service.answer = (_, response) => void response.writeHead(500).end()
    const { status } = await visitor.call(coilSelection.ListProjects)
    says(identity)

    expect([status, await visitor.isSignedIn()]).toEqual([502, true])
  })
})
