/** Lists that are cut say how many there are, and find the rest. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rateCoil } from '../../../../engine'
import { limits } from '../../../../server/config/limits'
import { coolingExample, newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection } from '../../../../shared/contracts'
import { readerOf } from '../../../../shared/display/formatQuantity'
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
    const page = { text: 'unit 1', page: 1 }
    const second: Listed = (await visitor.call(coilSelection.FindProjects, page)).body
    expect(second.Item.Found).toBe((await find('unit 1')).Item.Found)
    expect(second.Items.length).toBe(limits.listed.designs)
    expect(second.Items.every(({ Name }) => Name.startsWith('Unit 1'))).toBe(true)
    await db.deleteFrom('project_members').execute()
  })

  it('are given page by page, each of them once', async () => {
    const pages = Math.ceil(all / limits.listed.designs)
    const names = new Set<string>()
    for (let page = 0; page < pages; page++) {
      const { Items, Item }: Listed = (await visitor.call(coilSelection.FindProjects, { text: '', page })).body
      expect(Item.Found).toBe(all)
      for (const { Name } of Items) names.add(Name)
    }
    expect(names.size).toBe(all)
    const beyond: Listed = (await visitor.call(coilSelection.FindProjects, { text: '', page: pages })).body
    expect([beyond.Items, beyond.Item.Found]).toEqual([[], all])
  })

  it('are found and paged without script on the home page, which begins with those changed last', async () => {
    const home = await visitor.get('/app-selector')
    expect(home.text).toContain(`All ${all} projects`)
    for (const name of [`Unit ${all}`, `Unit ${all - 3}`]) expect(home.text).toContain(`>${name}<`)
    expect(home.text).not.toContain(`>Unit ${all - 4}<`)
    const { totalCapacity } = rateCoil(coolingExample)
    expect(home.text).toContain(readerOf('IP').number(totalCapacity, 'heatFlow'))
    const second = await visitor.get('/app-selector?projects=coil&page=2')
    expect(second.text).toContain(`21 to 40 of ${all} projects`)
    const found = await visitor.get('/app-selector?projects=coil&find=unit+77')
    expect(found.text).toContain('>Unit 77<')
    expect(found.text).not.toContain('>Unit 78<')
    for (const odd of [`find=${'x'.repeat(200)}`, 'page=-1', 'page=x', 'page=99999999'])
      expect((await visitor.get(`/app-selector?projects=coil&${odd}`)).status).toBe(200)
  })

  it('add nothing to the page of the workbench, however many there are', async () => {
    const few = await hasSession(house, await addPerson(house, { roles: ['enterprise'], name: 'Dana' }))
    const sizes = [few, visitor].map(async one => (await one.get('/enterprise-webapp')).text.length)
    const [small, large] = await Promise.all(sizes)
    expect(large! / small!).toBeLessThan(1.01)
  })

  it('are asked of the database with the caller looked up once for all reading calls of a page', async () => {
    const queries: string[] = []
    const execute = vi.spyOn(db.getExecutor(), 'executeQuery')
    try {
      await visitor.get('/enterprise-webapp')
      // Not the searches that run beside: they ask by themselves.
      const own = execute.mock.calls.map(([{ sql }]) => sql).filter(sql => !sql.includes('design_searches'))
      queries.push(...own)
    } finally {
      execute.mockRestore()
    }
    // Once by the guard, which decides with the rights of this moment, and once for all others.
    const lookups = queries.filter(sql => sql.includes('bearer_tokens'))
    expect(lookups.length, queries.join('\n')).toBeGreaterThan(0)
    expect(lookups.length, queries.join('\n')).toBeLessThanOrEqual(2)
    expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(6)
  })
})

describe('templates', () => {
  it('are listed by name, with how many there are, and found by name', async () => {
    const { Items, Item }: Listed = (await visitor.call(coilSelection.ListTemplates)).body
    expect([Items.length, Item.Found, Items[0]?.Name]).toEqual([limits.listed.templates, all, 'Coil 0001'])
    const found: Listed = (await visitor.call(coilSelection.FindTemplates, { text: 'coil 069' })).body
    expect(found.Item.Found).toBe(10)
    await db.updateTable('coil_templates').set({ is_shared: true }).where('owner_id', '=', other.id).execute()
    await db
      .insertInto('project_members')
      .values({ owner_id: other.id, member_id: person.id, permission_group: 'Read-Only' })
      .execute()
    const ofOwner: Listed = (await visitor.call(coilSelection.FindTemplates, { text: 'ola own' })).body
    expect(ofOwner.Item.Found).toBe(all)
  })
})
