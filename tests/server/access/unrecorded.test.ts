/** What cannot be recorded is not done: sessions in the database, and passwords that are used up, are one with their row. */
import { describe, expect, it, vi } from 'vitest'
import { accountKey } from '../../../server/access/passwordTries'
import { newTemporaryPassword } from '../../../server/access/temporaryPassword'
import { adminCommands } from '../../../server/operator/adminCommands'
import { account, admin } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import type { AuditEventName } from '../../../shared/events/auditEvents'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../support/people'
import { unrecorded as noRowOf } from '../../support/unrecorded'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db, store } = house.parts
const theAdmin = await addPerson(house, { roles: ['admin'], company: 'Coilworks' })
const asAdmin = () => hasSession(house, theAdmin, { HasClearance: true })

/** While `work` runs, the store of sessions ends none. */
async function withoutStore<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const failing = vi.spyOn(store, 'endSessionsOf').mockRejectedValue(new Error('no store'))
  try {
    return await work()
  } finally {
    failing.mockRestore()
  }
}

/** By which an owner shuts somebody out, and the row that tells of it. */
const ownersActs: [string, AuditEventName, (person: Person) => [Operation, object]][] = [
  ['disable', 'user-status', ({ id }) => [account.SetIsActive, { id, isActive: false, name: '' }]],
  ['remove', 'user-removal', ({ id }) => [account.RemoveUser, { id, name: '', mergeProjects: false }]],
]

const unrecorded = <Answer>(event: AuditEventName, work: () => Promise<Answer>) => noRowOf(db, event, work)

describe('SEC-103 where its row cannot be written', () => {
  it('a temporary password is not used up, and signs in later', async () => {
    const { id, email } = await addPerson(house)
    const made = await newTemporaryPassword(house.clock.now())
    await db.updateTable('users').set(made.stored).where('id', '=', id).execute()
    const logsIn = async () => (await new Visitor(house).submit('/login', { email, password: made.password })).status
    expect(await unrecorded('sign-in', logsIn)).toBe(500)
    expect([await logsIn(), await logsIn()]).toEqual([303, 200])
  })

  it.each(['one', 'all others'])('a session of a person who ends %s goes on', async which => {
    const person = await addPerson(house)
    const [here, there] = [await hasSession(house, person), await hasSession(house, person)]
    const page = '/app-selector/change-password'
    const id = (await here.get(page)).text.match(/<button[^>]* value="([\w-]{43})"/)?.[1] ?? ''
    const form = { action: 'end-sessions', currentPassword: password, ...(which === 'one' && { id }) }
    const ends = async () => (await here.submit(page, form)).status
    expect([await unrecorded('session-end', ends), await there.isSignedIn()]).toEqual([500, true])
    expect([await ends(), await there.isSignedIn()]).toEqual([303, false])
  })

  it('a session that an admin ends goes on, alone or with all others of the person', async () => {
    const person = await addPerson(house)
    const theirs = await hasSession(house, person)
    const [{ hash: session } = { hash: '' }] = await store.openOf(person.email)
    const one = await asAdmin()
    const endsOne = async () => (await one.call(admin.EndUserSession, { id: person.id, session })).status
    const endsAll = async () => (await one.call(admin.EndUserSessions, { id: person.id })).status
    const statuses = [await unrecorded('session-end', endsOne), await unrecorded('session-end', endsAll)]
    expect([...statuses.map(status => status >= 500), await theirs.isSignedIn()]).toEqual([true, true, true])
    expect([await endsOne(), await theirs.isSignedIn()]).toEqual([200, false])
  })

  it.each(ownersActs)('somebody whom an owner %ss stays, with their sessions', async (_, event, act) => {
    const owner = await addPerson(house, { type: 'Owner', status: 'Owner', roles: ['owner'] })
    const person = await addPerson(house)
    const theirs = await hasSession(house, person)
    const visitor = await hasSession(house, owner)
    const acts = async () => (await visitor.call(...act(person))).status
    expect([(await unrecorded(event, acts)) >= 500, await theirs.isSignedIn()]).toEqual([true, true])
    expect([await acts(), await theirs.isSignedIn()]).toEqual([200, false])
  })

  it('failed tries of a person stay counted when an admin unlocks them', async () => {
    const { id, email } = await addPerson(house)
    const visitor = await asAdmin()
    await new Visitor(house).submit('/login', { email, password: 'Wrong1Password' })
    const counted = () => db.selectFrom('attempts').select('count').where('key', '=', accountKey(email)).execute()
    const unlocks = async () => (await visitor.call(admin.UnlockUser, { id })).status
    expect([(await unrecorded('unlock', unlocks)) >= 500, await counted()]).toEqual([true, [{ count: 1 }]])
    expect([await unlocks(), await counted()]).toEqual([200, []])
  })

  it('a service account keeps its password', async () => {
    const owner = await addPerson(house, { type: 'Owner', status: 'Owner', roles: ['owner', 'nimbus'] })
    const { id } = await addPerson(house, { type: 'Service', roles: ['nimbus'], name: `Bot of ${owner.email}` })
    const visitor = await hasSession(house, owner)
    const rowOf = () => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    const before = await rowOf()
    const changes = async () => (await visitor.call(account.ChangeServiceAccountPassword, { id })).status
    expect([(await unrecorded('service-account', changes)) >= 500, await rowOf()]).toEqual([true, before])
    expect([await changes(), (await rowOf())?.password_hash === before?.password_hash]).toEqual([200, false])
  })

  it('a company stays open, with the sessions of its people', async () => {
    const person = await addPerson(house, { company: 'Unrecorded Coils' })
    const theirs = await hasSession(house, person)
    const visitor = await asAdmin()
    const disables = async () =>
      (await visitor.call(admin.SetCompanyState, { id: person.companyId, isActive: false })).status
    expect([(await unrecorded('user-status', disables)) >= 500, await theirs.isSignedIn()]).toEqual([true, true])
    expect([await disables(), await theirs.isSignedIn()]).toEqual([200, false])
  })
})

