/** Project sharing that is saved several times at once: over PostgreSQL, where calls do have connections of their own. */
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { permissionGroups } from '../../../../shared/access/permissionGroups'
import { account } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { freshDatabase } from '../../../support/freshDatabase'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const database = await freshDatabase()
afterAll(() => database.drop())
const house = await houseOfFile({ environment: { DATABASE_URL: database.address } })
const { db } = house.parts
const owner = await addPerson(house, { roles: ['enterprise'] })
const asOwner = await hasSession(house, owner)
const members = await Promise.all(
  ['Mia', 'Tor', 'Una'].map(async name => ({ Id: (await addPerson(house, { name })).id, Name: name })),
)

const placements = () =>
  db.selectFrom('project_members').selectAll().where('owner_id', '=', owner.id).orderBy('member_id').execute()

it('API-31 ten savings at once all succeed, and leave one of them whole', async () => {
  await asOwner.token()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => {
      const chosen = permissionGroups[number % permissionGroups.length]
      const Groups = permissionGroups.map(Id => ({ Id, Name: Id, Members: Id === chosen ? members : [] }))
      const config = JSON.stringify({ Groups, NonGroupMembers: [] })
      return asOwner.call(account.UpdatePermissionGroupMembers, { config })
    }),
  )
  const kept = await placements()

  expect(answers.map(({ status, body }) => [status, body.Succeeded])).toEqual(Array(10).fill([200, true]))
  expect(kept.map(row => row.member_id).sort()).toEqual(members.map(({ Id }) => Id).sort())
  expect(new Set(kept.map(row => row.permission_group)).size).toBe(1)
})

it('API-31 refuses a member who is being removed meanwhile, and changes nothing', async () => {
  const leaving = await addPerson(house, { name: 'Liv' })
  const before = await placements()
  const Groups = permissionGroups.map((Id, at) => ({
    Id,
    Name: Id,
    Members: at === 0 ? [{ Id: leaving.id, Name: 'Liv' }] : [],
  }))
  const config = JSON.stringify({ Groups, NonGroupMembers: [] })
  const isWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count === 1
  }
  const answer = await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('users').where('id', '=', leaving.id).execute()
    const saving = asOwner.call(account.UpdatePermissionGroupMembers, { config })
    await expect.poll(isWaiting).toBe(true)
    return { saving }
  })
  const { status, body } = await answer.saving

  expect([status, body.Succeeded, body.Notices[0].Messages]).toEqual([200, false, [messages.groupsWrong]])
  expect(await placements()).toEqual(before)
})
