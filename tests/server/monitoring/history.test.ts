/** The history in steps: what is moved, what is deleted, and that nothing is counted twice or lost. */
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../server/data/database'
import { rollUp, writeCounts, writeReadings } from '../../../server/monitoring/history'
import { readOperations, readSeries, spanOf } from '../../../server/monitoring/readHistory'
import { bucketOf } from '../../../server/process/latency'
import { migratedDatabase } from '../../support/freshDatabase'
import { settableClock } from '../../support/settableClock'

const { address, drop } = await migratedDatabase()
const one = await openDatabase({ databaseUrl: address })
const other = await openDatabase({ databaseUrl: address })
const { db } = one
afterAll(async () => {
  await one.close()
  await other.close()
  await drop()
})
beforeEach(async () => {
  await db.deleteFrom('request_steps').execute()
  await db.deleteFrom('gauge_steps').execute()
})

const row = (operation: string, ms: number, requests = 1, errors = 0) => ({
  ...{ kind: 'request' as const, operation, bucket: bucketOf(ms), requests, errors },
})

/** How many rows there are of each step, and how many requests they count. */
async function steps(): Promise<Record<string, [rows: number, requests: number]>> {
  const rows = await db
    .selectFrom('request_steps')
    .select(({ fn }) => ['step', fn.countAll<string>().as('rows'), fn.sum<string>('requests').as('requests')])
    .groupBy('step')
    .execute()
  return Object.fromEntries(rows.map(({ step, rows, requests }) => [step, [Number(rows), Number(requests)]]))
}

it('adds what two nodes count in one minute, in one database, and loses nothing of it', async () => {
  const now = new Date('2027-03-01T08:00:20Z')
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      writeCounts(index % 2 === 0 ? db : other.db, `node-${index % 2}`, [row('A', 4), row('B', 90, 2, 1)], now),
    ),
  )
  await Promise.all([one, other].map(({ db }) => writeReadings(db, [{ gauge: 'people', node: '', value: 7 }], now)))
  const series = await readSeries(db, 'hour', new Date('2027-03-01T08:01:00Z'))
  expect([series.requests.at(-1), series.errors.at(-1), series.gauges.people?.at(-1)]).toEqual([60, 20, 7])
  expect(await steps()).toEqual({ minute: [4, 60] })
})

it('moves old minutes into hours and old hours into days, whichever node does it, and counts each request once', async () => {
  const clock = settableClock('2027-03-01T08:10:00Z')
  await writeCounts(db, 'node-1', [row('A', 4, 3)], clock.now())
  await writeCounts(db, 'node-2', [row('A', 4, 5, 1)], clock.now())
  await writeReadings(db, [{ gauge: 'loop', node: 'node-1', value: 30 }], clock.now())
  clock.advance({ minutes: 1 })
  await writeReadings(db, [{ gauge: 'loop', node: 'node-1', value: 10 }], clock.now())
  const rollUpOnBoth = () => Promise.all([rollUp(db, clock.now()), rollUp(other.db, clock.now())])
  await rollUpOnBoth()
  expect(await steps()).toEqual({ minute: [2, 8] })
  clock.advance({ hours: 3 })
  await rollUpOnBoth()
  expect(await steps()).toEqual({ hour: [2, 8] })
  expect(await db.selectFrom('gauge_steps').select(['step', 'samples', 'total', 'highest']).execute()).toEqual([
    { step: 'hour', samples: 2, total: 40, highest: 30 },
  ])
  // A count that comes late, from a node that was cut off.
  await writeCounts(db, 'node-1', [row('A', 4, 2)], new Date('2027-03-01T08:20:00Z'))
  await rollUpOnBoth()
  expect(await steps()).toEqual({ hour: [2, 10] })
  clock.advance({ days: 9 })
  await rollUpOnBoth()
  expect(await steps()).toEqual({ day: [1, 10] })
  clock.advance({ days: 400 })
  await rollUpOnBoth()
  expect(await steps()).toEqual({})
})

it('does not grow over a simulated year beyond what it keeps', async () => {
  const clock = settableClock('2027-01-01T00:30:00Z')
  const operations = ['A', 'B', 'C']
  const rows = () =>
    steps().then(all => Object.fromEntries(Object.entries(all).map(([step, [count]]) => [step, count])))
  let before = {}
  // Past the time for which days are kept, nodes with new names every week among them.
  for (let day = 0; day < 420; day += 1) {
    for (let hour = 0; hour < 24; hour += 12) {
      for (const node of ['node-1', `container-${Math.floor(day / 7)}`])
        await writeCounts(
          db,
          node,
          operations.map(operation => row(operation, 4)),
          clock.now(),
        )
      clock.advance({ hours: 12 })
    }
    await rollUp(db, clock.now())
    if (day === 409) before = await rows()
  }
  expect(await rows()).toEqual(before)
  // Of three operations: the newest is moved at once, since the last write is twelve hours old; then 8 to 9 days of hours
  // of two nodes, and a row for each of 400 days, less those still in hours.
  const { hour, day } = (await rows()) as Record<string, number>
  expect(hour).toBeLessThanOrEqual(9 * 2 * 2 * 3)
  expect(day).toBeLessThanOrEqual(400 * 3)
})

it('tells an hour by minutes and a day by hours, from both steps, with gaps where nothing was measured', async () => {
  const clock = settableClock('2027-03-01T02:05:00Z')
  await writeCounts(db, 'node-1', [row('A', 90, 100)], clock.now())
  await writeReadings(db, [{ gauge: 'people', node: '', value: 12 }], clock.now())
  clock.advance({ hours: 8 })
  await rollUp(db, clock.now())
  await writeCounts(db, 'node-1', [row('A', 90, 6, 3), { ...row('rating', 40), kind: 'job' }], clock.now())
  clock.advance({ minutes: 1 })
  const hour = await readSeries(db, 'hour', clock.now())
  expect([hour.at.length, hour.at.at(-1)?.toISOString()]).toEqual([60, '2027-03-01T10:05:00.000Z'])
  expect([hour.requests.at(-1), hour.errors.at(-1), hour.ratings.at(-1)]).toEqual([6, 3, 1])
  expect([hour.p95.at(-2), bucketOf(hour.p95.at(-1)!)]).toEqual([null, bucketOf(40)])
  const day = await readSeries(db, 'day', clock.now())
  expect(day.at.length).toBe(24)
  expect([day.requests.at(-1), day.requests.at(-9)]).toEqual([6, 100])
  expect([day.gauges.people?.at(-9), day.gauges.people?.at(-8)]).toEqual([12, null])
  expect(day.seconds.slice(-2)).toEqual([3_600, 360])
  const week = await readSeries(db, 'week', clock.now())
  expect([week.at.length, week.requests.reduce((sum, one) => sum + one, 0)]).toEqual([168, 106])

  const { from, seconds } = spanOf('day', clock.now())
  expect(seconds).toBe(23 * 3_600 + 360)
  const [busiest, second] = await readOperations(db, from)
  expect(busiest).toMatchObject({ kind: 'request', operation: 'A', requests: 106, errors: 3 })
  expect(second).toMatchObject({ kind: 'job', operation: 'rating', requests: 1, errors: 0 })
})
