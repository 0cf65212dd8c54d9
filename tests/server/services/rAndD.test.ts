/** The R and D API: the built-in one through the gateway, and a remote one on its own host. */
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { serveServices } from '../../../server/services/serveServices'
import { createServiceTokens } from '../../../server/services/serviceTokens'
import { remoteUpstream } from '../../../server/upstream/upstream'
import { rAndDService } from '../../../shared/contracts'
import { rAndDFilters, rAndDYears } from '../../../shared/rAndD/choices'
import { anotherNode, type House, houseOfFile } from '../../support/house'
import { addPerson, hasSession, type Person } from '../../support/people'
import { smallestCalls } from '../../support/smallestRequests'
import { answerJson, stubService } from '../../support/stubService'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const services = await serveServices(house.parts.builtIn, 0)
const apart = await anotherNode(house, {
  change: parts => {
    const { prefix } = parts.apis.rAndD
    return { ...parts, apis: { ...parts.apis, rAndD: { prefix, upstream: remoteUpstream(services.address) } } }
  },
})
afterAll(() => Promise.all([services.stop(), apart.close()]))

interface Summed {
  ProjectId: string
  Hours: number
  Month?: number
  Author?: string
}

interface Member {
  visitor: Visitor
  email: string
}

async function member(where: House = house, company?: string, name?: string): Promise<Member> {
  const person: Person = await addPerson(where, { roles: ['r-and-d'], company, name })
  return { visitor: await hasSession(where, person), email: person.email }
}

/** A plant of one's own, as people belong to it by their company. */
async function memberOf(plant: 'MN' | 'VA' | 'AZ'): Promise<Member> {
  const one = await member(house, `Coilworks ${plant}`)
  await house.parts.db.updateTable('companies').set({ plant }).where('name', '=', `Coilworks ${plant}`).execute()
  return one
}

const fields = { Name: 'Fin test rig', Shared: false, Plants: [1], Year: 2027 }
const hours = { Date: '2027-03-01', Hours: 2.5, Note: 'Set up.', Links: [{ LinkTypeId: 1, Value: 'Test' }] }
const create = async ({ visitor }: Member, change: object = {}) =>
  (await visitor.ask('createProject', { body: { ...fields, ...change } })).body
const record = async ({ visitor }: Member, ProjectId: string, change: object = {}) =>
  (await visitor.ask('createRecord', { body: { ProjectId, ...hours, ...change } })).body
const listed = async ({ visitor, email }: Member, filters: string, plant = 'M', year = '2027') =>
  (await visitor.ask('listProjects', { query: { email, plant, filters, year } })).body as { Id: string }[]

