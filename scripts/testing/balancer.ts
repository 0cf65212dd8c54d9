/** A balancer before nodes, as small as one can be: it asks each node whether it is ready, and tries nothing twice. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface Place {
  origin?: URL
  /** How often in a row it has said that it is not ready: once alone may be a moment of much work. */
  refusals: number
  looks: number
  /** Connections are kept, so that a request may meet one that the node is about to end. */
  agent: Agent
}

export interface Balancer {
  origin: string
  /** Puts a node at a place, in the stead of the one before. */
  put(place: number, address: string): void
  isReady(place: number): boolean
  /** How often a node of a place was asked whether it is ready, and has answered. */
  looks(place: number): number
  close(): Promise<void>
}

const refusalsToLeave = 3
const unknown = { refusals: refusalsToLeave }
const isReady = (place: Place) => place.refusals < refusalsToLeave

/** Before `count` places, each asked `lookMs` after its last answer. Requests go in turn to those that are ready. */
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

  /** On a busy machine the only node that runs may say for a moment that it is not ready: a request waits until one is. */
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

/** By a connection of its own, so that one that cannot be made is seen as well. */
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

/** What goes wrong on the way is an answer of its own, by which the load sees it. */
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
