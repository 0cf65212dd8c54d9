/** Many requests for one page over a few kept connections, by plain sockets: an HTTP client would cost too much. */
import { connect } from 'node:net'

export interface Load {
  /** Number of answers after the warm-up. */
  answers: number
  perSecond: number
  /** Median latency [ms]. */
  median: number
  p95: number
  bytes: number
}

interface Duration {
  warmUpMs?: number
  measuredMs?: number
  /** The load goes on until there are so many answers. */
  leastAnswers?: number
}

const connections = 8

export async function load(
  address: URL,
  headers: Record<string, string> = {},
  { warmUpMs = 1500, measuredMs = 5000, leastAnswers = 0 }: Duration = {},
): Promise<Load> {
  const lines = Object.entries({ host: address.host, accept: 'text/html', ...headers }).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  )
  const request = `GET ${address.pathname} HTTP/1.1\r\n${lines.join('')}\r\n`
  const begin = performance.now() + warmUpMs
  const answers: Answer[] = []
  const isOver = () => performance.now() >= begin + measuredMs && answers.length >= leastAnswers
  const keep = (answer: Answer) => answer.asked >= begin && answers.push(answer)
  await Promise.all(Array.from({ length: connections }, () => askUntil(address, request, keep, isOver)))
  const seconds = (performance.now() - begin) / 1000
  const latencies = answers.map(answer => answer.ms).sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? 0
  return {
    answers: answers.length,
    perSecond: answers.length / seconds,
    median: at(0.5),
    p95: at(0.95),
    bytes: answers.at(-1)?.bytes ?? 0,
  }
}

interface Answer {
  /** When it was asked for [ms]. */
  asked: number
  ms: number
  bytes: number
}

/** Uses one connection, one request at a time. */
function askUntil(address: URL, request: string, keep: (answer: Answer) => void, isOver: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0
    let received = ''
    const socket = connect(Number(address.port), address.hostname, ask).setEncoding('latin1').on('error', reject)
    socket.on('close', () => (isOver() ? resolve() : reject(new Error('the connection was closed'))))
    socket.on('data', chunk => {
      received += chunk
      const bytes = lengthOf(received)
      if (bytes === undefined) return
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(`${address}: ${received.slice(0, 40)}`))
      keep({ asked, ms: performance.now() - asked, bytes })
      received = ''
      if (isOver()) socket.end(resolve)
      else ask()
    })
    function ask() {
      asked = performance.now()
      socket.write(request)
    }
  })
}

/** The length of the response, once it is complete. */
function lengthOf(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const body = received.length - head - 4
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]
  if (length === undefined) return received.endsWith('\r\n0\r\n\r\n') ? body : undefined
  return body >= Number(length) ? body : undefined
}