describe.each([
  ['in the process', house],
  ['behind a reverse proxy', apart],
])('the R and D API %s', (_, where) => {
  it('API-40, API-41, HTTP-01, RND-02 is entered with a token of its own, asked for once, and says what there is', async () => {
    const { visitor } = await member(where)
    const { status, body } = await visitor.ask('initialize')
    await visitor.ask('initialize')

    expect(status).toBe(200)
    expect(body.Plants.map((plant: { Name: string }) => plant.Name)).toEqual(['Chaska', 'Richmond', 'Phoenix'])
    expect(body.Filters).toEqual([
      { Value: 'Mine', Name: 'Mine Only' },
      { Value: 'All', Name: 'Shared By Any' },
      { Value: 'Chaska', Name: 'Shared By Chaska' },
      { Value: 'Phoenix', Name: 'Shared By Phoenix' },
      { Value: 'Richmond', Name: 'Shared By Richmond' },
    ])
    expect([body.Years[0], body.Years.at(-1)]).toEqual([2018, 2028])
    expect(JSON.stringify(body)).not.toContain('Bearer')
  })

  it('sums the hours of what the caller can see, by project, month and person, and lists the own of some days', async () => {
    const [own, other] = [await member(where), await member(where, undefined, 'Ada Other')]
    const { Id } = await create(own, { Shared: true })
    const hidden = await create(other)
    await record(own, Id, { Hours: 0.1 })
    const second = await record(own, Id, { Hours: 0.2, Date: '2027-03-31' })
    await record(own, Id, { Date: '2026-12-31' })
    await record(other, Id, { Hours: 4, Date: '2027-12-31' })
    await record(other, Id, { Hours: 1, Date: '2028-01-01' })
    await record(other, hidden.Id)

    const sums = async (isShowAll: string) => {
      const { body } = await own.visitor.ask('listSums', { query: { email: own.email, year: '2027', isShowAll } })
      const { Months, People } = body as Record<string, Summed[]>
      const ofThese = (all = [] as NonNullable<typeof Months>) =>
        all
          .filter(one => [Id, hidden.Id].includes(one.ProjectId))
          .map(one => [one.ProjectId, one.Month ?? one.Author, one.Hours])
      return [ofThese(Months), ofThese(People).sort()]
    }
    expect(await sums('true')).toEqual([
      [
        [Id, 3, 0.3],
        [Id, 12, 4],
      ],
      [
        [Id, 'Ada Other', 4],
        [Id, 'Dana Whitfield', 0.3],
      ],
    ])
    expect(await sums('false')).toEqual([[[Id, 3, 0.3]], [[Id, 'Dana Whitfield', 0.3]]])

    const query = { email: own.email, from: '2027-03-01', to: '2027-03-30' }
    const { body } = await own.visitor.ask('listOwnRecords', { query })
    expect(body).toMatchObject([{ ProjectId: Id, Date: '2027-03-01', Hours: 0.1, IsMine: true, Note: 'Set up.' }])

    const asked = { email: own.email, plant: 'M', filters: 'Mine', year: '2027', records: 'none' }
    const [listed] = (await own.visitor.ask('listProjects', { query: asked })).body as object[]
    expect(listed).toEqual({
      ...{ Id, Owner: 'Dana Whitfield', IsMine: true, ...fields, Shared: true },
      ...{ Hours: 7.8, Last: '2028-01-01' },
    })

    const moved = { ...hours, Hours: 1.5, Date: '2027-05-01' }
    await own.visitor.ask('updateRecord', { id: second.Id, body: moved })
    expect((await sums('false'))[0]).toEqual([
      [Id, 3, 0.1],
      [Id, 5, 1.5],
    ])
    await own.visitor.ask('deleteRecord', { id: second.Id, query: { email: own.email } })
    expect(await sums('false')).toEqual([[[Id, 3, 0.1]], [[Id, 'Dana Whitfield', 0.1]]])
  })

  it('API-43, API-44, API-45, ENTITY-22 keeps a project, changes it, and deletes it', async () => {
    const own = await member(where)
    const made = await own.visitor.ask('createProject', { body: fields })
    expect([made.status, made.body]).toEqual([
      201,
      { Id: made.body.Id, Owner: 'Dana Whitfield', IsMine: true, ...fields, Records: [] },
    ])
    const id = made.body.Id
    const changed = await own.visitor.ask('updateProject', {
      id,
      body: { ...fields, Name: 'Rig 2', Plants: [3, 1, 3] },
    })
    expect([changed.status, changed.body.Name, changed.body.Plants]).toEqual([200, 'Rig 2', [1, 3]])
    expect((await listed(own, 'Mine')).map(project => project.Id)).toEqual([id])

    const gone = await own.visitor.ask('deleteProject', { id, query: { email: own.email } })
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect(await listed(own, 'Mine')).toEqual([])
  })

  it('API-46, API-47, API-48, API-49, ENTITY-22 keeps the hours of a project, with their links', async () => {
    const own = await member(where)
    const project = await create(own)
    const made = await own.visitor.ask('createRecord', { body: { ProjectId: project.Id, ...hours } })
    const { Id: id } = made.body
    expect([made.status, made.body]).toEqual([
      201,
      { Id: id, ProjectId: project.Id, Author: 'Dana Whitfield', IsMine: true, ...hours },
    ])
    const changed = await own.visitor.ask('updateRecord', { id, body: { ...hours, Hours: 8, Links: [] } })
    expect([changed.body.Hours, changed.body.Links]).toEqual([8, []])
    const query = { isShowAll: 'true', email: own.email }
    expect((await own.visitor.ask('listRecords', { id: project.Id, query })).body).toEqual([changed.body])

    expect((await own.visitor.ask('deleteRecord', { id, query: { email: own.email } })).status).toBe(204)
    expect((await own.visitor.ask('listRecords', { id: project.Id, query })).body).toEqual([])
  })
})

