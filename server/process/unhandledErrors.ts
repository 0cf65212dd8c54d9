/** Counts and logs unhandled errors. Only an uncaught exception ends the process. */
import type { EventEmitter } from 'node:events'
import type { Logger } from './logging'
import type { Metrics } from './metrics'

interface WatchParts {
  logger: Logger
  metrics: Metrics
}

/**
 * An unhandled rejection belongs to one request, which gets no response; all others are still served. An uncaught
 * exception may have left shared state half changed, so `stop` is called.
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
