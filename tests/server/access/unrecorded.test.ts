/** What cannot be recorded is not done: sessions in the database, and passwords that are used up, are one with their row. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newTemporaryPassword } from '../../../server/access/temporaryPassword'
import { admin } from '../../../shared/contracts'
import type { AuditEventName } from '../../../shared/events/auditEvents'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db, store } = house.parts
const theAdmin = await addPerson(house, { roles: ['admin'], company: 'Coilworks' })
const asAdmin = () => hasSession(house, theAdmin, { HasClearance: true })

/** While `work` runs, the trail takes no row of the event. */
async function unrecorded<Answer>(event: AuditEventName, work: () => Promise<Answer>): Promise<Answer> {
  const body = sql.raw(`$$ begin if new.event = '${event}' then raise 'no row'; end if; return new; end $$`)
  await sql`create function refuse_row() returns trigger language plpgsql as ${body}`.execute(db)
  await sql`create trigger refuse_row before insert on audit_events
    for each row execute function refuse_row()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function refuse_row cascade`.execute(db)
  }
}

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
