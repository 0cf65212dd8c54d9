/** Tokens of the token service outlive neither the password nor the right that they were given for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import { tokenHash } from '../../../server/services/caller'
import { createServiceTokens } from '../../../server/services/serviceTokens'
import { account, admin } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, hasToken, type Person, password } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'

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

  it('with the password of the person, as every other token of theirs does', async () => {
    const token = await signsIn(owner)
    const visitor = await hasSession(house, owner)
    const bearer = await hasToken(house, owner)
    const form = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }
    expect((await visitor.call(account.ChangePassword, form)).body.Succeeded).toBe(true)

    const kept = parts.db.selectFrom('bearer_tokens').select('user_id').where('token_hash', '=', tokenHash(bearer))
    expect([await isGood(token), await kept.execute()]).toEqual([false, []])
  })

  it('an hour after it was given, at what it is for, and half a day after its sign-in for good', async () => {
    const person = await addPerson(house, { roles: ['r-and-d', 'nimbus'] })
    const { upstream, prefix } = parts.builtIn.apis.rAndD
    const token = await tokens.issue({ audience: 'r-and-d', userId: person.id })
    const headers = { authorization: `Bearer ${token}` }
    const statusAt = async () => (await upstream(new Request(`http://api${prefix}/initialize`, { headers }))).status
    let suite = await signsIn(person)
    const first = await statusAt()
    house.clock.advance({ minutes: 60 })
    expect([first, await statusAt()]).toEqual([200, 401])

    for (let hour = 2; hour <= 12; hour++) {
      const next = await ask('/auth/refresh', { headers: { authorization: suite } })
      expect([hour, next.status]).toEqual([hour, 200])
      suite = next.headers.get('authorization') ?? ''
      house.clock.advance({ minutes: 60 })
    }
    expect(await isGood(suite)).toBe(false)
  })

  it('half a day after its sign-in for good, also where the R and D API has followed it by another all the time', async () => {
    const person = await addPerson(house, { roles: ['r-and-d'] })
    const { upstream, prefix } = parts.builtIn.apis.rAndD
    let authorization = `Bearer ${await tokens.issue({ audience: 'r-and-d', userId: person.id })}`
    for (let minutes = 0; minutes < 12 * 60; minutes += 40) {
      const answer = await upstream(new Request(`http://api${prefix}/initialize`, { headers: { authorization } }))
      expect([minutes, answer.status]).toEqual([minutes, 200])
      authorization = answer.headers.get('authorization') ?? authorization
      house.clock.advance({ minutes: 40 })
    }
    const over = await upstream(new Request(`http://api${prefix}/initialize`, { headers: { authorization } }))
    expect(over.status).toBe(401)
  })

  it('at any service but its own, and everywhere once it was given back', async () => {
    const foreign = await tokens.issue({ audience: 'r-and-d', userId: owner.id })
    const own = await signsIn(owner)
    const before = [await isGood(`Bearer ${foreign}`), await isGood(own)]
    await ask('/auth/revoke', { headers: { authorization: own } })
    expect([before, await isGood(own)]).toEqual([[false, true], false])
  })

  it('at whoever it is not of: to act as one person gives none of another', async () => {
    const helper = await addPerson(house, { roles: ['can-impersonate', 'owner', 'nimbus'] })
    const headers = { authorization: `Bearer ${await hasToken(house, owner, {}, helper)}` }
    const other = await addPerson(house, { roles: ['nimbus'] })
    const asFor = async (userId: string) =>
      (await ask('/auth/impersonate', { headers, body: JSON.stringify({ userId }) })).status
    expect([await asFor(owner.email), await asFor(other.email)]).toEqual([200, 403])
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

  it('when its person hands the account of the company over, as every other token of theirs does', async () => {
    const heir = await addPerson(house, { roles: ['nimbus'] })
    const token = await signsIn(owner)
    const bearer = await hasToken(house, owner)
    const visitor = await hasSession(house, owner)
    const { profile } = smallestRequests['AccountService.svc/UpdateCompanyProfile'] as { profile: object }
    const saved = await visitor.call(account.UpdateCompanyProfile, { profile: { ...profile, Owner: heir.id } })
    expect(saved.body).toMatchObject({ Succeeded: true, Item: { IsOwnerChanged: true } })

    const kept = parts.db.selectFrom('bearer_tokens').select('user_id').where('token_hash', '=', tokenHash(bearer))
    expect([await isGood(token), await kept.execute()]).toEqual([false, []])
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
