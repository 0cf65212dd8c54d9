/** The built-in services on a port of their own: what the reverse proxy is tested against, and how IT can run them apart. */
import { getRequestListener } from '@hono/node-server'
import { isService } from '../../shared/contracts/operation'
import { BusyError } from '../busyError'
import type { Upstream } from '../gateway/upstream'
import { type Listening, listen } from '../listen'
import type { BuiltIn } from './builtIn'

export function serveServices(builtIn: BuiltIn, port: number): Promise<Listening> {
  const listener = getRequestListener(request => {
    const serve = serviceAt(builtIn, new URL(request.url).pathname)
    return serve ? serve(request).catch(unlessBusy) : new Response(null, { status: 404 })
  })
  return listen(listener, { host: '127.0.0.1', port })
}

/** Who calls from outside is told to try again as a browser is. */
function unlessBusy(error: unknown): Response {
  if (error instanceof BusyError) return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
  throw error
}

function serviceAt({ services, apis, auth }: BuiltIn, path: string): Upstream | undefined {
  const [, name = ''] = path.split('/')
  if (isService(name)) return services[name]
  if (name === 'auth') return auth
  return Object.values(apis).find(({ prefix }) => path.startsWith(`${prefix}/`))?.upstream
}