describe('projects', () => {
  it('API-42, RND-03 are listed by year, plant and filter', async () => {
    const [chaska, richmond] = [await memberOf('MN'), await memberOf('VA')]
    const mine = await create(chaska, { Name: 'a', Plants: [1, 2] })
    const hers = await create(richmond, { Name: 'b', Shared: true, Plants: [1] })
    await create(richmond, { Name: 'c', Shared: true, Plants: [3] })
    await create(chaska, { Name: 'd', Year: 2026 })
    const own = (projects: { Id: string }[]) =>
      projects.map(one => one.Id).filter(id => [mine.Id, hers.Id].includes(id))

    expect(own(await listed(chaska, 'Mine'))).toEqual([mine.Id])
    expect(own(await listed(chaska, 'Mine,All'))).toEqual([mine.Id, hers.Id])
    expect(own(await listed(chaska, 'Richmond'))).toEqual([hers.Id])
    expect(own(await listed(chaska, 'Chaska,Phoenix'))).toEqual([])
    expect(own(await listed(chaska, 'Mine,All', 'V'))).toEqual([mine.Id])
    expect(own(await listed(chaska, 'Mine,All', 'A'))).toEqual([])
    expect(own(await listed(chaska, 'Mine', 'M', '2026'))).toEqual([])
  })

  it('RND-03 are listed by plant and filter before the list is cut, however many others share theirs', async () => {
    const [own, other] = [await memberOf('MN'), await addPerson(house, { roles: ['r-and-d'] })]
    const { Id } = await create(own, { Name: 'Zinc', Year: 2025 })
    await sql`
      insert into r_and_d_projects (owner_id, name, is_shared, plants, year, created_at)
      select ${other.id}, 'A ' || n, true, '[2]', 2025, now()
      from generate_series(1, ${limits.rAndD.listed}::int) n`.execute(house.parts.db)
    for (const filters of ['Mine', 'Mine,All'])
      expect((await listed(own, filters, 'M', '2025')).map(one => one.Id)).toEqual([Id])
    expect((await listed(own, 'All', 'V', '2025')).length).toBe(limits.rAndD.listed)
    await house.parts.db.deleteFrom('r_and_d_projects').where('year', '=', 2025).execute()
  })

  it('SEC-050 of others are missing unless they are shared, and never to be changed', async () => {
    const [owner, other] = [await member(), await member()]
    const [hidden, shared] = [await create(owner), await create(owner, { Shared: true })]
    const tries = (id: string) =>
      Promise.all([
        other.visitor.ask('updateProject', { id, body: { ...fields, Name: 'Taken' } }),
        other.visitor.ask('deleteProject', { id, query: { email: other.email } }),
      ])
    const missing = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

    expect((await tries(hidden.Id)).map(({ status }) => status)).toEqual([404, 404])
    expect((await tries(missing)).map(({ status }) => status)).toEqual([404, 404])
    expect((await tries(shared.Id)).map(({ status }) => status)).toEqual([403, 403])
    expect((await listed(owner, 'Mine')).map(({ Id }) => Id).sort()).toEqual([hidden.Id, shared.Id].sort())
  })

  it('take their records with them when they are deleted', async () => {
    const own = await member()
    const project = await create(own)
    const { Id } = await record(own, project.Id)
    await own.visitor.ask('deleteProject', { id: project.Id, query: { email: own.email } })
    expect((await own.visitor.ask('updateRecord', { id: Id, body: hours })).status).toBe(404)
  })
})

