/** Threads for calculations. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import Piscina from 'piscina'
import { letLimitsOfThreadsHold } from '../process/heap'
import { underWay } from '../process/workTime'
import { threadEnded, threadStarted } from './sharedTables'

interface Running {
  isSlow?: boolean
  /** The thread gets these ports, which the task names. */
  ports?: readonly MessagePort[]
}

export interface Threads {
  /** Greatest number of threads. */
  readonly most: number
  /** How many of them do what is in no hurry. */
  readonly mostSlow: number
  /**
   * Runs the program of that name on a thread. Aborted, it ends at once, with an `AbortError`, and so does its thread.
   * What is in no hurry waits for one of the threads that load what it needs.
   */
  run<Result>(program: string, task: object, signal: AbortSignal, how?: Running): Promise<Result>
  /** Number of threads there are now, and of those without a task. */
  running(): number
  idle(): number
  /** Calls `listener` whenever a thread has started, because a task met none. */
  onStart(listener: () => void): void
  close(): Promise<void>
}

/** The folder of the programs of threads, and how they are run. */
export interface Programs {
  folder: string
  ending: '.js' | '.ts'
  execArgv?: string[]
}

interface Options {
  programs?: Programs | undefined
  /** Greatest number of threads; by default as many as the machine has cores. */
  most?: number
  /** How many of them make tables and files, whose code takes as much memory as that of ratings; by default all. */
  mostSlow?: number
  /** How long a thread without a task is kept [ms]. */
  idleMs: number
  /** Their nice value relative to the thread that answers requests: 0 is equal, 19 the lowest priority. */
  niceIncrement: number
  /** Called when a thread failed while nobody waited for it; otherwise the task itself fails. */
  failed?: (error: unknown) => void
}

/** Room of a thread for new objects [MB], three times what is collected at once: less takes longer, more stays. */
const newObjects = 12

/** How long a thread for requests is kept without work, if no setting says otherwise [s]. */
const defaultIdleSeconds = 60

interface ForRequests {
  calculationThreads?: number | undefined
  calculationIdleSeconds?: number | undefined
}

/**
 * One more than cores and at least three, so that two long calculations delay nobody; at most six, because each takes
 * 30 to 50 MB. Two of three make files, so that a long one delays no other.
 */
export const forRequests = (
  { calculationThreads, calculationIdleSeconds: idleSeconds = defaultIdleSeconds }: ForRequests,
  cores = availableParallelism(),
) => {
  const most = calculationThreads ?? Math.min(6, Math.max(3, cores + 1))
  return {
    most,
    mostSlow: Math.max(1, Math.round(most / 2)),
    idleMs: 1000 * idleSeconds,
    niceIncrement: 2,
  }
}
/** A lower priority than everything for which somebody waits. */
export const forSearches = { idleMs: 30_000, niceIncrement: 10 }

const builtPrograms = (): Programs => ({ folder: resolve('dist/node'), ending: '.js' })

/**
 * Threads start with work, and end after some time without a task. Those that do what is in no hurry do all else too,
 * when the others have work.
 */
export function createThreads(options: Options): Threads {
  const { most = availableParallelism(), mostSlow = most } = options
  const started = new Set<() => void>()
  const pool = (threads: number) => createPool({ ...options, most: threads, started: () => each(started) })
  const forAll = pool(mostSlow)
  const forQuick = most > mostSlow ? [pool(most - mostSlow)] : []
  const pools = [...forQuick, forAll]
  const sum = (of: (pool: Pool) => number) => pools.reduce((all, each) => all + of(each), 0)
  /** A thread without work before a new one, so that no more are started than work at once. */
  function poolFor(isSlow: boolean): Pool {
    const may = isSlow ? [forAll] : pools
    return may.find(each => each.idle() > 0) ?? may.find(each => each.hasRoom()) ?? forAll
  }
  return {
    ...{ most, mostSlow },
    run: (program, task, signal, { isSlow = false, ports = [] } = {}) =>
      poolFor(isSlow).run(program, task, signal, ports),
    running: () => sum(each => each.running()),
    idle: () => sum(each => each.idle()),
    onStart: listener => void started.add(listener),
    close: async () => void (await Promise.all(pools.map(each => each.close()))),
  }
}

const each = (listeners: Iterable<() => void>) => {
  for (const listener of listeners) listener()
}

type Pool = ReturnType<typeof createPool>

function createPool(options: Options & { most: number; started: () => void }) {
  const { programs = builtPrograms(), most, idleMs, niceIncrement, started } = options
  const { failed = console.error } = options
  const { folder, ending, execArgv } = programs
  const fileOf = (program: string) => resolve(folder, `${program}${ending}`)
  let tasks = 0
  let pool: Piscina | undefined
  const opened = () => {
    letLimitsOfThreadsHold()
    pool ??= new Piscina({
      ...{ maxThreads: most, minThreads: 0, idleTimeout: idleMs, concurrentTasksPerWorker: 1, niceIncrement },
      // A thread that waits for its next task in a lock is woken later than one that waits for a message.
      atomics: 'disabled',
      // A calculation that takes too much memory ends its thread, and not the process.
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: newObjects },
      ...(execArgv && { execArgv }),
    })
      // Without a listener, a thread that cannot start or runs out of memory between two tasks would end the process.
      .on('error', failed)
      .on('workerCreate', () => {
        threadStarted()
        started()
      })
      .on('workerDestroy', threadEnded)
    return pool
  }
  const running = () => pool?.threads.length ?? 0
  return {
    async run<Result>(
      program: string,
      task: object,
      signal: AbortSignal,
      ports: readonly MessagePort[],
    ): Promise<Result> {
      tasks++
      try {
        return await underWay(() => {
          const transferList = [...ports]
          return opened().run(task, { filename: fileOf(program), signal, transferList })
        })
      } finally {
        tasks--
      }
    },
    running,
    idle: () => Math.max(0, running() - tasks),
    hasRoom: () => tasks < most,
    close: async () => pool?.destroy(),
  }
}
