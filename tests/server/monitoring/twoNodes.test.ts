/** Two nodes with one PostgreSQL: they tell what they count, obey one another's orders, and tell each change once. */
import { afterAll, expect, it, vi } from 'vitest'
import { createAudit } from '../../../server/access/audit'
import { readConfig } from '../../../server/config/config'
import { openDatabase } from '../../../server/data/database'
import type { Mail } from '../../../server/mail/mailer'
import { createMailQueue } from '../../../server/mail/mailQueue'
import { createErrorGroups } from '../../../server/monitoring/errorGroups'
import { createMonitor } from '../../../server/monitoring/monitor'
import { knownNodes, nodeState, orderBreakers, setNodeOut } from '../../../server/monitoring/nodes'
import { readOperations, readSeries } from '../../../server/monitoring/readHistory'
import { createBackground } from '../../../server/process/background'
import { minutesAfter } from '../../../server/process/clock'
import { createLogger } from '../../../server/process/logging'
import { createMetrics } from '../../../server/process/metrics'
import { createTally } from '../../../server/process/tally'
import { createSecretBox } from '../../../server/secrets/secretBox'
import { DatabaseSessionStore } from '../../../server/session/databaseSessionStore'
import { guarded } from '../../../server/upstream/breaker'
import type { Breakers } from '../../../server/upstream/breakers'
import { createObservations } from '../../../server/upstream/observations'
import { migratedDatabase } from '../../support/freshDatabase'
import { settableClock } from '../../support/settableClock'

const { address, drop } = await migratedDatabase()
const clock = settableClock()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  await drop()
})
const sent: Mail[] = []

/** A node of its own, with an upstream that always fails. */
async function open(node: string) {
  const { db, close } = await openDatabase({ databaseUrl: address })
  closing.push(close)
  const logger = createLogger('silent')
  const background = createBackground(logger)
  const tally = createTally()
  const errorGroups = createErrorGroups(clock)
  const breakers: Breakers = new Map()
  const observations = createObservations(clock, tally)
  const failing = guarded(async () => new Response('', { status: 500 }), { name: 'far', clock, logger, breakers })
  const upstream = observations.upstream('far', 'remote', failing)
  const mails = createMailQueue({
    ...{ db, clock, logger, background, metrics: createMetrics(), isStopping: () => false },
    audit: createAudit({ db, key: 'an audit key that only tests know', clock, logger }),
    box: createSecretBox(['a session secret that only tests know'], 'mails'),
    mailer: { send: async mail => void sent.push(mail) },
  })
  const health = { diskPercent: 40, loopMs: 5 }
  const monitor = createMonitor({
    ...{ db, clock, node, tally, errorGroups, observations, breakers, mails, background },
    store: new DatabaseSessionStore(db, clock),
    calculations: { running: () => 1, waiting: () => 2 },
    connections: () => ({ busy: 1, idle: 2, waiting: 0 }),
    thresholds: readConfig({ MODE: 'demo' }).thresholds,
    alarmRecipients: ['operations@example.com'],
    origin: 'https://coils.example.com',
    dataDir: '/',
    freeBytes: async () => 5e9,
    usedPercent: async () => health.diskPercent,
    slowestSteps: () => health.loopMs,
  })
  const call = () => upstream(new Request('http://far/')).catch(() => undefined)
  return { db, tally, errorGroups, monitor, health, background, breakers, call }
}

const one = await open('node-1')
const other = await open('node-2')
const { db } = one

/** Both nodes at once, some seconds later. */
async function beat(by: Parameters<typeof clock.advance>[0] = { seconds: 30 }): Promise<void> {
  clock.advance(by)
  await Promise.all([one.monitor.beat(), other.monitor.beat()])
  await Promise.all([one.background.finish(), other.background.finish()])
}

it('APP-12 adds up what both count, and knows both with what they say of themselves', async () => {
  for (const node of [one, other, other])
    node.tally.count({ kind: 'request', operation: 'A/B', ms: 12, isError: node === one })
  await beat()
  expect(await readOperations(db, minutesAfter(clock.now(), -5))).toMatchObject([
    { operation: 'A/B', requests: 3, errors: 1 },
  ])
  const nodes = await knownNodes(db)
  expect(nodes.map(({ name, isOut }) => [name, isOut])).toEqual([
    ['node-1', false],
    ['node-2', false],
  ])
  expect(nodes[0]?.facts).toMatchObject({ freeMb: 5_000, diskPercent: 40, ratings: { running: 1, waiting: 2 } })
  expect([nodes[0]!, nodes[1]!].map(node => nodeState(node, clock.now(), 90))).toEqual(['in service', 'in service'])
})

it('APP-12 keeps what could not be written for the next beat', async () => {
  one.tally.count({ kind: 'request', operation: 'later', ms: 12, isError: false })
  await db.schema.alterTable('request_steps').renameTo('away').execute()
  await expect(one.monitor.beat()).rejects.toThrow('request_steps')
  await db.schema.alterTable('away').renameTo('request_steps').execute()
  await beat()
  const [later] = (await readOperations(db, minutesAfter(clock.now(), -5))).filter(row => row.operation === 'later')
  expect(later?.requests).toBe(1)
})

it('APP-12 keeps errors that could not be written for the next beat', async () => {
  // What fails while the database is away fails again and again.
  const fail = (requestId: string) => one.errorGroups.failed({ requestId, operation: 'kept', status: 500 }, 'away')
  fail('r-kept')
  await db.schema.alterTable('error_groups').renameTo('away').execute()
  const beating = one.monitor.beat()
  fail('r-next')
  await expect(beating).rejects.toThrow('error_groups')
  await db.schema.alterTable('away').renameTo('error_groups').execute()
  await beat()
  const kept = db.deleteFrom('error_groups').where('operation', '=', 'kept').returning(['errors', 'request_ids'])
  expect(await kept.execute()).toEqual([{ errors: 2, request_ids: ['r-next', 'r-kept'] }])
})

