/** What the page of a tool asks of the database. */
import { expect, it, vi } from 'vitest'
import { firstPageOf } from '../../../../server/services/tools/firstPages'
import { routes } from '../../../../shared/routes'
import { rolesOfTool, tools } from '../../../../shared/tools/tools'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import type { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

/** The statements that `work` asks of the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const executor = db.getExecutor() as { executeQuery(query: { sql: string }): unknown }
  const asked = vi.spyOn(executor, 'executeQuery')
  try {
    await work()
    return asked.mock.calls.map(([query]) => query.sql)
  } finally {
    asked.mockRestore()
  }
}

const pages = Object.values(tools).flatMap(tool =>
  [tool.route, ...('alsoAt' in tool ? tool.alsoAt : [])].map(name => ({ path: routes[name].path, tool })),
)

async function readerOf(tool: Parameters<typeof rolesOfTool>[0]): Promise<Visitor> {
  const person = await addPerson(house, { roles: [...rolesOfTool(tool)] })
  return hasSession(house, person)
}

it.each(pages)('$path asks few queries for a signed-in person, and none twice', async ({ path, tool }) => {
  const visitor = await readerOf(tool)
  expect((await visitor.get(path)).status).toBe(200)
  const asked = await statementsOf(async () => expect((await visitor.get(path)).status).toBe(200))
  expect(asked).toEqual([...new Set(asked)])
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.length).toBeLessThanOrEqual(4)
})

it('a page that changes nothing in the session does not write it', async () => {
  const visitor = await readerOf(tools.coilSelection)
  await visitor.get('/enterprise-webapp')
  const asked = await statementsOf(() => visitor.get('/enterprise-webapp'))
  expect(asked.filter(statement => /^(insert|update|delete)/.test(statement))).toEqual([])
})

it('SEC-050 what two people of a company ask at once is answered to each with their own projects', async () => {
  const people = [await addPerson(house), await addPerson(house)]
  const { kind } = tools.coilSelection
  const values = { kind, tag: '', document: '{}', version: 1, changed_at: house.clock.now(), changed_by: 'Dana' }
  await db
    .insertInto('designs')
    .values(people.map(({ id, companyId, email }) => ({ ...values, name: email, owner_id: id, company_id: companyId })))
    .execute()
  const firstPage = firstPageOf(db)
  const found = await Promise.all(people.map(person => firstPage(person, kind)))
  expect(found.map(rows => rows.map(({ name }) => name))).toEqual(people.map(({ email }) => [email]))
})

it('the home page asks one query for the projects of all tools', async () => {
  const person = await addPerson(house, { roles: Object.values(tools).flatMap(rolesOfTool) })
  const visitor = await hasSession(house, person)
  expect((await visitor.get('/app-selector')).status).toBe(200)
  const asked = await statementsOf(async () => expect((await visitor.get('/app-selector')).status).toBe(200))
  expect(asked.filter(statement => statement.includes('"designs"'))).toHaveLength(1)
  expect(asked.length).toBeLessThanOrEqual(3)
})
