/** Work time: the processor time that a thread gets. On a busy machine a second of it takes several seconds. */
import { limits } from '../config/limits'

/** Returns the work time since the start of the measurement [ms]. */
export type WorkTime = () => number

/** Readings of the machine: elapsed time, processor time of this process [ms], and the number of working threads. */
export interface Machine {
  now(): number
  processor(): number
  working(): number
}

let tasks = 0

/** Counts a task of a thread as running until it has ended. */
export async function underWay<Answer>(task: () => PromiseLike<Answer>): Promise<Answer> {
  tasks += 1
  try {
    return await task()
  } finally {
    tasks -= 1
  }
}

/** How long a reading of the processor time holds [ms]: each is a call of the system, and limits are seconds. */
const readingMs = 20
let reading = { at: Number.NEGATIVE_INFINITY, ms: 0 }

const thisMachine: Machine = {
  now: () => performance.now(),
  processor() {
    const at = performance.now()
    if (at - reading.at < readingMs) return reading.ms
    const { user, system } = process.cpuUsage()
    reading = { at, ms: (user + system) / 1_000 }
    return reading.ms
  },
  working: () => tasks,
}

/**
 * Starts a measurement. Each working thread is assumed to get an equal share of the processor time of the process,
 * because Node does not report the time of a single thread. The result is never more than the elapsed time. Once a
 * caller has waited as long as proxies do, the whole time of a calculation counts as used.
 */
export function startWorkTime(machine = thisMachine): WorkTime {
  const [started, before] = [machine.now(), machine.processor()]
  return () => {
    const passed = machine.now() - started
    if (passed >= limits.calculation.longestWallMs) return Number.POSITIVE_INFINITY
    return Math.min(passed, (machine.processor() - before) / Math.max(1, machine.working()))
  }
}

/** Calls `end` once `left` returns that no time is left [ms]. Returns a function that cancels this. */
export function endsAfter(left: () => number, end: () => void): () => void {
  const look = () => {
    const ms = left()
    if (ms <= 0) end()
    else timer = setTimeout(look, Math.max(ms, leastMs))
  }
  // Never synchronously: the caller does not have the cancelling function yet.
  let timer = setTimeout(look, Math.max(left(), 0))
  return () => clearTimeout(timer)
}

/** Least time between two checks, so that checking costs little [ms]. */
const leastMs = 20
