/** Tokens of the token service outlive neither the password nor the right that they were given for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { adminCommands } from '../../server/adminCommands'
import { createServiceTokens } from '../../server/services/serviceTokens'
import { account, admin } from '../../shared/contracts'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession, type Person, password } from '../support/people'

const house = await houseOfFile()
const { parts } = house
const tokens = createServiceTokens(parts.db, house.clock)

let owner: Person
let service: Person

beforeEach(async () => {
  await parts.db.deleteFrom('attempts').execute()
  owner = await addPerson(house, { roles: ['owner', 'nimbus'], type: 'Owner', status: 'Owner' })
  service = await addPerson(house, { type: 'Service', roles: ['nimbus'], name: `Machine ${owner.email}` })
})

const ask = (path: string, init: RequestInit) =>
  parts.auth(new Request(`http://auth${path}`, { method: 'POST', ...init }))

/** As a program of the customer signs in. */
async function signsIn(person: Person, typed = password): Promise<string> {
  const answer = await ask('/auth/token', { body: JSON.stringify({ userId: person.email, password: typed }) })
  return answer.headers.get('authorization') ?? ''
}

const isGood = async (authorization: string) =>
  (await ask('/auth/refresh', { headers: { authorization } })).status === 200

describe('SEC-007, SEC-033 a token of the token service ends', () => {
  it('with the password of its service account', async () => {
    const token = await signsIn(service)
    const before = await isGood(token)
    const visitor = await hasSession(house, owner)
    const { body } = await visitor.call(account.ChangeServiceAccountPassword, { id: service.id })

    expect([before, body.Succeeded, await isGood(token)]).toEqual([true, true, false])
    expect(await isGood(await signsIn(service, body.Item.Password))).toBe(true)
  })

  it('when its account is disabled, and does not come back with it', async () => {
    const token = await signsIn(service)
    const visitor = await hasSession(house, owner)
    for (const isActive of [false, true])
      expect((await visitor.call(account.SetIsActive, { id: service.id, isActive, name: '' })).body.Succeeded).toBe(
        true,
      )
    expect(await isGood(token)).toBe(false)
  })

  it('when an admin ends the sessions of its account', async () => {
    const token = await signsIn(owner)
    const visitor = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
    expect((await visitor.call(admin.EndUserSessions, { id: owner.id })).body.Succeeded).toBe(true)
    expect(await isGood(token)).toBe(false)
  })

  it.each([
    ['end-sessions', {}],
    ['reset-password', {}],
    ['set-roles', { roles: 'enterprise' }],
  ] as const)('by the operator’s %s', async (command, values) => {
    const token = await signsIn(owner)
    await adminCommands[command].run(parts, { email: owner.email, ...values })
    expect(await isGood(token)).toBe(false)
  })

  it('when whoever acts as somebody may no longer do so', async () => {
    const helper = await addPerson(house, { roles: ['can-impersonate'] })
    const token = await tokens.issue({ audience: 'suite', userId: owner.id, impersonatorId: helper.id })
    const before = await isGood(`Bearer ${token}`)
    await parts.db.updateTable('users').set({ roles: '[]' }).where('id', '=', helper.id).execute()

    expect([before, await isGood(`Bearer ${token}`)]).toEqual([true, false])
  })
})
