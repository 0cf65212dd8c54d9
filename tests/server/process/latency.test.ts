/** Buckets of latency: what is counted in them, and the quantiles that they still tell. */
import { describe, expect, it } from 'vitest'
import { bucketOf, quantile } from '../../../server/process/latency'
import { createTally } from '../../../server/process/tally'

/** The counts of these latencies [ms]. */
function counted(latencies: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const ms of latencies) counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1)
  return counts
}

describe('a quantile of latencies', () => {
  it('is in the bucket of the exact one, for even, skewed and few latencies', () => {
    const samples = [
      Array.from({ length: 1000 }, (_, index) => index + 1),
      Array.from({ length: 500 }, (_, index) => 2 ** (index / 50)),
      [5, 5, 5, 900],
      [12],
    ]
    for (const latencies of samples)
      for (const q of [0.5, 0.95, 0.99]) {
        const exact = latencies.toSorted((one, other) => one - other)[Math.ceil(q * latencies.length) - 1]!
        expect(bucketOf(quantile(counted(latencies), q)!), `${q} of ${latencies.length}`).toBe(bucketOf(exact))
      }
  })

  it('is the same whether nodes count together or apart', () => {
    const [one, other] = [counted([3, 40, 800]), counted([7, 40, 90, 2_500])]
    const added = new Map(one)
    for (const [bucket, count] of other) added.set(bucket, (added.get(bucket) ?? 0) + count)
    expect(quantile(added, 0.95)).toBe(quantile(counted([3, 40, 800, 7, 40, 90, 2_500]), 0.95))
  })

  it('is null without latencies, and the last bound beyond it', () => {
    expect([quantile(new Map(), 0.5), quantile(counted([90_000, 1e9]), 0.99)]).toEqual([null, 60_000])
  })
})

it('counts by operation and bucket, hands its counts over once, and takes them back', () => {
  const tally = createTally()
  const answered = { kind: 'request', operation: 'A/B' } as const
  tally.count({ ...answered, ms: 4, isError: false })
  tally.count({ ...answered, ms: 5, isError: true })
  tally.count({ ...answered, ms: 4_000, isError: false })
  const taken = tally.take()
  expect(taken).toEqual([
    { ...answered, bucket: bucketOf(4), requests: 2, errors: 1 },
    { ...answered, bucket: bucketOf(4_000), requests: 1, errors: 0 },
  ])
  expect(tally.take()).toEqual([])
  tally.count({ ...answered, ms: 4, isError: true })
  tally.giveBack(taken)
  expect(tally.take().map(({ requests, errors }) => [requests, errors])).toEqual([
    [3, 2],
    [1, 0],
  ])
})
