/** An installation of three nodes with an hour behind it, for pages that show it. */
import { limits } from '../../server/config/limits'
import type { Database } from '../../server/data/database'
import { writeErrors } from '../../server/monitoring/errorGroups'
import { stepBegin, writeCounts, writeReadings } from '../../server/monitoring/history'
import { type NodeFacts, sayAlive } from '../../server/monitoring/nodes'
import { minutesAfter } from '../../server/process/clock'
import { bucketOf } from '../../server/process/latency'
import type { Answered } from '../../server/process/tally'

/** Facts of a node in order. */
export const soundNode: NodeFacts = {
  runtime: 'v24.3.0',
  memoryMb: 412,
  loopMs: 9,
  freeMb: 61_000,
  diskPercent: 41,
  ratings: { running: 2, waiting: 0 },
  connections: { busy: 2, idle: 5, waiting: 0 },
  services: [
    {
      ...{ name: 'R and D API', kind: 'remote', answeredAt: null, tookMs: null, failedAt: null, fault: null },
      ...{ failuresInARow: 0, breaker: { openedAt: null, nextTryAt: null, failures: 0, calls: 0 } },
    },
  ],
}

/** Operations with the number of requests in a minute and their usual latency [ms]. */
const operations: [Answered['kind'], string, number, number][] = [
  ['job', 'rating', 852, 23],
  ['request', 'DesignService/RateCoil', 852, 31],
  ['request', 'DesignService/ListProjects', 288, 9],
  ['job', 'search', 18, 2_140],
  ['request', 'GET /enterprise-webapp', 61, 88],
  ['request', 'DesignService/CreateReport', 7, 880],
  ['request', 'AccountService/LogIn', 24, 61],
  ['request', 'GET /app-selector', 44, 12],
  ['request', 'files and others', 190, 2],
  ['upstream', 'R and D API', 13, 640],
]

/** A number from 0 to 1 that is always the same for the same place. */
const chance = (place: number) => Math.abs((Math.sin(place * 12.9898) * 43_758.5453) % 1)

interface Options {
  now: Date
  version: string
  /** Whether an upstream fails, a disk is full, and nothing was backed up. */
  isOutOfOrder: boolean
  /** The node that answers the page. */
  own: string
}

export async function fillInstallation(db: Database, { now, version, isOutOfOrder, own }: Options): Promise<void> {
  for (let minute = 59; minute >= 0; minute -= 1) {
    const at = minutesAfter(stepBegin(now, 60_000), -minute)
    const isBad = isOutOfOrder && minute >= 15 && minute <= 20
    const rows = operations.flatMap(([kind, operation, perMinute, usual], index) => {
      const count = Math.round(perMinute * (0.7 + 0.6 * chance(minute * 17 + index)))
      const slower = isBad && operation === 'rating' ? 2.2 : 1
      const fails = isBad && operation !== 'rating' ? Math.round(count * 0.06) : 0
      const failing = operation === 'R and D API' && isOutOfOrder && minute < 20 ? Math.round(count * 0.4) : fails
      return [0.6, 1, 1.4, 2.2, 4.5].map((factor, part) => ({
        ...{ kind, operation },
        bucket: bucketOf(usual * factor * slower),
        requests: Math.max(part === 4 ? 1 : 0, Math.round(count * [0.35, 0.4, 0.17, 0.06, 0.02][part]!)),
        errors: part === 1 ? failing : 0,
      }))
    })
    const summed = new Map<string, (typeof rows)[number]>()
    for (const row of rows) {
      const key = `${row.kind} ${row.operation} ${row.bucket}`
      const before = summed.get(key)
      if (before) {
        before.requests += row.requests
        before.errors += row.errors
      } else summed.set(key, row)
    }
    await writeCounts(db, own, [...summed.values()], at)
    const reading = (gauge: string, value: number, node = '') => ({ gauge, value, node })
    await writeReadings(
      db,
      [
        reading('people', 60 + Math.round(8 * chance(minute))),
        reading('searches running', Math.round(3 * chance(minute * 7))),
        reading('searches waiting', Math.round(2 * chance(minute * 5))),
        reading('loop', 7 + 5 * chance(minute * 3), own),
      ],
      at,
    )
  }
  const facts = (change: Partial<NodeFacts> = {}) => ({ ...soundNode, ...change })
  const openedAt = minutesAfter(now, -19).toISOString()
  const failing = {
    ...soundNode.services[0]!,
    ...{ failuresInARow: 95, fault: 'UpstreamError timeout', failedAt: now.toISOString() },
    breaker: { openedAt, nextTryAt: minutesAfter(now, 0.2).toISOString(), failures: 95, calls: 250 },
  }
  const startedAt = minutesAfter(now, -3 * 24 * 60 - 200)
  for (const [name, change] of [
    ['node-2', isOutOfOrder ? { diskPercent: 99.4, freeMb: 1_400, services: [failing] } : {}],
    ['node-3', { loopMs: 12 }],
  ] as const)
    await sayAlive(db, { name, version, startedAt, facts: facts(change) }, now)
  const endedAt = minutesAfter(now, isOutOfOrder ? -27 * 60 : -6 * 60)
  await db
    .insertInto('backups')
    .values({
      ...{ node: 'node-2', file: '/var/backups/coilworks.jsonl.gz', state: 'done', fault: null },
      ...{ started_at: minutesAfter(endedAt, -4), ended_at: endedAt, rows: 812_004, bytes: 4.1e9 },
    })
    .execute()
  if (!isOutOfOrder) return
  const group = (index: number) => ({
    ...{ id: `group-${index}`, fault: index % 2 === 0 ? 'UpstreamError timeout' : 'TypeError', status: 500 },
    operation: operations[index % operations.length]![1],
    stack: 'UpstreamError timeout\nat send (server/upstream/upstream.ts:88:11)\ncaused by TimeoutError',
    ...{ errors: 95 - 7 * index, firstAt: minutesAfter(now, -1_400), lastAt: minutesAfter(now, -index) },
    requestIds: ['9f2c7a10-aa31', '4b8e1c55-0f92'],
  })
  await writeErrors(
    db,
    'node-2',
    Array.from({ length: limits.monitoring.pageRows + 2 }, (_, index) => group(index)),
  )
}
