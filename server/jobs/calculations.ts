/** The one door to ratings, and to what is made of them: on threads, so that nobody else's request waits for them. */
import { EngineError } from '../../engine'
import type { CoilRequest } from '../../engine/coils'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { CalculationError } from '../errors/calculationError'
import type { Logger } from '../process/logging'
import { createQueue } from '../process/queue'
import { endsAfter, startWorkTime } from '../process/workTime'
import type { CalculationJobs } from './calculationJobs'
import type { CalculationAnswer } from './calculationWorker'
import type { Threads } from './threads'
import { createWarmUp } from './warmUp'

type Rules = { [Name in keyof typeof limits.calculation]: number }

interface CalculationsParts {
  threads: Threads
  logger: Logger
  isStopping: () => boolean
  rules?: Rules
  startTime?: typeof startWorkTime
}

export interface Asking {
  /** Aborted when whoever asked does not wait any longer. */
  signal?: AbortSignal
  /** One of many, for a table or a file: what somebody looks at comes before it. */
  isSlow?: boolean
  /** One of many that have so long together: what is left of it [ms of work time]. */
  left?: () => number
}

type Of<Name extends keyof CalculationJobs> = Parameters<CalculationJobs[Name]>[0]
type Found<Name extends keyof CalculationJobs> = Awaited<ReturnType<CalculationJobs[Name]>>

export type Calculations = ReturnType<typeof createCalculations>

export function createCalculations(parts: CalculationsParts) {
  const { threads, logger, isStopping, rules = limits.calculation, startTime = startWorkTime } = parts
  const { longestMs, documentMs, forsakenMs, waiting, waitMs, slowWaitMs } = rules
  const slowPlaces = Math.max(1, Math.floor(threads.most / 2))
  const queue = createQueue({
    places: threads.most,
    slowPlaces,
    waiting,
    waitMs,
    slowWaitMs,
    busy: serverMessages.calculation.busy,
    startTime,
  })

  // Not of the work that a stop waits for: its threads are ended under it.
  const warmUp = createWarmUp({
    threads,
    failed: error => {
      if (!isStopping()) logger.error({ err: error }, 'threads were not warmed up')
    },
  })

  /**
   * The answer of `name`. Throws what the engine refuses as it refused it; `CalculationError` where it has no answer in
   * its time, where its thread ended, and where nobody waits for it any longer; `BusyError` where its turn does not come.
   */
  async function run<Name extends keyof CalculationJobs>(
    name: Name,
    of: Of<Name>,
    { signal, isSlow = false, left = () => Number.POSITIVE_INFINITY }: Asking = {},
  ): Promise<Found<Name>> {
    const leave = await queue.take({ isSlow, signal }).catch(error => {
      throw signal?.aborted ? new CalculationError('abandoned') : error
    })
    try {
      const answer = await onThread(name, of, { signal, left })
      if ('value' in answer) {
        if (name === 'explained' && !isSlow) warmUp.looked(of as CoilRequest)
        return answer.value as Found<Name>
      }
      if ('fault' in answer) throw answer.fault
      const { code, message, inputs } = answer.refusal
      throw new EngineError(code, message, inputs)
    } finally {
      leave()
    }
  }

  async function onThread(
    name: keyof CalculationJobs,
    of: unknown,
    { signal, left }: { signal: AbortSignal | undefined; left: () => number },
  ) {
    const ended = new AbortController()
    if (left() <= 0) throw new CalculationError('too-long')
    const gone = startTime()
    const endAfter = (ms: () => number) => endsAfter(ms, () => ended.abort())
    const own = name === 'pdf' || name === 'workbook' ? documentMs : longestMs
    const stopLongest = endAfter(() => Math.min(own - gone(), left()))
    let stopForsaken: (() => void) | undefined
    // A short one comes to its end: a thread that is stopped has to make its tables anew.
    const forsake = () => {
      stopForsaken = endAfter(() => forsakenMs - gone())
    }
    signal?.addEventListener('abort', forsake, { once: true })
    try {
      return await threads.run<CalculationAnswer>('calculationWorker', { name, of }, ended.signal)
    } catch (cause) {
      if (!isStopping()) warmUp.replaced()
      if (signal?.aborted) throw new CalculationError('abandoned')
      const error = new CalculationError(ended.signal.aborted ? 'too-long' : 'broken-off', cause)
      logger.error({ err: error, calculation: name }, 'a calculation has no answer')
      throw error
    } finally {
      stopLongest()
      stopForsaken?.()
      signal?.removeEventListener('abort', forsake)
    }
  }

  /**
   * What `ask` makes of each of many, in their order. As many are asked at once as may be in no hurry; each takes its own
   * turn, so that those of others come in between. Ends with the first that fails as a whole.
   */
  async function each<One, Made>(many: readonly One[], ask: (one: One) => Promise<Made>): Promise<Made[]> {
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
    await Promise.all(Array.from({ length: Math.min(slowPlaces, many.length) }, lane))
    return made
  }

  return {
    run,
    each,
    /** What is left of the time that what is asked now of many coils has together [ms of work time]. */
    timeForMany() {
      const gone = startTime()
      return () => rules.manyMs - gone()
    },
    /** How many wait for their turn. */
    waiting: queue.waiting,
    /** Starts the threads, and has each rate the usual coils: the tables of their fluids are made then, and the code is compiled. */
    start() {
      threads.start('calculationWorker')
      warmUp.start()
    },
  }
}
