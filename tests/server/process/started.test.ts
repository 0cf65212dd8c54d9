/** What a node takes up when it starts, and says when it stops: work that waits, and what an earlier process left. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../server/data/database'
import { createBackups } from '../../../server/monitoring/backups'
import { createBackground } from '../../../server/process/background'
import { minutesAfter, systemClock } from '../../../server/process/clock'
import { createLogger } from '../../../server/process/logging'
import { migratedDatabase } from '../../support/freshDatabase'
import { production } from '../../support/house'
import { serverProcesses } from '../../support/serverProcesses'

const start = serverProcesses()
const { address, drop } = await migratedDatabase()
const { db, close } = await openDatabase({ databaseUrl: address })
const folder = mkdtempSync(join(tmpdir(), 'coilworks-started-'))
afterAll(async () => {
  await close()
  await drop()
  rmSync(folder, { recursive: true })
})
const node = 'node-1'
const now = systemClock.now()

/** What waits: a mail that no secret opens, and a search that no tool understands, because both end at once. */
async function leaveWork(db: Database): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      ...{ kind: 'test', recipient: 'ida@fjord.example', about: null, content: 'sealed by nobody', counted: '[]' },
      ...{ state: 'waiting' as const, fault: null, created_at: now, due_at: now, ends_at: minutesAfter(now, 600) },
      ...{ tried_at: null, ended_at: null },
    })
    .execute()
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: 'Fjord', customer_number: '', plant: 'MN', created_at: now, mail_domain: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: owner_id } = await db
    .insertInto('users')
    .values({
      ...{ company_id, email: 'ole@fjord.example', full_name: 'Ole', phone: '', password_hash: '', roles: '[]' },
      ...{ type: 'User', status: 'Active', is_new_engine_enabled: false, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('design_searches')
    .values({
      ...{ tool: 'DesignService.svc', owner_id, search: '{}', state: 'waiting' },
      ...{ done: 0, considered: 9, answer: null, heard_at: now, created_at: now },
    })
    .execute()
}

/** What an earlier process of this node left: a backup without an end, and a registration whose code is over. */
async function leaveRemains(db: Database): Promise<void> {
  const logger = createLogger('silent')
  const backups = createBackups({ db, clock: systemClock, background: createBackground(logger), logger, node, folder })
  await db.transaction().execute(transaction => backups.begin(transaction))
  const person = { email: 'ida@fjord.example', full_name: 'Ida', phone: '', company_name: 'Fjord' }
  await db
    .insertInto('registrations')
    .values({
      ...{ ...person, id: crypto.randomUUID(), password_hash: '', code_hash: '', invitation_hash: null },
      expires_at: minutesAfter(now, -60),
    })
    .execute()
}

it('SEC-116 takes up what waits, ends what was left, and says that it runs and that it stops', async () => {
  await leaveWork(db)
  await leaveRemains(db)
  const environment = { DATABASE_URL: address, DATA_DIR: folder, NODE_NAME: node, TRUSTED_PROXY_HOPS: '0' }
  const started = start({ ...production, ...environment, DRAIN_SECONDS: '0' })
  await started.address()

  const states = async () => [
    (await db.selectFrom('mails').select('state').executeTakeFirst())?.state,
    (await db.selectFrom('design_searches').select('state').executeTakeFirst())?.state,
    (await db.selectFrom('backups').select('state').executeTakeFirst())?.state,
    (await db.selectFrom('registrations').select('id').execute()).length,
    (await db.selectFrom('audit_checkpoints').select('number').execute()).length,
  ]
  await expect.poll(states).toEqual(['given-up', 'failed', 'failed', 0, 1])
  const stoppedAt = async () => {
    const nodes = await db.selectFrom('nodes').select(['name', 'stopped_at']).execute()
    return nodes.map(({ name, stopped_at }) => [name, stopped_at !== null])
  }
  await expect.poll(stoppedAt).toEqual([[node, false]])
  // What was left may be told before or behind it.
  const starts = () => db.selectFrom('audit_events').select('detail').where('event', '=', 'start').execute()
  await expect.poll(starts).toEqual([{ detail: { demo: false } }])
  const warnings = started
    .output()
    .split('\n')
    .filter(line => line.includes('"level":40'))
  expect(warnings.map(line => JSON.parse(line).msg)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('mail is kept in a folder'),
      expect.stringContaining('TRUSTED_PROXY_HOPS is 0'),
    ]),
  )

  started.signal('SIGINT')
  expect(await started.exit).toBe(0)
  expect(await stoppedAt()).toEqual([[node, true]])
})
