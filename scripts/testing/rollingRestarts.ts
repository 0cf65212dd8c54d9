/** Restarts nodes one after the other behind a balancer, while requests arrive without a pause. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Answers, type Asked, keepAsking } from './asking'
import { startBalancer } from './balancer'
import type { ServerProcess } from './serverProcess'

export interface Restarts {
  /** Starts the node of one place. */
  start(place: number): ServerProcess
  nodes: number
  /** The interval of the balancer's readiness checks [ms]. */
  lookMs: number
  /** The requests, sent in turn. */
  asked: readonly Asked[]
  /** The headers of every request, made once there are nodes behind this address. */
  headersAt(origin: string): Promise<Record<string, string>>
  /** The number of parallel connections. */
  atOnce: number
  /** The least number of requests; each node is also restarted at least once. */
  requests: number
  /** The number of answers before each stop, and again while the stopping node drains, on any machine. */
  between: number
  /** Called after the answers during a drain: a second signal may shorten it. */
  drained?: (node: ServerProcess) => void
}

export interface RestartsOutcome extends Answers {
  restarts: number
  exitCodes: (number | null)[]
  /** For each restart, the time from the signal until the balancer stopped sending requests [ms]. */
  leftMs: number[]
}

/** A node that is still ready after so many checks following its signal has not received it. */
const looksToHear = 100
const patienceMs = 60_000

export async function rollingRestarts(options: Restarts): Promise<RestartsOutcome> {
  const { start, nodes, lookMs, asked, headersAt, atOnce, requests, between, drained } = options
  const balancer = await startBalancer(nodes, lookMs)
  const running: ServerProcess[] = []
  const exitCodes: (number | null)[] = []
  const leftMs: number[] = []
  let restarts = 0

  async function serve(place: number): Promise<void> {
    const node = start(place)
    running[place] = node
    balancer.put(place, await node.address())
    await until(() => balancer.isReady(place))
  }

  async function isLeft(place: number): Promise<void> {
    const end = balancer.looks(place) + looksToHear
    await until(() => {
      if (balancer.looks(place) > end) throw new Error('a node that stops says that it is ready')
      return !balancer.isReady(place)
    })
  }

  try {
    await Promise.all(Array.from({ length: nodes }, (_, place) => serve(place)))
    const { origin } = balancer
    const asker = keepAsking({ origin, headers: await headersAt(origin), asked, atOnce, patienceMs })
    try {
      for (let place = 0; restarts < nodes || asker.answers.answered < requests; place = (place + 1) % nodes) {
        const node = running[place]!
        await asker.more(between)
        const signalled = performance.now()
        node.signal('SIGTERM')
        await isLeft(place)
        leftMs.push(performance.now() - signalled)
        await asker.more(between)
        drained?.(node)
        exitCodes.push(await node.exit)
        await serve(place)
        restarts += 1
      }
    } finally {
      await asker.end()
    }
    return { ...asker.answers, restarts, exitCodes, leftMs }
  } finally {
    await balancer.close()
    for (const { signal } of running) signal('SIGKILL')
    await Promise.all(running.map(({ exit }) => exit))
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10)
}
