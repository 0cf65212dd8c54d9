/** The server's socket: its time limits, and how it stops. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '../config/limits'
import { type Connections, watchConnections } from './connections'
import type { Logger } from './logging'
import { limitPipelining } from './pipelining'

export interface Listening extends Connections {
  address: string
  port: number
}

/** Time limits of a connection [ms]: see `limits.connection`. */
export type ConnectionTimes = Readonly<Record<keyof typeof limits.connection, number>>

export function listen(
  listener: RequestListener,
  { host, port, logger }: { host: string; port: number; logger?: Logger },
  times: ConnectionTimes = limits.connection,
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      // Node checks both limits at this interval, by default every 30 s: a limit of 15 s could then take up to 45 s.
      connectionsCheckingInterval: times.checkMs,
      maxHeaderSize: limits.incoming.headerBytes,
      keepAliveTimeout: times.keepAliveMs,
    },
    limitPipelining(listener),
  )
  const connections = watchConnections(server)
  // Nothing else closes a connection whose client does not read its response.
  server.setTimeout(times.silentMs)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      // An error such as too many open files costs one connection; without this listener it would end the process.
      server.on('error', error => logger?.error({ err: error }, 'a connection could not be taken'))
      const bound = server.address() as AddressInfo
      const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
      resolve({ address: `http://${shown}:${bound.port}`, port: bound.port, ...connections })
    })
  })
}
