/** The connections of a server, so that a stop ends each of them while nothing is under way on it. */
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { limits } from '../config/limits'

const { lookMs, unusedMs, shutdownMs } = limits.stop

export interface Connections {
  /** From now on each answer says that it is the last of its connection, so that no client sends into one that ends. */
  drain(): void
  /** Takes no new connection, ends those on which nothing is under way, and all that are left after `shutdownMs`. */
  stop(): Promise<void>
}

interface Use {
  openedAt: number
  /** Answers that are not yet all sent. */
  underWay: number
  /** What had come in when the last answer was sent: more is the beginning of a request. */
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
  // Before the product answers: what it has sent cannot be changed.
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

  /** One on which nothing was ever sent is left for a moment: its request may be on the way. */
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
        // Not by the HTTP server's own: that takes an answer for sent which is only written, and cuts what is not yet out.
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
