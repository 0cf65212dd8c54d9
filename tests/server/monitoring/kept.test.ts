/** What the command center forgets, and what it judges by: the newest is kept, and only the last minutes count. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { openDatabase } from '../../../server/data/database'
import { createBackups, noteBackup } from '../../../server/monitoring/backups'
import { createErrorGroups, forgetErrors, writeErrors } from '../../../server/monitoring/errorGroups'
import { writeCounts } from '../../../server/monitoring/history'
import { forgetNodes, knownNodes, sayAlive, sayStopped } from '../../../server/monitoring/nodes'
import { systemFacts } from '../../../server/monitoring/systemFacts'
import { createBackground } from '../../../server/process/background'
import { minutesAfter } from '../../../server/process/clock'
import { createLogger } from '../../../server/process/logging'
import { soundNode } from '../../support/busyInstallation'
import { migratedDatabase } from '../../support/freshDatabase'
import { settableClock } from '../../support/settableClock'

const { address, drop } = await migratedDatabase()
const { db, close } = await openDatabase({ databaseUrl: address })
const clock = settableClock()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-kept-'))
const file = join(folder, 'backup.gz')
writeFileSync(file, 'a backup')
afterAll(async () => {
  await close()
  await drop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['nodes', 'backups', 'error_groups', 'request_steps'] as const)
    await db.deleteFrom(table).execute()
})

it('APP-12 lists a node that has stopped for a week', async () => {
  const { nodeDays } = limits.monitoring
  for (const name of ['node-1', 'node-2'])
    await sayAlive(db, { name, version: '4.9.0', startedAt: clock.now(), facts: soundNode }, clock.now())
  await sayStopped(db, 'node-1', clock.now())
  const names = async (now: Date) => {
    await forgetNodes(db, now)
    return (await knownNodes(db)).map(({ name }) => name)
  }
  expect(await names(minutesAfter(clock.now(), nodeDays * 24 * 60))).toEqual(['node-1', 'node-2'])
  expect(await names(minutesAfter(clock.now(), nodeDays * 24 * 60 + 1))).toEqual(['node-2'])
})

it('APP-12 remembers the newest backups', async () => {
  const most = limits.monitoring.backups
  for (let day = 0; day <= most; day += 1) {
    const at = minutesAfter(clock.now(), day * 24 * 60)
    await noteBackup(db, { node: 'node-1', file, startedAt: at, endedAt: at, rows: day })
  }
  const kept = await db.selectFrom('backups').select('rows').orderBy('started_at').execute()
  expect([kept.length, kept[0]?.rows, kept.at(-1)?.rows]).toEqual([most, 1, most])
})

it('APP-12 a start ends the backup that its own node left, and none of another node', async () => {
  const backupsOf = (node: string) => {
    const logger = createLogger('silent')
    return createBackups({ db, clock, background: createBackground(logger), logger, node, folder })
  }
  await db.transaction().execute(transaction => backupsOf('node-1').begin(transaction))
  const states = async () => (await db.selectFrom('backups').select('state').execute()).map(({ state }) => state)
  await backupsOf('node-2').endInterrupted()
  expect(await states()).toEqual(['running'])
  await backupsOf('node-1').endInterrupted()
  expect(await states()).toEqual(['failed'])
})

it('APP-12 keeps the groups of errors that happened last', async () => {
  const errorGroups = createErrorGroups(clock)
  const { errorGroups: most } = limits.monitoring
  const fail = (operation: string) =>
    errorGroups.failed({ requestId: 'r', operation, status: 500 }, new TypeError('away'))
  fail('first')
  await writeErrors(db, 'node-1', errorGroups.take())
  clock.advance({ minutes: 1 })
  for (let at = 0; at < most; at += 1) fail(`later ${at}`)
  await writeErrors(db, 'node-1', errorGroups.take())
  await forgetErrors(db, clock.now())
  const groups = await db.selectFrom('error_groups').select('operation').execute()
  expect(groups).toHaveLength(most)
  expect(groups.filter(({ operation }) => operation === 'first')).toEqual([])
})

it('APP-12 judges by the requests of the last minutes alone, and not by calls of upstreams', async () => {
  const rows = (kind: 'request' | 'upstream', requests: number) => [
    { kind, operation: 'A/B', bucket: 3, requests, errors: requests },
  ]
  const { windowMinutes } = limits.monitoring
  await writeCounts(db, 'node-1', rows('request', 40), minutesAfter(clock.now(), -windowMinutes - 2))
  await writeCounts(db, 'node-1', rows('upstream', 30), clock.now())
  await writeCounts(db, 'node-1', rows('request', 2), clock.now())
  expect((await systemFacts(db, clock.now())).recent).toMatchObject({ requests: 2, errors: 2 })
})
