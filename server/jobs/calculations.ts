/** The one door to ratings, and to what is made of them: on threads, so that nobody else's request waits for them. */
import { EngineError } from '../../engine'
import { serverMessages } from '../../shared/serverMessages'
import type { Logger } from '../http/logging'
import { limits } from '../limits'
import { CalculationError } from './calculationError'
import type { CalculationJobs } from './calculationJobs'
import type { CalculationAnswer } from './calculationWorker'
import type { Threads } from './threads'
import { createTurns } from './turns'
import { usualCoils } from './usualCoils'

type Rules = { [Name in keyof typeof limits.calculation]: number }

interface CalculationsParts {
  threads: Threads
  logger: Logger
  isStopping: () => boolean
  rules?: Rules
}

export interface Asking {
  /** Aborted when whoever asked does not wait any longer. */
  signal?: AbortSignal
  /** One of many, for a table or a file: what somebody looks at comes before it. */
  isSlow?: boolean
  /** One of many that have so long together: until when, by `performance.now()` [ms]. */
  until?: number
}

type Of<Name extends keyof CalculationJobs> = Parameters<CalculationJobs[Name]>[0]
type Found<Name extends keyof CalculationJobs> = Awaited<ReturnType<CalculationJobs[Name]>>

export type Calculations = ReturnType<typeof createCalculations>

export function createCalculations(parts: CalculationsParts) {
  const { threads, logger, isStopping, rules = limits.calculation } = parts
  const { longestMs, documentMs, forsakenMs, waiting, waitMs, slowWaitMs } = rules
  const slowPlaces = Math.max(1, Math.floor(threads.most / 2))
  const turns = createTurns({
    places: threads.most,
    slowPlaces,
    waiting,
    waitMs,
    slowWaitMs,
    busy: serverMessages.calculation.busy,
  })

  /**
   * The answer of `name`. Throws what the engine refuses as it refused it; `CalculationError` where it has no answer in
   * its time, where its thread ended, and where nobody waits for it any longer; `BusyError` where its turn does not come.
   */
  async function run<Name extends keyof CalculationJobs>(
    name: Name,
    of: Of<Name>,
    { signal, isSlow = false, until = Number.POSITIVE_INFINITY }: Asking = {},
  ): Promise<Found<Name>> {
    const leave = await turns.take({ isSlow, signal }).catch(error => {
      throw signal?.aborted ? new CalculationError('abandoned') : error
    })
    try {
      const answer = await onThread(name, of, { signal, until })
      if ('value' in answer) return answer.value as Found<Name>
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
    { signal, until }: { signal: AbortSignal | undefined; until: number },
  ) {
    const ended = new AbortController()
    const end = (afterMs: number) => setTimeout(() => ended.abort(), afterMs)
    const started = performance.now()
    const own = name === 'pdf' || name === 'workbook' ? documentMs : longestMs
    if (until <= started) throw new CalculationError('too-long')
    const longest = end(Math.min(own, until - started))
    let soon: ReturnType<typeof end> | undefined
    // A short one comes to its end: a thread that is stopped has to make its tables anew.
    const forsake = () => {
      soon = end(Math.max(0, forsakenMs - (performance.now() - started)))
    }
    signal?.addEventListener('abort', forsake, { once: true })
    try {
      return await threads.run<CalculationAnswer>('calculationWorker', { name, of }, ended.signal)
    } catch (cause) {
      if (signal?.aborted) throw new CalculationError('abandoned')
      const error = new CalculationError(ended.signal.aborted ? 'too-long' : 'broken-off', cause)
      logger.error({ err: error, calculation: name }, 'a calculation has no answer')
      throw error
    } finally {
      clearTimeout(longest)
      clearTimeout(soon)
      signal?.removeEventListener('abort', forsake)
    }
  }

  async function warmUp(): Promise<void> {
    const { signal } = new AbortController()
    for (const of of usualCoils()) {
      const rate = () => threads.run('calculationWorker', { name: 'rating', of }, signal)
      await Promise.all(Array.from({ length: threads.most }, rate))
    }
  }

  return {
    run,
    /** Until when what is asked now of many coils has its time, by `performance.now()` [ms]. */
    untilForMany: () => performance.now() + rules.manyMs,
    /** How many wait for their turn. */
    waiting: turns.waiting,
    /**
     * Starts the threads, and has each rate the usual coils: the tables of their fluids are made then, and the code is
     * compiled. One coil after the other, so that in between questions have their turn.
     */
    start() {
      threads.start('calculationWorker')
      // Not of the work that a stop waits for: its threads are ended under it.
      warmUp().catch(error => {
        if (!isStopping()) logger.error({ err: error }, 'threads were not warmed up')
      })
    },
  }
}
