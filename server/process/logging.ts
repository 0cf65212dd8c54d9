import type { Request, RequestHandler } from 'express'
import { type DestinationStream, type Logger, pino } from 'pino'
import { pinoHttp } from 'pino-http'
import { boundedLine } from './boundedLine'

export type { Logger }

declare global {
  namespace Express {
    interface Request {
      /** The client id of the program that asks by its token. */
      program?: string
    }
  }
}

/** One JSON object per line. No line may contain a secret, a cookie, a body or a full query. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const hooks = { streamWrite: boundedLine }
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, hooks },
    destination as DestinationStream,
  )
}

/**
 * The logger for rows of the audit trail, which are written at every level. If nothing else is logged, they go to
 * standard error, so that they do not mix with the output of an operator's command.
 */
export function trailLogger(logger: Logger): Logger {
  if (logger.level === 'silent') return createLogger('info', pino.destination({ dest: 2, sync: true }))
  return logger.child({}, { level: 'info' })
}

/**
 * One line per request: method, path without query, status, time. Health checks are left out: they would be most lines.
 */
export function accessLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: request => (request as unknown as { requestId: string }).requestId,
    autoLogging: { ignore: request => request.url === '/healthz' || request.url === '/readyz' },
    customLogLevel: (_, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    customProps: request => actorsOf(request as Request),
    serializers: {
      req: request => ({ id: request.id, method: request.method, path: request.url.split('?')[0] }),
      res: response => ({ status: response.statusCode }),
      err: error => ({ type: error.type, message: error.message, stack: error.stack }),
    },
  })
}

/** Who acted as whom, and which program asked. For all other requests the log names nobody. */
function actorsOf({ session, program }: Request): object {
  if (program) return { program }
  return session?.impersonator ? { actor: session.identity?.Email, impersonator: session.impersonator.email } : {}
}
