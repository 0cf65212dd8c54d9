/** The recent state of the services on which this process depends: in memory, only for the command center. */
import type { Mailer } from '../mail/mailer'
import type { Clock } from '../process/clock'
import type { Tally } from '../process/tally'
import type { Upstream } from './upstream'

export interface Observation {
  name: string
  /** `built-in`, `remote`, or where mail goes. */
  kind: string
  answeredAt?: Date
  /** Duration of the last call [ms]. */
  tookMs?: number
  failedAt?: Date
  /** The code of the error; never its message, which may contain an address. */
  fault?: string
  /** Failed calls since the last success. */
  failuresInARow: number
}

export function createObservations(clock: Clock, tally?: Tally) {
  const startedAt = clock.now()
  const seen = new Map<string, Observation>()

  async function watch<Answer>(observation: Observation, work: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now()
    try {
      const answer = await work()
      Object.assign(observation, { answeredAt: clock.now(), tookMs: performance.now() - start, failuresInARow: 0 })
      return answer
    } catch (error) {
      observation.failedAt = clock.now()
      observation.fault = faultOf(error)
      observation.failuresInARow += 1
      throw error
    }
  }

  function add(name: string, kind: string): Observation {
    const observation: Observation = { name, kind, failuresInARow: 0 }
    seen.set(name, observation)
    return observation
  }

  return {
    startedAt,

    /** The same upstream, observed; a response of 500 or more counts as a failure, as it does for its caller. */
    upstream(name: string, kind: string, upstream: Upstream): Upstream {
      const observation = add(name, kind)
      return async request => {
        const start = performance.now()
        const count = (isError: boolean) => {
          const ms = performance.now() - start
          if (kind === 'remote') tally?.count({ kind: 'upstream', operation: name, ms, isError })
        }
        const response = await watch(observation, () => upstream(request)).catch(error => {
          count(true)
          throw error
        })
        count(response.status >= 500)
        if (response.status < 500) return response
        observation.failedAt = clock.now()
        observation.fault = `status ${response.status}`
        observation.failuresInARow += 1
        return response
      }
    },

    mailer(kind: string, { send }: Mailer): Mailer {
      const observation = add('Mail', kind)
      return { send: (mail, stamp) => watch(observation, () => send(mail, stamp)) }
    },

    /** Upstreams and mail, sorted by name. */
    all: (): readonly Observation[] => [...seen.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

export type Observations = ReturnType<typeof createObservations>

/** The kind of an error and its code, such as `UpstreamError timeout`. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
