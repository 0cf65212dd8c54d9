/**
 * One measurement: the median of batches, repeated until the time is up. Batches are shorter than the time slice of
 * another program, so that a busy machine disturbs the median least.
 */
export interface Measurement {
  name: string
  /** Median time of one operation [µs]. */
  microseconds: number
  /** Time of one operation in the fastest batch [µs]: the speed without disturbance by other programs. */
  fastest: number
  /** Half of the batches lie within this share of the median. */
  spread: number
}

const warmUpMs = 200
const batchMs = 2

export function measure(name: string, operation: () => unknown, totalMs = 1500): Measurement {
  const perBatch = batchSize(operation)
  const samples: number[] = []
  const end = performance.now() + totalMs
  while (performance.now() < end || samples.length < 5) samples.push(timeOf(operation, perBatch) / perBatch)
  samples.sort((a, b) => a - b)
  const at = (share: number) => samples[Math.floor(share * (samples.length - 1))] ?? 0
  return { name, microseconds: at(0.5) * 1000, fastest: at(0) * 1000, spread: (at(0.75) - at(0.25)) / (2 * at(0.5)) }
}

/** The number of operations that fill a batch, found while the function warms up. */
function batchSize(operation: () => unknown): number {
  const end = performance.now() + warmUpMs
  let count = 1
  let took = timeOf(operation, count)
  while (performance.now() < end || took < batchMs / 2) {
    if (took < batchMs / 2) count *= 2
    took = timeOf(operation, count)
  }
  return Math.max(1, Math.round((count * batchMs) / took))
}

/** The bytes that one operation leaves on the heap: the median of batches, because garbage collection disturbs some. */
export function bytesOf(operation: () => unknown): number {
  const perBatch = 10_000
  const batches = Array.from({ length: 9 }, () => {
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < perBatch; i++) operation()
    return (process.memoryUsage().heapUsed - before) / perBatch
  })
  return Math.round(batches.sort((a, b) => a - b)[4]!)
}

/** Keeps the results of the operations, so that the compiler cannot remove them. */
const kept = { value: undefined as unknown }

function timeOf(operation: () => unknown, count: number): number {
  const started = performance.now()
  for (let i = 0; i < count; i++) kept.value = operation()
  return performance.now() - started
}

/** A fixed calculation: times relative to it in the same run can be compared between machines. */
export function yardstick(): number {
  let sum = 0
  for (let i = 1; i <= 1000; i++) sum += Math.exp(-i / 1000) * Math.log(i) + Math.sqrt(i)
  return sum
}
