/** A TCP proxy between the house and a server that it needs, which a test can cut or let hang. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface FaultyLink {
  /** The address of the server through the proxy. */
  address: string
  /** Data no longer passes, but nothing is refused. */
  hang(): void
  /** Data that was held back passes, and all later data. */
  heal(): void
  /** Breaks every connection, and accepts no new one until `heal`. */
  cut(): void
  close(): Promise<void>
}

export async function faultyLink(target: string): Promise<FaultyLink> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'hanging' | 'cut' = 'whole'
  const wire = createServer(near => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', part => to.write(part))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (state === 'hanging') from.pause()
    }
  })
  await new Promise<void>(resolve => wire.listen(0, '127.0.0.1', resolve))
  const address = new URL(target)
  address.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`
  return {
    address: address.href,
    hang() {
      state = 'hanging'
      for (const socket of sockets) socket.pause()
    },
    heal() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => wire.close(() => resolve()))
    },
  }
}
