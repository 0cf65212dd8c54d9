/** Lists that are cut say how many there are, and find the rest. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection } from '../../../../shared/contracts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const person = await addPerson(house, { roles: ['enterprise'], name: 'Dana' })
const other = await addPerson(house, { roles: ['enterprise'], name: 'Ola Owner' })
const visitor = await hasSession(house, person)
const all = 700

beforeAll(async () => {
  const document = JSON.stringify(newProject('IP'))
  const coil = JSON.stringify({ tag: '', input: {}, display: {} })
  for (const owner of [person, other]) {
    await sql`
      insert into designs (owner_id, company_id, name, tag, version, document, changed_at, changed_by)
      select ${owner.id}, ${owner.companyId}, 'Unit ' || n, 'T' || n, 1, ${document}::jsonb,
        timestamptz '2026-01-01' + n * interval '1 hour', 'Dana' from generate_series(1, ${all}::int) n`.execute(db)
    await sql`
      insert into coil_templates (owner_id, company_id, name, coil, changed_at, changed_by)
      select ${owner.id}, ${owner.companyId}, 'Coil ' || lpad(n::text, 4, '0'), ${coil}::jsonb, now(), 'Dana'
      from generate_series(1, ${all}::int) n`.execute(db)
  }
})

interface Listed {
  Items: { Name: string }[]
  Item: { Found: number }
}

describe('projects', () => {
  it('are listed from the last changed on, with how many there are', async () => {
    const { Items, Item }: Listed = (await visitor.call(coilSelection.ListProjects)).body
    expect([Items.length, Item.Found]).toEqual([limits.listed.designs, all])
    expect(Items[0]?.Name).toBe(`Unit ${all}`)
  })

  it('are found by name and tag, signs taken as they are; nobody else’s', async () => {
    const find = async (text: string): Promise<Listed> =>
      (await visitor.call(coilSelection.FindProjects, { text })).body
    expect((await find(' unit 77')).Items.map(({ Name }) => Name)).toEqual(['Unit 77'])
    expect((await find('t123')).Item.Found).toBe(1)
    expect((await find('unit_')).Item.Found).toBe(0)
    expect((await find('Ola')).Item.Found).toBe(0)
    await db
      .insertInto('project_members')
      .values({ owner_id: other.id, member_id: person.id, permission_group: 'Read-Only' })
      .execute()
    expect((await find('Ola')).Item.Found).toBe(all)
    await db.deleteFrom('project_members').execute()
  })

  it('are found without script too, and the page says that the list is cut', async () => {
    const page = await visitor.get('/enterprise-webapp')
    expect(page.text).toContain(`The ${limits.listed.designs} last changed of ${all}.`)
    const found = await visitor.get('/enterprise-webapp?find=unit+77')
    expect(found.text).toContain('>Unit 77<')
    expect(found.text).not.toContain('>Unit 78<')
    expect((await visitor.get(`/enterprise-webapp?find=${'x'.repeat(200)}`)).status).toBe(200)
  })
})

describe('templates', () => {
  it('are listed by name, with how many there are, and found by name', async () => {
    const { Items, Item }: Listed = (await visitor.call(coilSelection.ListTemplates)).body
    expect([Items.length, Item.Found, Items[0]?.Name]).toEqual([limits.listed.templates, all, 'Coil 0001'])
    const found: Listed = (await visitor.call(coilSelection.FindTemplates, { text: 'coil 069' })).body
    expect(found.Item.Found).toBe(10)
  })
})