describe('SEC-103 where sessions cannot be ended', () => {
  it.each(ownersActs)('an owner %ss nobody, and no row says so', async (_, event, act) => {
    const owner = await addPerson(house, { type: 'Owner', status: 'Owner', roles: ['owner'] })
    const person = await addPerson(house)
    await hasSession(house, person)
    const visitor = await hasSession(house, owner)
    const { status } = await withoutStore(() => visitor.call(...act(person)))
    const users = db.selectFrom('users').select('status').where('id', '=', person.id)
    const rows = db.selectFrom('audit_events').select('event').where('target', '=', person.email)
    expect([status >= 500, await users.execute()]).toEqual([true, [{ status: 'Active' }]])
    expect(await rows.where('event', '=', event).execute()).toEqual([])
  })

  it.each([
    ['set-roles', { roles: 'rep' }],
    ['reset-password', {}],
    ['reset-second-factor', {}],
    ['end-sessions', {}],
  ] as const)('the operator’s %s changes nothing, and no row says that it did', async (command, values) => {
    const person = await addPerson(house)
    const { id, email } = person
    const theirs = await signsIn(house, person)
    const runs = () => adminCommands[command].run(house.parts, { email, ...values })
    const state = () =>
      Promise.all([
        db.selectFrom('users').selectAll().where('id', '=', id).execute(),
        db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', id).execute(),
        db.selectFrom('audit_events').select('event').where('target', '=', email).orderBy('sequence').execute(),
      ])
    const before = await state()
    await expect(withoutStore(runs)).rejects.toThrow('no store')
    expect(await state()).toEqual(before)
    await expect(unrecorded('operator', runs)).rejects.toThrow('no row')
    expect([await state(), await theirs.isSignedIn()]).toEqual([before, true])
    await runs()
    expect(await theirs.isSignedIn()).toBe(false)
  })
})
