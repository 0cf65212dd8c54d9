/** Errors that nothing took, counted and logged. Only one that was thrown ends the process. */
import type { EventEmitter } from 'node:events'
import type { Logger } from './logging'
import type { Metrics } from './metrics'

interface WatchParts {
  logger: Logger
  metrics: Metrics
}

/**
 * A rejection that nothing took belongs to one request, whose answer is missing: everybody else is still served. What is
 * thrown past everything may have left anything half done, so `stop` is called.
 */
export function watchUnhandledErrors(process: EventEmitter, { logger, metrics }: WatchParts, stop: () => void): void {
  process.on('unhandledRejection', (error: unknown) => {
    metrics.unhandledErrors.inc({ kind: 'rejection' })
    logger.error({ err: error }, 'a rejection that nothing handles')
  })
  process.on('uncaughtException', (error: unknown) => {
    metrics.unhandledErrors.inc({ kind: 'exception' })
    logger.fatal({ err: error }, 'an error that nothing handles: stopping')
    stop()
  })
}
