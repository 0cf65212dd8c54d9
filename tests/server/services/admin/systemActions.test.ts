/** What the command center does to the running installation: each action works, is in the trail, and is refused to others. */
import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { sayAlive } from '../../../../server/monitoring/nodes'
import { admin } from '../../../../shared/contracts'
import type { Operation } from '../../../../shared/contracts/operation'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { soundNode } from '../../../support/busyInstallation'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, password } from '../../../support/people'
import { stubService } from '../../../support/stubService'
import { Visitor } from '../../../support/visitor'

const stub = await stubService((_, response) => void response.writeHead(500).end())
const house = await houseOfFile({ environment: { R_AND_D_API_ORIGIN: stub.origin, NODE_NAME: 'node-1' } })
const { clock } = house
const { db, monitor, background, breakers } = house.parts
const { system: texts } = serverMessages
const person = await addPerson(house, { roles: ['command-center', 'r-and-d'] })
const cleared = () => hasSession(house, person, { HasClearance: true })

/** The rows of the trail of an event, with who did it and what changed. */
async function auditOf(event: string) {
  const rows = await db.selectFrom('audit_events').selectAll().where('event', '=', event).orderBy('sequence').execute()
  return rows.map(({ actor, target, outcome, detail }) => {
    const { before, after } = detail as { before?: string; after?: string }
    return { actor, target, outcome, before, after }
  })
}

/** Posts a form of the page, and returns what the page says after it. */
async function posts(form: Record<string, string>): Promise<string> {
  const visitor = await cleared()
  const answer = await visitor.submit('/command-center', form)
  expect(answer.status).toBe(303)
  return (await visitor.get('/command-center')).text
}

const readiness = async () => (await new Visitor(house).get('/readyz')).status

beforeEach(async () => {
  clock.advance({ seconds: 30 })
  await monitor.beat()
  await db.deleteFrom('nodes').where('name', '!=', 'node-1').execute()
})

describe('a backup', () => {
  it('APP-12 is made where it is asked for, read again, and told with its age and size', async () => {
    expect(await posts({ action: 'back-up' })).toContain(texts.backupStarted)
    await background.finish()
    const [row] = await db.selectFrom('backups').selectAll().execute()
    expect(row).toMatchObject({ state: 'done', node: 'node-1', fault: null })
    expect([existsSync(row!.file), row!.bytes! > 500, row!.rows! > 0]).toEqual([true, true, true])
    expect(row!.file.startsWith(house.parts.config.dataDir)).toBe(true)
    expect(await auditOf('backup')).toEqual([
      { actor: person.email, target: row!.file, outcome: 'success', before: 'no run', after: 'running' },
    ])
    clock.advance({ hours: 3 })
    const { Item } = (await (await cleared()).call(admin.GetStatus)).body
    expect(Item.Backups).toMatchObject({
      Newest: { Bytes: row!.bytes, Node: 'node-1' },
      RunningSince: null,
      Fault: null,
    })
  })

  it('APP-12 runs once at a time on all nodes, and one that was cut off does not stand in the way for ever', async () => {
    const values = { node: 'node-2', file: 'x', state: 'running' as const, started_at: clock.now() }
    await db
      .insertInto('backups')
      .values({ ...values, ended_at: null, rows: null, bytes: null, fault: null })
      .execute()
    expect((await (await cleared()).call(admin.StartBackup)).body.Notices[0].Messages).toEqual([texts.backupRuns])
    expect(await auditOf('backup')).toHaveLength(1)
    clock.advance({ hours: 3 })
    const fresh = await cleared()
    expect((await fresh.call(admin.StartBackup)).body.Succeeded).toBe(true)
    await background.finish()
    const states = await db.selectFrom('backups').select(['state', 'fault']).orderBy('started_at').execute()
    expect(states.slice(-2)).toEqual([
      { state: 'failed', fault: 'its node stopped' },
      { state: 'done', fault: null },
    ])
  })
})

it('APP-12 closes an open breaker: the upstream is called again at once', async () => {
  const caller = await cleared()
  for (let call = 0; call < 6; call += 1) await caller.ask('initialize')
  const name = [...breakers.keys()].find(one => breakers.get(one)?.state().openedAt)
  expect(name).toBe('rAndD')
  const { Item } = (await caller.call(admin.GetStatus)).body
  expect(Item.OutOfOrder[0]).toMatchObject({ Action: { Kind: 'close-breaker', Target: name }, Severity: 'error' })
  expect((await caller.call(admin.CloseBreaker, { upstream: 'nothing' })).body.Succeeded).toBe(false)
  const page = await caller.submit('/command-center', { action: 'close-breaker', upstream: name! })
  expect(page.status).toBe(303)
  expect(breakers.get(name!)?.state().openedAt).toBeNull()
  expect(await auditOf('breaker')).toEqual([
    { actor: person.email, target: name, outcome: 'success', before: 'open', after: 'closed' },
  ])
})

