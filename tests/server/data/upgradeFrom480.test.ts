/** A database of release 4.8.0 is upgraded where it is, and all that was saved in it opens with what it was saved with. */
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../../server/data/migrate'
import { coilSelection } from '../../../shared/contracts'
import { type FreshDatabase, freshDatabase } from '../../support/freshDatabase'
import { type House, openHouse } from '../../support/house'
import { hasSession } from '../../support/people'
import saved from './release480.json'

const tables = [
  'companies',
  'users',
  'designs',
  'design_versions',
  'design_drafts',
  'coil_templates',
  'coil_snapshots',
] as const

const [user] = saved.users
const owner = { id: user!.id, email: user!.email, companyId: user!.company_id }
const [project] = saved.designs
const { coils } = project!.document

let database: FreshDatabase
let house: House

beforeAll(async () => {
  database = await freshDatabase()
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.address }) }),
  })
  const then = Object.entries(migrations).filter(([name]) => name < '0050')
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(then) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  for (const table of tables) {
    const rows = saved[table].map(row =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asStored(value)])),
    )
    await db
      .insertInto(table as never)
      .values(rows as never)
      .execute()
  }
  await db.destroy()
  house = await openHouse({ environment: { DATABASE_URL: database.address } })
})

afterAll(async () => {
  await house.close()
  await database.drop()
})

/** Objects and lists are columns of JSON. */
const asStored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

const asOwner = () => hasSession(house, owner)
const bodyOf = async (operation: (typeof coilSelection)[keyof typeof coilSelection], request: object) => {
  const { body } = await (await asOwner()).call(operation, request as never)
  expect(body).toMatchObject({ Succeeded: true })
  return body.Item
}

describe('what release 4.8.0 saved', () => {
  it('is listed, and its project opens with the same coils', async () => {
    const { body } = await (await asOwner()).call(coilSelection.ListProjects, {})
    expect(body.Items).toMatchObject([{ Id: project!.id, Name: 'Roof units', Version: 2 }])
    const { Document } = await bodyOf(coilSelection.OpenProject, { id: project!.id })
    expect(Document).toEqual({ kind: 'project', of: 'coil', version: 3, items: coils })
  })

  it('keeps each version', async () => {
    const { Document } = await bodyOf(coilSelection.OpenVersion, { id: project!.id, version: 1 })
    expect(Document.items).toEqual(coils.slice(0, 1))
  })

  it('keeps the draft of what was not saved', async () => {
    const { sitting: draftId } = saved.design_drafts[0]!
    const { Document } = await bodyOf(coilSelection.OpenDraft, { id: project!.id, draftId })
    expect(Document.items).toEqual([{ ...coils[0], tag: 'CC-9' }, ...coils.slice(1)])
  })

  it('keeps the template', async () => {
    const { Content } = await bodyOf(coilSelection.OpenTemplate, { id: saved.coil_templates[0]!.id })
    expect(Content).toEqual(saved.coil_templates[0]!.coil)
  })

  it.each(saved.coil_snapshots)('opens the link to $coil.tag with its coil and the numbers of then', async kept => {
    const { Content, Results } = await bodyOf(coilSelection.OpenLink, { hash: kept.hash })
    const { engineVersion } = kept.results
    expect(Content).toEqual({ ...kept.coil, input: { ...kept.coil.input, engineVersion } })
    expect(Results).toEqual(kept.results)
  })

  it.each(coils.map(({ tag, input }, index) => ({ tag, input, rated: saved.ratings[index]! })))(
    'rates $tag as it did',
    async ({ input, rated }) => {
      const { Rating } = await bodyOf(coilSelection.Rate, { input })
      expect(Rating.totalCapacity / rated).toBeCloseTo(1, 3)
    },
  )

  it('can be saved again, as a third version', async () => {
    const { Document } = await bodyOf(coilSelection.OpenProject, { id: project!.id })
    const { Version } = await bodyOf(coilSelection.SaveProject, {
      ...{ id: project!.id, version: 2, name: 'Roof units', document: Document },
    })
    expect(Version).toBe(3)
  })
})