describe('records', () => {
  it('RND-04, API-46 are the caller’s own or all, of a project that they see', async () => {
    const [owner, other] = [await member(), await member()]
    const [shared, hidden] = [await create(owner, { Shared: true }), await create(owner)]
    const [first, second] = [await record(owner, shared.Id), await record(other, shared.Id, { Hours: 1 })]
    const ids = async ({ visitor, email }: Member, id: string, isShowAll: string) => {
      const { status, body } = await visitor.ask('listRecords', { id, query: { isShowAll, email } })
      return status === 200 ? body.map((one: { Id: string }) => one.Id).sort() : status
    }
    expect(await ids(other, shared.Id, 'false')).toEqual([second.Id])
    expect(await ids(other, shared.Id, 'true')).toEqual([first.Id, second.Id].sort())
    expect(await ids(other, hidden.Id, 'true')).toBe(404)
    expect((await other.visitor.ask('createRecord', { body: { ProjectId: hidden.Id, ...hours } })).status).toBe(404)
  })

  it('fill no more than a day of one person, over all projects, and the person is told why', async () => {
    const [own, other] = [await member(), await member()]
    const [first, second] = [await create(own, { Shared: true }), await create(own)]
    const { Id: id } = await record(own, first.Id, { Hours: 16.1 })
    const add = ({ visitor }: Member, ProjectId: string, change: object) =>
      visitor.ask('createRecord', { body: { ProjectId, ...hours, ...change } })

    const over = await add(own, second.Id, { Hours: 8 })
    expect([over.status, over.body.Notices[0].Messages]).toEqual([
      400,
      ['The service refused this: A day has 24 hours, and 16.1 of 2027-03-01 are recorded already.'],
    ])
    expect((await add(own, second.Id, { Hours: 7.9 })).status).toBe(201)
    expect((await add(own, second.Id, { Hours: 8, Date: '2027-03-02' })).status).toBe(201)
    expect((await add(other, first.Id, { Hours: 24 })).status).toBe(201)
    const update = async (Hours: number) =>
      (await own.visitor.ask('updateRecord', { id, body: { ...hours, Hours } })).status
    expect([await update(16.2), await update(16.1), await update(16)]).toEqual([400, 200, 200])
  })

  it('SEC-050 are changed and deleted by who recorded them alone', async () => {
    const [owner, other] = [await member(), await member()]
    const shared = await create(owner, { Shared: true })
    const { Id: id } = await record(owner, shared.Id)
    const statuses = [
      (await other.visitor.ask('updateRecord', { id, body: { ...hours, Hours: 9 } })).status,
      (await other.visitor.ask('deleteRecord', { id, query: { email: other.email } })).status,
    ]
    const query = { isShowAll: 'true', email: owner.email }
    const { body } = await owner.visitor.ask('listRecords', { id: shared.Id, query })
    expect([statuses, body[0].Hours]).toEqual([[403, 403], 2.5])
  })

  it('SEC-050 are missing, one’s own as well, once their project is shared no longer', async () => {
    const [owner, other] = [await member(), await member()]
    const shared = await create(owner, { Shared: true })
    const { Id: id } = await record(other, shared.Id)
    await owner.visitor.ask('updateProject', { id: shared.Id, body: { ...fields, Shared: false } })
    const statuses = [
      (await other.visitor.ask('updateRecord', { id, body: { ...hours, Hours: 9 } })).status,
      (await other.visitor.ask('deleteRecord', { id, query: { email: other.email } })).status,
    ]
    const query = { isShowAll: 'true', email: owner.email }
    const { body } = await owner.visitor.ask('listRecords', { id: shared.Id, query })
    expect([statuses, body[0].Hours]).toEqual([[404, 404], 2.5])
  })

  it.each([
    ['a link of no type', { Links: [{ LinkTypeId: 99, Value: 'Test' }] }],
    ['a value that its type has not', { Links: [{ LinkTypeId: 1, Value: 'Coil' }] }],
    ['no hours', { Hours: 0 }],
    ['more hours than a day has', { Hours: 24.5 }],
    ['a day that does not exist', { Date: '2027-02-30' }],
    ['an author', { Author: 'Somebody Else' }],
  ])('refuse %s', async (_, change) => {
    const own = await member()
    const project = await create(own)
    const { status } = await own.visitor.ask('createRecord', { body: { ProjectId: project.Id, ...hours, ...change } })
    const query = { isShowAll: 'true', email: own.email }
    const { body } = await own.visitor.ask('listRecords', { id: project.Id, query })
    expect([status, body]).toEqual([400, []])
  })
})