it('APP-12 measures what nodes share once, and adds up what each has of its own', async () => {
  clock.advance({ minutes: 1 })
  await beat()
  await beat()
  clock.advance({ minutes: 1 })
  const { gauges } = await readSeries(db, 'hour', clock.now())
  expect([gauges['ratings running']?.at(-1), gauges['ratings waiting']?.at(-1)]).toEqual([2, 4])
  const shared = ['people', 'searches running', 'searches waiting', 'mails waiting']
  const told = await db.selectFrom('gauge_steps').select('node').distinct().where('gauge', 'in', shared).execute()
  expect(told).toEqual([{ node: '' }])
})

it('APP-12 measures all else where nobody tells how many people are signed in', async () => {
  await db.deleteFrom('gauge_steps').execute()
  const counting = vi.spyOn(DatabaseSessionStore.prototype, 'countOf').mockRejectedValue(new Error('away'))
  await one.monitor.beat()
  counting.mockRestore()
  const gauges = await db.selectFrom('gauge_steps').select('gauge').execute()
  expect(gauges.map(({ gauge }) => gauge)).toContain('mails waiting')
  expect(gauges.map(({ gauge }) => gauge)).not.toContain('people')
})

it('APP-12 beats once at a time, however slow the database is', async () => {
  const writing = vi.spyOn(one.tally, 'take')
  await Promise.all([one.monitor.beat(), one.monitor.beat()])
  expect(writing).toHaveBeenCalledTimes(1)
  writing.mockRestore()
})

it('APP-12 groups errors of both by cause and place, without what the error says', async () => {
  const fail = (node: typeof one, requestId: string) => {
    const error = new TypeError('the password is Harbor7Lantern at\n    at https://secret.example:99')
    node.errorGroups.failed({ requestId, operation: 'A/B', status: 500 }, error)
  }
  for (const [node, id] of [
    [one, 'r-1'],
    [one, 'r-2'],
    [other, 'r-3'],
  ] as const)
    fail(node, id)
  await one.monitor.beat()
  await beat()
  const groups = await db.selectFrom('error_groups').selectAll().execute()
  expect(groups.map(({ fault, errors, request_ids }) => [fault, errors, request_ids])).toEqual([
    ['TypeError', 3, ['r-3', 'r-2', 'r-1']],
  ])
  expect(groups[0]?.stack).toContain('tests/server/monitoring/twoNodes.test.ts')
  expect(groups[0]?.stack).not.toMatch(/password|Harbor7|\/home|\/tmp|file:/)
})

it('APP-12 closes the breaker of another node at its next beat', async () => {
  for (let call = 0; call < 5; call += 1) await other.call()
  const openedAt = () => other.breakers.get('far')?.state().openedAt
  expect(openedAt()).toEqual(clock.now())
  await beat()
  await orderBreakers(db, ['node-2'], 'far')
  await one.monitor.beat()
  expect(openedAt()).not.toBeNull()
  await other.monitor.beat()
  expect(openedAt()).toBeNull()
  expect(await db.selectFrom('breaker_orders').selectAll().execute()).toEqual([])
  await beat({ minutes: 3 })
  await beat({ minutes: 3 })
})

it('APP-12 takes a node out of service by the database, never the last one', async () => {
  const set = (name: string, isOut: boolean) => setNodeOut(db, { name, isOut, now: clock.now(), silentSeconds: 90 })
  await beat()
  expect(await set('node-2', true)).toEqual({ before: false })
  await beat()
  expect([one.monitor.isOutOfService(), other.monitor.isOutOfService()]).toEqual([false, true])
  expect(await set('node-1', true)).toBe('last')
  expect(await set('node-3', true)).toBe('missing')
  expect(await set('node-2', false)).toEqual({ before: true })
  await beat()
  expect(other.monitor.isOutOfService()).toBe(false)
})

it('APP-12 tells once that something went out of order, and once that it is in order again, whoever sees it', async () => {
  await db.deleteFrom('alarms').execute()
  const events = async () =>
    (
      await db.selectFrom('audit_events').selectAll().where('target', '=', 'disk node-2').orderBy('sequence').execute()
    ).map(({ event, outcome, detail }) => [event, outcome, (detail as { after?: string }).after])
  sent.length = 0
  other.health.diskPercent = 91
  // Both nodes judge at the same time, and again and again.
  for (let times = 0; times < 4; times += 1) await beat()
  expect(await events()).toEqual([['alarm', 'failure', 'out of order']])
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['operations@example.com', 'Disk of node-2 is 91 % full'],
  ])

  // In order for a moment, and not again: nothing is told.
  other.health.diskPercent = 40
  await beat()
  other.health.diskPercent = 91
  for (let times = 0; times < 5; times += 1) await beat()
  expect(await events()).toHaveLength(1)

  other.health.diskPercent = 40
  for (let times = 0; times < 7; times += 1) await beat()
  expect(await events()).toEqual([
    ['alarm', 'failure', 'out of order'],
    ['alarm', 'success', 'in order'],
  ])
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Disk of node-2 is 91 % full',
    'In order again: Disk of node-2 is 91 % full',
  ])
  expect(sent[0]?.text).toContain('https://coils.example.com/command-center')
})
