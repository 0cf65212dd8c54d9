/** Limits the requests of one connection that are answered at the same time. */
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../config/limits'

/**
 * The same listener for connections on which no more than a few requests are running. Browsers and proxies send the
 * next request after the response. Without the limit one connection could start a thousand pages with one packet. One
 * request too many is refused, after the responses to those before it, and ends its connection.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const running = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = running.get(socket) ?? 0
    if (before >= limits.incoming.pipelined) {
      running.set(socket, Number.POSITIVE_INFINITY)
      return refuse(response)
    }
    running.set(socket, before + 1)
    response.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1))
    listener(request, response)
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { connection: 'close', 'retry-after': String(limits.incoming.retrySeconds) }).end()
}
