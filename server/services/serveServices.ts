/** The built-in services on a separate port: for tests of the reverse proxy, and so that IT can run them separately. */
import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isService } from '../../shared/contracts/operation'
import { limits } from '../config/limits'
import { BusyError } from '../errors/busyError'
import { UnavailableError } from '../errors/unavailableError'
import { type Listening, listen } from '../process/listen'
import type { Logger } from '../process/logging'
import { responseOf } from '../upstream/messages'
import type { Upstream } from '../upstream/upstream'
import type { BuiltIn } from './builtIn'
import { type PortOptions, serviceRequest } from './serviceRequest'

interface ServedOptions extends PortOptions {
  logger?: Logger
}

export function serveServices(
  builtIn: BuiltIn,
  port: number,
  { logger, ...options }: ServedOptions = {},
): Promise<Listening> {
  const answer = getRequestListener(async (request, { incoming }) => {
    const made = await serviceRequest(request, incoming as IncomingMessage, options)
    if (typeof made === 'number') return new Response(null, { status: made, headers: { connection: 'close' } })
    const serve = serviceAt(builtIn, new URL(made.url).pathname)
    return serve
      ? serve(made)
          .then(responseOf)
          .catch(error => unlessForNow(error, logger))
      : new Response(null, { status: 404 })
  })
  return listen((incoming, outgoing) => answer(incoming, outgoing).catch(error => outgoing.destroy(error)), {
    ...{ host: '127.0.0.1', port, logger },
  })
}

/** An external caller is told to try again later, like a browser. */
function unlessForNow(error: unknown, logger?: Logger): Response {
  if (!(error instanceof BusyError || error instanceof UnavailableError)) throw error
  logger?.error({ err: error }, 'a call to a service failed')
  return new Response(null, { status: 503, headers: { 'retry-after': String(limits.incoming.retrySeconds) } })
}

function serviceAt({ services, apis, auth }: BuiltIn, path: string): Upstream | undefined {
  const [, name = ''] = path.split('/')
  if (isService(name)) return services[name]
  if (name === 'auth') return auth
  return Object.values(apis).find(({ prefix }) => path.startsWith(`${prefix}/`))?.upstream
}
