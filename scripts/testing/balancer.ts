/** A minimal load balancer: it asks each node whether it is ready, and retries no request. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface Place {
  origin?: URL
  /** How many times in a row it was not ready: a single time may be a short overload. */
  refusals: number
  looks: number
  /** Keeps connections open, so that a request may use one that the node is about to close. */
  agent: Agent
}

export interface Balancer {
  origin: string
  /** Puts a node at a place, instead of the earlier one. */
  put(place: number, address: string): void
  isReady(place: number): boolean
  /** How many readiness checks of the node at a place have been answered. */
  looks(place: number): number
  close(): Promise<void>
}

const refusalsToLeave = 3
const unknown = { refusals: refusalsToLeave }
const isReady = (place: Place) => place.refusals < refusalsToLeave

/** Balances `count` places, checking each `lookMs` after its last answer. Requests go in turn to the ready ones. */
export async function startBalancer(count: number, lookMs: number): Promise<Balancer> {
  const places = Array.from(
    { length: count },
    (): Place => ({ ...unknown, looks: 0, agent: new Agent({ keepAlive: true }) }),
  )
  let turn = 0
  let isClosed = false
  const server = createServer((incoming, outgoing) => {
    const passOn = (place: Place | undefined) => (place ? pass(incoming, outgoing, place) : outgoing.destroy())
    nextReady().then(passOn, error => outgoing.destroy(error))
  })

  /** A request waits until a node is ready: on a busy machine the only running node may be unready for a moment. */
  async function nextReady(): Promise<Place | undefined> {
    turn += 1
    while (!isClosed) {
      const ready = places.filter(isReady)
      if (ready.length > 0) return ready[turn % ready.length]
      await pause(lookMs)
    }
    return undefined
  }

  async function look(place: Place): Promise<void> {
    while (!isClosed) {
      if (place.origin) {
        place.refusals = (await saysReady(place.origin)) ? 0 : place.refusals + 1
        place.looks += 1
      }
      await pause(lookMs)
    }
  }
  const looking = places.map(look)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(place, address) {
      Object.assign(places[place]!, unknown, { origin: new URL(address) })
    },
    isReady: place => isReady(places[place]!),
    looks: place => places[place]!.looks,
    async close() {
      isClosed = true
      await Promise.all(looking)
      for (const { agent } of places) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Uses its own connection, so that a refused connection is noticed too. */
function saysReady(origin: URL): Promise<boolean> {
  return new Promise(resolve => {
    request(new URL('/readyz', origin), { agent: false }, answer => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}

/** A failure between balancer and node becomes an answer that the load counts. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, { origin, agent }: Place): void {
  const { method, url: path, headers } = incoming
  const { connection: _, ...onward } = headers
  const { hostname, port } = origin!
  const sent = request({ hostname, port, method, path, headers: onward, agent }, answer => {
    const { connection: _, 'keep-alive': __, ...back } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, back)
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  sent.on('error', error => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error))))
  incoming.pipe(sent)
}
