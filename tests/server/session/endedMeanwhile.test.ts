/** A session that is ended while a request gives it a new id: the new one must not take its place. */
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession, type Person, password } from '../../support/people'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()
/** Done after the service has answered the operation, and before the gateway goes on. */
let meanwhile: { after: string; done: () => Promise<unknown> } | undefined
const node = await anotherNode(house, {
  change: parts => {
    const own = parts.upstreams['AccountService.svc']
    const held: typeof own = async request => {
      const answer = await own(request)
      if (meanwhile && request.url.endsWith(`/${meanwhile.after}`)) await meanwhile.done()
      return answer
    }
    return { ...parts, upstreams: { ...parts.upstreams, 'AccountService.svc': held } }
  },
})
beforeEach(() => {
  meanwhile = undefined
})

const target = await addPerson(house)
const newPassword = 'Another-Secret-7'
const operations: [string, Operation, object][] = [
  ['Impersonate', account.Impersonate, { impersonatedEmail: target.email }],
  [
    'ChangePassword',
    account.ChangePassword,
    { oldPassword: password, password: newPassword, confirmPassword: newPassword },
  ],
]
const ends: [string, (other: Visitor, person: Person) => Promise<unknown>][] = [
  ['is signed out in another window', other => other.logsOut()],
  ['has all sessions ended', (_, person) => house.parts.store.endSessionsOf(person.email)],
]

describe.each(operations)('SEC-008 while %s is answered', (after, operation, request) => {
  it.each(ends)('a person who %s stays out', async (_, end) => {
    const person = await addPerson(house, { roles: ['can-impersonate'] })
    const visitor = await hasSession(node, person)
    const other = visitor.copy()
    await visitor.token()
    meanwhile = { after, done: () => end(other, person) }
    const { body } = await visitor.call(operation, request)
    expect(body).toMatchObject({ Succeeded: false, SessionExpired: true })
    expect([await visitor.isSignedIn(), await other.isSignedIn()]).toEqual([false, false])
  })

  it('a person whose session stays open goes on', async () => {
    const visitor = await hasSession(node, await addPerson(house, { roles: ['can-impersonate'] }))
    expect((await visitor.call(operation, request)).body).toMatchObject({ Succeeded: true })
    expect(await visitor.isSignedIn()).toBe(true)
  })
})
