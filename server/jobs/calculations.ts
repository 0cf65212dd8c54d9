/** The only entry point to ratings and documents: they run on threads, so that no other request waits for them. */
import { MessageChannel } from 'node:worker_threads'
import { EngineError } from '../../engine'
import type { ToolName } from '../../shared/tools/tools'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { CalculationError } from '../errors/calculationError'
import type { Logger } from '../process/logging'
import { createQueue } from '../process/queue'
import type { Tally } from '../process/tally'
import { endsAfter, startWorkTime } from '../process/workTime'
import type { Progress } from '../reports/projectReport'
import type { CalculationAnswer, CalculationTask } from './calculationWorker'
import { createKeptRatings } from './keptRatings'
import type { CalculationPrograms } from './threadPrograms'
import type { Threads } from './threads'
import { toolJobs } from './toolJobs'
import type { ToolJobs } from './toolWork'
import { createWarmUp } from './warmUp'

type Rules = { [Name in keyof typeof limits.calculation]: number }

interface CalculationsParts {
  threads: Threads
  logger: Logger
  isStopping: () => boolean
  /** Counts the calculations and how long people waited for them. */
  tally?: Tally
  rules?: Rules
  startTime?: typeof startWorkTime
}

export interface Asking {
  /** Aborted when the caller no longer waits. */
  signal?: AbortSignal
  /** One of many, for a table or a file: figures on the screen come before it. */
  isSlow?: boolean
  /** One of many with a common time limit: the time that is left [ms of work time]. */
  left?: () => number
  /** Called from time to time with how far it is: for a PDF of several items. */
  progress?: (made: Progress) => void
}

type Name<Tool extends ToolName> = keyof CalculationPrograms[Tool] & string
type Program<Tool extends ToolName, Own extends Name<Tool>> = CalculationPrograms[Tool][Own] extends (
  of: infer Of,
) => infer Found
  ? { of: Of; found: Awaited<Found> }
  : never

type Bounds = { signal: AbortSignal | undefined; left: () => number } & Pick<Asking, 'isSlow' | 'progress'>

export type Calculations = ReturnType<typeof createCalculations>

