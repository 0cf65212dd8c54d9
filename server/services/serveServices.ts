/** The built-in services on a port of their own: what the reverse proxy is tested against, and how IT can run them apart. */
import { getRequestListener } from '@hono/node-server'
import { isService } from '../../shared/contracts/operation'
import type { Upstreams } from '../gateway/gateway'
import { type Listening, listen } from '../listen'

export function serveServices(services: Upstreams, port: number): Promise<Listening> {
  const listener = getRequestListener(request => {
    const [, name = ''] = new URL(request.url).pathname.split('/')
    return isService(name) ? services[name](request) : new Response(null, { status: 404 })
  })
  return listen(listener, { host: '127.0.0.1', port })
}