describe('the email in a query', () => {
  it.each(['listProjects', 'deleteProject', 'listRecords', 'deleteRecord'])(
    'API-45, API-49, SEC-051 that is somebody else’s is refused, and nothing is changed: %s',
    async name => {
      const [owner, other] = [await member(), await member()]
      const project = await create(owner, { Shared: true })
      const { Id } = await record(owner, project.Id)
      const id = name.endsWith('Record') ? Id : project.Id
      const query = { ...smallestCalls[name]?.query, email: owner.email }
      expect((await other.visitor.ask(name, { id, query })).status).toBe(403)

      const all = { isShowAll: 'true', email: owner.email }
      expect((await owner.visitor.ask('listRecords', { id: project.Id, query: all })).body).toHaveLength(1)
    },
  )

  it('SEC-051 is checked by the service as well, where nobody stands before it', async () => {
    const [owner, other] = [await member(), await member()]
    const project = await create(owner)
    const token = await tokenOf(other.email)
    const query = new URLSearchParams({ email: owner.email })
    const answer = await fetch(`${services.address}/api/RandD/project/${project.Id}?${query}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(403)
  })

  it.each(['x', '1', '%00', 'a/b'])('SEC-090 an id that is none is missing for the service too: %s', async id => {
    const { email } = await member()
    const query = new URLSearchParams({ email })
    const headers = { authorization: `Bearer ${await tokenOf(email)}` }
    const answer = await fetch(`${services.address}/api/RandD/project/${id}?${query}`, { method: 'DELETE', headers })
    expect(answer.status).toBe(404)
  })

  it('SEC-092 that is given twice is refused', async () => {
    const { visitor, email } = await member()
    const path = `/api/RandD/projects?email=${email}&email=${email}&plant=M&filters=Mine&year=2027`
    expect((await visitor.callAt('GET', path)).status).toBe(400)
  })
})

/** What the account's token fetches from the R and D service, as on a service port. */
async function tokenOf(email: string): Promise<string> {
  const { id } = await house.parts.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return createServiceTokens(house.parts.db, house.clock).issue({ audience: 'r-and-d', userId: id })
}

describe('the token of the R and D API', () => {
  it('API-40, SEC-080 stays on the server', async () => {
    const { visitor } = await member()
    const { body, headers } = await visitor.call(rAndDService.Auth)
    expect(body).toEqual({ Succeeded: true, Notices: [], Item: null })
    expect(headers).not.toHaveProperty('authorization')
  })

  it('SEC-033 opens nothing but its own API, and nothing else opens that', async () => {
    const { email } = await member()
    const headers = { authorization: `Bearer ${await tokenOf(email)}` }
    const status = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${services.address}${path}`, { headers, ...init })).status
    expect(await status('/api/RandD/initialize')).toBe(200)
    expect(await status('/mist-service/status')).toBe(401)
    expect(await status('/RandDService.svc/Auth')).toBe(401)
    expect(await status('/auth/refresh', { method: 'POST' })).toBe(401)
  })

  it('HTTP-05 is followed by a new one past half of its life, and asked for no second time', async () => {
    const { visitor } = await member()
    await visitor.ask('initialize')
    for (let step = 0; step < 5; step += 1) {
      house.clock.advance({ minutes: 25 })
      expect((await visitor.ask('initialize')).status).toBe(200)
    }
  })

  it('SEC-014 ends with the role', async () => {
    const { visitor, email } = await member()
    await visitor.ask('initialize')
    await house.parts.db.updateTable('users').set({ roles: '[]' }).where('email', '=', email).execute()
    expect((await visitor.ask('initialize')).status).toBe(403)
  })
})

