/** Latencies in fixed buckets, so that those of many nodes and hours add up and their quantiles can still be told. */

/** Upper bounds of the buckets [ms]; what takes longer than the last is in one more bucket. */
const bounds = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 7_000, 10_000,
  15_000, 20_000, 30_000, 60_000,
]

/** Index of the bucket of a latency [ms]. */
export function bucketOf(ms: number): number {
  const index = bounds.findIndex(bound => ms <= bound)
  return index < 0 ? bounds.length : index
}

/**
 * The latency [ms] within which the share `q` (0 to 1) was answered, interpolated within its bucket; null without any
 * answer. Beyond the last bound, it is that bound.
 */
export function quantile(counts: ReadonlyMap<number, number>, q: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [index, bound] of bounds.entries()) {
    const count = counts.get(index) ?? 0
    if (count > 0 && below + count >= q * total) {
      const lower = bounds[index - 1] ?? 0
      return lower + ((bound - lower) * (q * total - below)) / count
    }
    below += count
  }
  return bounds.at(-1) ?? null
}
