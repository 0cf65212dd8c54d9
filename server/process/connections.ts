/** Tracks the connections of a server, so that a stop closes each of them when no request is running on it. */
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { limits } from '../config/limits'

const { lookMs, unusedMs, shutdownMs } = limits.stop

export interface Connections {
  /** From now on each response says that it is the last of its connection, so that no client uses a closing one. */
  drain(): void
  /** Accepts no new connection, closes those without a running request, and all that are left after `shutdownMs`. */
  stop(): Promise<void>
}

interface Use {
  openedAt: number
  /** Number of responses that are not yet completely sent. */
  underWay: number
  /** Bytes received when the last response was sent: if there are more now, a request has begun. */
  bytesRead: number
}

export function watchConnections(server: Server): Connections {
  const uses = new Map<Socket, Use>()
  const underWay = new Set<{ shouldKeepAlive: boolean }>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { openedAt: performance.now(), underWay: 0, bytesRead: 0 })
    socket.once('close', () => uses.delete(socket))
  })
  // Runs before the handlers of the product, because headers cannot be changed once they are sent.
  server.prependListener('request', ({ socket }, response) => {
    const use = uses.get(socket)!
    use.underWay += 1
    underWay.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      use.underWay -= 1
      use.bytesRead = socket.bytesRead
      underWay.delete(response)
    })
  })

  function drain(): void {
    isDraining = true
    for (const response of underWay) response.shouldKeepAlive = false
  }

  /** A connection on which nothing was ever sent stays open for a moment: its first request may be on the way. */
  function endIdle(): void {
    const before = performance.now() - unusedMs
    for (const [socket, use] of uses) {
      const isIdle = use.underWay === 0 && socket.bytesRead === use.bytesRead
      if (isIdle && (use.bytesRead > 0 || use.openedAt < before)) socket.destroy()
    }
  }

  return {
    drain,
    stop() {
      drain()
      return new Promise(resolve => {
        const look = setInterval(endIdle, lookMs)
        const end = setTimeout(() => server.closeAllConnections(), shutdownMs)
        // Not the `close` of the HTTP server: it regards a written response as sent, and cuts off data still in
        // transfer.
        NetServer.prototype.close.call(server, () => {
          clearInterval(look)
          clearTimeout(end)
          resolve()
        })
        endIdle()
      })
    },
  }
}
