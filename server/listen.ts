/** The server's socket: its time limits, and a stop that finishes what is in flight. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from './limits'

export interface Listening {
  address: string
  port: number
  /** Takes no new connection, lets requests in flight finish, and closes what is still open after `limits.shutdownMs`. */
  stop(): Promise<void>
}

export function listen(listener: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: limits.incoming.headersMs,
      requestTimeout: limits.incoming.requestMs,
      maxHeaderSize: limits.incoming.headerBytes,
      keepAliveTimeout: 75_000,
    },
    listener,
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const bound = server.address() as AddressInfo
      const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
      resolve({ address: `http://${shown}:${bound.port}`, port: bound.port, stop: () => stop(server) })
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => server.closeAllConnections(), limits.shutdownMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