export function createCalculations(parts: CalculationsParts) {
  const { threads, logger, isStopping, tally, rules = limits.calculation, startTime = startWorkTime } = parts
  const { longestMs, documentMs, forsakenMs, waiting, waitMs, slowWaitMs } = rules
  const slowPlaces = threads.mostSlow
  const { busy } = serverMessages.calculation
  const queue = createQueue({ places: threads.most, slowPlaces, waiting, waitMs, slowWaitMs, busy, startTime })

  // A stop does not wait for warming up: it ends the threads.
  const failed = (error: unknown) => isStopping() || logger.error({ err: error }, 'threads were not warmed up')
  const warmUp = createWarmUp({ threads, failed })
  const kept = createKeptRatings(rates, warmUp.looked)

  /**
   * The result of the calculation `name` of a tool. Throws the `EngineError` if the engine refuses; `CalculationError` if it exceeds its time,
   * its thread ended, or nobody waits for it any more; `BusyError` if it was queued too long.
   */
  async function run<Tool extends ToolName, Own extends Name<Tool>>(
    tool: Tool,
    name: Own,
    of: Program<Tool, Own>['of'],
    asking: Asking = {},
  ): Promise<Program<Tool, Own>['found']> {
    const ask = () => answered({ tool, name, of }, asking)
    return (await (asking.isSlow ? ask() : kept.ratingOf({ tool, name, of }, ask))) as Program<Tool, Own>['found']
  }

  /**
   * The JSON text of a rating, with the fields of its schema and no others, for answers that nobody reads on the way: its
   * thread writes it while it has the rating at hand, and no copies are made. Throws as `run` does.
   */
  async function ratingText<Tool extends ToolName, Own extends Name<Tool>>(
    tool: Tool,
    name: Own,
    of: Program<Tool, Own>['of'],
    asking: Asking = {},
  ): Promise<string> {
    return (await answered({ tool, name, of, isText: true }, asking)) as string
  }

  async function answered(
    task: CalculationTask,
    { signal, isSlow = false, left = () => Number.POSITIVE_INFINITY, progress }: Asking,
  ): Promise<unknown> {
    const start = performance.now()
    const isRating = !isSlow && rates(task)
    const count = (isError: boolean) => {
      const operation = isRating ? 'rating' : 'documents and tables'
      tally?.count({ kind: 'job', operation, ms: performance.now() - start, isError })
    }
    const leave = await queue.take({ isSlow, signal }).catch(error => {
      throw signal?.aborted ? new CalculationError('abandoned') : error
    })
    try {
      const answer = await onThread(task, { signal, left, isSlow, progress }).catch(error => {
        // Nobody waits for an abandoned one, so it is neither an answer nor an error.
        if (!signal?.aborted) count(true)
        throw error
      })
      count('fault' in answer)
      if (isRating && 'value' in answer) warmUp.looked(task.tool, task.of as object)
      return foundIn(answer)
    } finally {
      leave()
    }
  }

  async function onThread(task: CalculationTask, { signal, left, isSlow, progress }: Bounds) {
    const ended = new AbortController()
    const advice = toolJobs[task.tool].whenTooLong
    if (left() <= 0) throw new CalculationError('too-long', { advice })
    const gone = startTime()
    const endAfter = (ms: () => number) => endsAfter(ms, () => ended.abort())
    const own = ['pdf', 'workbook'].includes(task.name) ? documentMs : longestMs
    const stopLongest = endAfter(() => Math.min(own - gone(), left()))
    let stopForsaken: (() => void) | undefined
    // A short calculation may finish, because a stopped thread has to build its tables again.
    const forsake = () => {
      stopForsaken = endAfter(() => forsakenMs - gone())
    }
    signal?.addEventListener('abort', forsake, { once: true })
    try {
      return await answerOf(threads, task, ended.signal, { isSlow, progress })
    } catch (cause) {
      if (signal?.aborted) throw new CalculationError('abandoned')
      const isTooLong = ended.signal.aborted
      const error = isTooLong
        ? new CalculationError('too-long', { cause, advice })
        : new CalculationError('broken-off', { cause })
      logger.error({ err: error, calculation: `${task.tool} ${task.name}` }, 'a calculation has no answer')
      throw error
    } finally {
      stopLongest()
      stopForsaken?.()
      signal?.removeEventListener('abort', forsake)
    }
  }

  return {
    run,
    ratingText,
    /**
     * The results of `ask` for many items, in their order. As many run at once as non-urgent work may; each is queued by
     * itself, so that work of other people comes in between. The first failure of `ask` ends it.
     */
    each: <One, Made>(many: readonly One[], ask: (one: One) => Promise<Made>) => inLanes(slowPlaces, many, ask),
    /**
     * Starts the common time limit of a request for many items; the result returns the time that is left [ms of work
     * time].
     */
    timeForMany() {
      const gone = startTime()
      return () => rules.manyMs - gone()
    },
    /** Numbers of queued calculations, and of those that have a thread. */
    ...{ waiting: queue.waiting, running: queue.running },
  }
}

/** The answer of a thread; `progress` hears what it says on the way. */
async function answerOf(
  threads: Threads,
  task: CalculationTask,
  signal: AbortSignal,
  { isSlow = false, progress }: Pick<Asking, 'isSlow' | 'progress'>,
): Promise<CalculationAnswer> {
  if (!progress) return threads.run('calculationWorker', task, signal, { isSlow })
  const { port1, port2 } = new MessageChannel()
  port1.on('message', progress)
  try {
    return await threads.run('calculationWorker', { ...task, said: port2 }, signal, { isSlow, ports: [port2] })
  } finally {
    port1.close()
  }
}

function rates({ tool, name }: CalculationTask): boolean {
  const { live }: Pick<ToolJobs, 'live'> = toolJobs[tool]
  return name === 'rating' || live.includes(name)
}

function foundIn(answer: CalculationAnswer): unknown {
  if ('value' in answer) return answer.value
  if ('fault' in answer) throw answer.fault
  const { code, message, inputs } = answer.refusal
  throw new EngineError(code, message, inputs)
}

/** The results of `ask` in the order of the items, with at most `lanes` of them at once. The first failure ends it. */
async function inLanes<One, Made>(
  lanes: number,
  many: readonly One[],
  ask: (one: One) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  let next = 0
  let hasFailed = false
  const lane = async () => {
    while (next < many.length && !hasFailed) {
      const index = next++
      try {
        made[index] = await ask(many[index]!)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, many.length) }, lane))
  return made
}
