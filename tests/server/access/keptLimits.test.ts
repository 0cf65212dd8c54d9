/** How much a person and a company keep: over PostgreSQL, where two savings at once have connections of their own. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { coilSelection } from '../../../shared/contracts'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const person = await addPerson(house, { roles: ['enterprise'] })
const colleague = await addPerson(house, { roles: ['enterprise'] })
const visitor = await hasSession(house, person)
const { tag, input, display } = newCoilDocument('IP')
const coil = { tag, input, display }
const document = newProject('IP')

/** Puts `count` rows of somebody into a table, without the calls that make them. */
const fill = {
  designs: (owner: string, count: number) => sql`
    insert into designs (owner_id, company_id, name, tag, version, document, changed_at, changed_by)
    select ${owner}, ${person.companyId}, 'Filled', '', 1, '{}', now(), '' from generate_series(1, ${count}::int)`,
  coil_templates: (owner: string, count: number) => sql`
    insert into coil_templates (owner_id, company_id, name, coil, changed_at, changed_by)
    select ${owner}, ${person.companyId}, 'Filled', '{}', now(), '' from generate_series(1, ${count}::int)`,
  coil_snapshots: (owner: string, count: number) => sql`
    insert into coil_snapshots (hash, owner_id, company_id, coil, results, made_at, made_by)
    select ${owner} || n, ${owner}, ${person.companyId}, '{}', '{}', now(), '' from generate_series(1, ${count}::int) n`,
}

let turn = 0
const save = {
  designs: () => visitor.call(coilSelection.SaveProject, { name: 'One more', document }),
  coil_templates: () => visitor.call(coilSelection.SaveTemplate, { name: 'One more', item: coil }),
  // Another each time: the same coil has the same link.
  coil_snapshots: () => visitor.call(coilSelection.KeepLink, { item: { ...coil, tag: `One more ${turn++}` } }),
}

const tables = ['designs', 'coil_templates', 'coil_snapshots'] as const
const countOf = async (table: (typeof tables)[number]) =>
  Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)

beforeEach(async () => {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
})

describe.each(tables)('%s', table => {
  const { person: most, company } = limits.kept[table]

  it('are as many as one person may keep: of four savings at once one finds the last place, and the others say what to do', async () => {
    await fill[table](person.id, most - 1).execute(db)
    await visitor.token()
    const answers = await Promise.all(Array.from({ length: 4 }, save[table]))
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
    const refusals = answers.filter(({ body }) => !body.Succeeded).map(({ body }) => body.Notices[0].Messages)
    expect(refusals).toEqual(Array(3).fill([projectMessages.full[table].person(most.toLocaleString('en'))]))
    expect(await countOf(table)).toBe(most)
  })

  it('are as many as one company may keep, whoever has them', async () => {
    await fill[table](colleague.id, company).execute(db)
    const { body } = await save[table]()
    expect(body.Notices[0].Messages).toEqual([projectMessages.full[table].company(company.toLocaleString('en'))])
    expect(await countOf(table)).toBe(company)
  })
})

it('what is saved over, and a link that is made again, needs no further place', async () => {
  const saved = (await save.designs()).body.Item
  const template = (await save.coil_templates()).body.Item
  const link = await visitor.call(coilSelection.KeepLink, { item: coil })
  for (const table of tables) await fill[table](person.id, limits.kept[table].person).execute(db)
  const again = [
    await visitor.call(coilSelection.SaveProject, { id: saved.Id, version: 1, name: 'Over', document }),
    await visitor.call(coilSelection.SaveTemplate, { id: template.Id, name: 'Over', item: coil }),
    await visitor.call(coilSelection.KeepLink, { item: coil }),
  ]
  expect(again.map(({ body }) => body.Succeeded)).toEqual([true, true, true])
  expect(again[2]?.body.Item).toEqual(link.body.Item)
})

it('unsaved changes of many projects: the oldest of a person go, those of others stay', async () => {
  const drafts = (who: string) => sql`
    insert into design_drafts (user_id, subject, sitting, document, kept_at)
    select ${who}, 'old' || n, gen_random_uuid(), '{}', timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, ${limits.draftsOfPerson}::int) n`
  await drafts(person.id).execute(db)
  await drafts(colleague.id).execute(db)
  await visitor.call(coilSelection.KeepDraft, { draftId: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', document })
  const kept = await db.selectFrom('design_drafts').select(['user_id', 'subject']).execute()
  const subjects = kept.filter(({ user_id }) => user_id === person.id).map(({ subject }) => subject)
  expect(subjects).toHaveLength(limits.draftsOfPerson)
  expect(subjects).toContain('new')
  expect(subjects).not.toContain('old1')
  expect(kept).toHaveLength(2 * limits.draftsOfPerson)
})
