/** Real threads on which a test can hold calculations. */
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { createThreads, forRequests, type Threads } from '../../server/jobs/threads'

/** Makes `most` threads, on which the next calculations can be held, or made to end their thread. */
export function heldThreads(most: number) {
  const programs = { folder: join(root, 'tests/support/heldThreads'), ending: '.js' } as const
  const real = createThreads({ ...forRequests({ calculationThreads: most }), programs, niceIncrement: 0 })
  const next: object[] = []
  const begun: unknown[] = []
  const threads: Threads = {
    ...real,
    run(program, task, signal, how) {
      begun.push((task as { of: unknown }).of)
      return real.run(program, { ...task, ...next.shift() }, signal, how)
    },
  }
  return {
    threads,
    /** The inputs of all calculations that reached a thread. */
    begun,
    /** Holds the next calculation until `letGo` is called. */
    hold() {
      const gate = new Int32Array(new SharedArrayBuffer(8))
      next.push({ gate })
      return {
        isReached: () => expect.poll(() => Atomics.load(gate, 1)).toBe(1),
        letGo() {
          Atomics.store(gate, 0, 1)
          Atomics.notify(gate, 0)
        },
      }
    },
    /** The next calculation ends its thread. */
    breakOff: () => void next.push({ ends: true }),
  }
}