it('APP-12 ends a search that runs, of whomever, once', async () => {
  const owner = await addPerson(house, { roles: ['enterprise'] })
  const { id } = await db
    .insertInto('design_searches')
    .values({
      ...{ tool: 'DesignService.svc', owner_id: owner.id, search: JSON.stringify({}), state: 'running' },
      ...{ done: 2, considered: 9, answer: null, heard_at: clock.now(), created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fresh = await cleared()
  const { Jobs } = (await fresh.call(admin.GetStatus)).body.Item
  expect(Jobs).toMatchObject({ Running: 1, Open: { Rows: [{ Id: id, Done: 2, Considered: 9 }], Total: 1 } })
  expect((await fresh.call(admin.EndJob, { id })).body.Succeeded).toBe(true)
  expect((await fresh.call(admin.EndJob, { id })).body.Notices[0].Messages).toEqual([texts.noJob])
  const row = await db.selectFrom('design_searches').select('state').where('id', '=', id).executeTakeFirst()
  expect(row?.state).toBe('stopped')
  expect(await auditOf('job-end')).toEqual([
    { actor: person.email, target: id, outcome: 'success', before: 'running', after: 'stopped' },
  ])
})

describe('a node', () => {
  const alive = (name: string) =>
    sayAlive(db, { name, version: '4.9.0', startedAt: clock.now(), facts: soundNode }, clock.now())

  it('APP-12 is taken out of service and put back with the password: readiness follows, the page stays', async () => {
    const browser = await cleared()
    const posting = async (form: Record<string, string>) => {
      await browser.submit('/command-center', form)
      return (await browser.get('/command-center')).text
    }
    const form = { action: 'take-out', node: 'node-1', password }
    expect(await posting(form)).toContain(texts.lastNode)
    await alive('node-2')
    expect(await posting({ ...form, password: 'Wrong1Password' })).not.toContain(texts.nodeOut('node-1'))
    expect(await readiness()).toBe(200)
    expect(await posting(form)).toContain(texts.nodeOut('node-1'))
    expect(await readiness()).toBe(503)
    expect(await posting({ ...form, action: 'put-back' })).toContain(texts.nodeIn('node-1'))
    expect(await readiness()).toBe(200)
    const by = { actor: person.email, target: 'node-1', outcome: 'success' }
    expect(await auditOf('node-state')).toEqual([
      { ...by, before: 'in service', after: 'out of service' },
      { ...by, before: 'out of service', after: 'in service' },
    ])
  })

  it('APP-12 asks for the password of whoever calls without having given it', async () => {
    await alive('node-2')
    const other = await hasSession(house, await addPerson(house, { roles: ['command-center'] }), { HasClearance: true })
    await db.updateTable('bearer_tokens').set({ proved_at: null }).execute()
    const { body } = await other.call(admin.SetNodeState, { node: 'node-1', isInService: false })
    expect([body.Succeeded, body.NeedsProof]).toEqual([false, true])
    expect(await readiness()).toBe(200)
  })

  it('APP-12 is forgotten when it is silent, and only then', async () => {
    await alive('node-9')
    const forget = async () => {
      const browser = await cleared()
      return (await browser.call(admin.ForgetNode, { node: 'node-9' })).body
    }
    expect((await forget()).Notices[0].Messages).toEqual([texts.notSilent])
    clock.advance({ seconds: 120 })
    expect((await forget()).Succeeded).toBe(true)
    expect((await auditOf('node-state')).at(-1)).toMatchObject({
      target: 'node-9',
      before: 'silent',
      after: 'forgotten',
    })
  })
})

it.each<[Operation, object]>([
  [admin.StartBackup, {}],
  [admin.CloseBreaker, { upstream: 'rAndD' }],
  [admin.EndJob, { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' }],
  [admin.SetNodeState, { node: 'node-1', isInService: false }],
  [admin.ForgetNode, { node: 'node-1' }],
])(
  'APP-12 refuses $name to an admin, without clearance and while impersonating, and changes nothing',
  async (operation, body) => {
    const before = await db.selectFrom('backups').select('id').execute()
    const others = [
      await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true }),
      await hasSession(house, person),
      await hasSession(house, person, {}, await addPerson(house, { roles: ['can-impersonate', 'command-center'] })),
    ]
    for (const other of others) expect((await other.call(operation, body)).status).toBe(403)
    expect(await db.selectFrom('backups').select('id').execute()).toEqual(before)
    expect(await readiness()).toBe(200)
  },
)