describe('a remote R and D API', async () => {
  const [api, service] = [await stubService(() => undefined), await stubService(() => undefined)]
  afterAll(() => Promise.all([api.close(), service.close()]))
  const remote = await houseOfFile({
    environment: { R_AND_D_API_ORIGIN: api.origin, R_AND_D_SERVICE_ORIGIN: service.origin },
  })
  service.answer = (_, response) => answerJson(response, { Succeeded: true, Item: 'token-of-the-service' })

  it('API-40, API-42, RND-02, HTTP-02 is called on its own host, with the token of its service', async () => {
    api.answer = (_, response) => answerJson(response, [])
    const { visitor, email } = await member(remote)
    const query = { email, plant: 'M', filters: 'Mine,All', year: '2027' }
    const { status, body } = await visitor.ask('listProjects', { query })
    await visitor.ask('listProjects', { query })

    expect([status, body]).toEqual([200, []])
    expect(service.asked.map(({ path }) => path)).toEqual(['/RandDService.svc/Auth'])
    const [asked] = api.asked
    expect([asked?.method, asked?.headers.host, asked?.headers.authorization]).toEqual([
      ...['GET', new URL(api.origin).host, 'Bearer token-of-the-service'],
    ])
    expect(asked?.path).toBe(`/api/RandD/projects?${new URLSearchParams(query)}`)
  })

  it.each([
    ['HTML', 502, '<!doctype html>'],
    ['projects of another shape', 502, '[{"Id":1}]'],
    ['an envelope', 502, '{"Succeeded":true,"Items":[]}'],
  ])('SEC-082 is not believed where it answers %s', async (_, status, text) => {
    api.answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    const { visitor, email } = await member(remote)
    const query = { email, plant: 'M', filters: 'Mine', year: '2027' }
    expect((await visitor.ask('listProjects', { query })).status).toBe(status)
  })

  it('TOKEN-05 is asked for no other token where it refuses this one', async () => {
    api.answer = (_, response) => void response.writeHead(401).end()
    api.asked.length = 0
    const { visitor } = await member(remote)
    expect([(await visitor.ask('initialize')).status, api.asked.length, await visitor.isSignedIn()]).toEqual([
      401,
      1,
      true,
    ])
  })
})

it('ENUM-29 the plants have the numbers one to three, and are asked for by the first letter of their code', async () => {
  const one = await memberOf('VA')
  const { body } = await one.visitor.ask('initialize')
  const ids = body.Plants.map(({ Id, Code }: { Id: number; Code: string }) => [Code, Id])
  expect(Object.fromEntries(ids)).toEqual({ MN: 1, VA: 2, AZ: 3 })
  for (const [code, id] of ids) {
    const project = await create(one, { Plants: [id] })
    for (const letter of ['M', 'V', 'A'])
      expect((await listed(one, 'Mine', letter)).some(({ Id }) => Id === project.Id)).toBe(code.startsWith(letter))
  }
})

it('CONST-32, CONST-33, ENUM-30 the years go from 2018 to the next one, and the filters have their names', () => {
  expect(rAndDYears(2020)).toEqual([2018, 2019, 2020, 2021])
  expect(Object.keys(rAndDFilters)).toEqual(['Mine', 'All', 'Chaska', 'Phoenix', 'Richmond'])
  expect(Object.values(rAndDFilters)).toEqual([
    ...['Mine Only', 'Shared By Any', 'Shared By Chaska', 'Shared By Phoenix', 'Shared By Richmond'],
  ])
})
