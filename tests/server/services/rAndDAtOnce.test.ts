/** Hours that are recorded at the same time: over PostgreSQL, where calls do have connections of their own. */
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../support/freshDatabase'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const database = await freshDatabase()
afterAll(() => database.drop())
const house = await houseOfFile({ environment: { DATABASE_URL: database.address } })
const { db } = house.parts
const person = await addPerson(house, { roles: ['r-and-d'] })
const visitor = await hasSession(house, person)

it('a day counts hours that are being recorded', async () => {
  const fields = { Name: 'Fin test rig', Shared: false, Plants: [1], Year: 2027 }
  const { Id: ProjectId } = (await visitor.ask('createProject', { body: fields })).body
  const record = { ProjectId, Date: '2027-03-01', Note: '', Links: [] }
  const isWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count === 1
  }
  const { later } = await db.transaction().execute(async transaction => {
    await transaction.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
    await transaction
      .insertInto('r_and_d_records')
      .values({ project_id: ProjectId, author_id: person.id, day: record.Date, hours: 20, note: '', links: '[]' })
      .execute()
    const later = visitor.ask('createRecord', { body: { ...record, Hours: 8 } })
    await expect.poll(isWaiting).toBe(true)
    return { later }
  })
  expect((await later).status).toBe(400)
  expect((await visitor.ask('createRecord', { body: { ...record, Hours: 4 } })).status).toBe(201)
})
