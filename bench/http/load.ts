/** Many requests for one page over a few kept connections, by plain sockets: an HTTP client would cost too much. */
import { connect } from 'node:net'

export interface Load {
  perSecond: number
  /** Median latency [ms]. */
  median: number
  p95: number
  bytes: number
}

const connections = 8
const warmUpMs = 1500

export async function load(address: URL, headers: Record<string, string> = {}, measuredMs = 5000): Promise<Load> {
  const lines = Object.entries({ host: address.host, accept: 'text/html', ...headers }).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  )
  const request = `GET ${address.pathname} HTTP/1.1\r\n${lines.join('')}\r\n`
  const begin = performance.now() + warmUpMs
  const end = begin + measuredMs
  const answers = (
    await Promise.all(Array.from({ length: connections }, () => askUntil(address, request, begin, end)))
  ).flat()
  const latencies = answers.map(answer => answer.ms).sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? 0
  return {
    perSecond: answers.length / (measuredMs / 1000),
    median: at(0.5),
    p95: at(0.95),
    bytes: answers.at(-1)?.bytes ?? 0,
  }
}

/** Uses one connection, one request at a time; requests during the warm-up are not counted. */
function askUntil(address: URL, request: string, begin: number, end: number) {
  return new Promise<{ ms: number; bytes: number }[]>((resolve, reject) => {
    const answers: { ms: number; bytes: number }[] = []
    let asked = 0
    let received = ''
    const socket = connect(Number(address.port), address.hostname, ask).setEncoding('latin1').on('error', reject)
    socket.on('close', () =>
      performance.now() < end ? reject(new Error('the connection was closed')) : resolve(answers),
    )
    socket.on('data', chunk => {
      received += chunk
      const bytes = lengthOf(received)
      if (bytes === undefined) return
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(`${address}: ${received.slice(0, 40)}`))
      const now = performance.now()
      if (asked >= begin) answers.push({ ms: now - asked, bytes })
      received = ''
      if (now < end) ask()
      else socket.end(() => resolve(answers))
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
