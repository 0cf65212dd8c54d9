/** Measurements of a tool's speed and data sizes. They are sent only if the server takes them for this user. */
import type { AnalyticsMetric } from '../../shared/contracts/enterprise'
import { durationText, sizeText } from '../../shared/display/measuredValue'
import { limits } from '../../shared/limits'

/** The subject of a measurement. Without a project nothing is sent. */
export interface Measured {
  moduleName: string
  projectId: string | undefined
  coilId?: string
}

export interface Measurement {
  moduleName: string
  projectId: string
  metric: AnalyticsMetric
  measuredValue: string
  coilId?: string
}

interface AnalyticsParts {
  /** The user whose flag is cached; for any other user the server is asked again. */
  user: string
  /** Asks the server whether measurements are taken for the user. */
  isTaken: () => Promise<boolean>
  send: (measurement: Measurement) => Promise<unknown>
  now: () => number
  /** Keeps its content after the page is left; signing out empties it. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

const key = 'coilworks-analytics'

export function createAnalytics({ user, isTaken, send, now, storage }: AnalyticsParts) {
  const sentAt: Partial<Record<AnalyticsMetric, number>> = {}
  let asking: Promise<boolean> | undefined

  async function log(metric: AnalyticsMetric, { moduleName, projectId, coilId }: Measured, measuredValue: string) {
    if (measuredValue === '' || projectId === undefined) return
    if (!(await isEnabled())) return
    const last = sentAt[metric]
    // Typing a number gives a rating for each digit: one measurement in each interval is enough.
    if (last !== undefined && now() < last + limits.analytics.everyMs) return
    sentAt[metric] = now()
    await send({ moduleName, projectId, metric, measuredValue, ...(coilId && { coilId }) })
  }

  function isEnabled(): Promise<boolean> {
    const known = kept()
    if (known !== undefined) return Promise.resolve(known)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function ask(): Promise<boolean> {
    const flag = await isTaken()
    storage.setItem(key, JSON.stringify([user, now(), flag]))
    return flag
  }

  /** The cached flag of this user, if it is not older than an hour. */
  function kept(): boolean | undefined {
    const [whose, at, flag] = JSON.parse(storage.getItem(key) ?? '[]') as [string?, number?, boolean?]
    const isFresh = whose === user && at !== undefined && now() < at + limits.analytics.flagMs
    return isFresh ? flag : undefined
  }

  return {
    /** How long something took [ms]. */
    speed: (measured: Measured, ms: number) => log('Speed', measured, durationText(ms)),
    /** How large something is [bytes]. */
    dataSize: (measured: Measured, bytes: number) => log('DataSize', measured, sizeText(bytes)),
  }
}

export type Analytics = ReturnType<typeof createAnalytics>
