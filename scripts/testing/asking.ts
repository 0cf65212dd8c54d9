/** Sends requests without a pause, over keep-alive connections, and counts the answers. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Asked {
  method?: string
  path: string
  /** Sent as JSON. */
  body?: unknown
}

export interface Asking {
  origin: string
  /** Sent with every request. */
  headers: Record<string, string>
  /** The requests, sent in turn. */
  asked: readonly Asked[]
  /** The number of parallel connections. */
  atOnce: number
  /** A request without an answer in this time counts as failed [ms]. */
  patienceMs: number
}

export interface Answers {
  answered: number
  /** The number of answers 200, by path. */
  served: Record<string, number>
  /** The number of answers 503 with Retry-After, from a node that is too busy or has no database. */
  putOff: number
  /** All other requests, each with the answer that came instead. */
  failures: string[]
  /** The longest time of an answer [ms]. */
  longestMs: number
}

export interface Asker {
  /** The answers so far. */
  answers: Answers
  /** Waits for so many more answers, without those that were put off, which prove nothing. */
  more(count: number): Promise<void>
  /** Sends no more requests, and waits for the running ones. */
  end(): Promise<void>
}

export function keepAsking({ origin, headers, asked, atOnce, patienceMs }: Asking): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Answers = { answered: 0, served: {}, putOff: 0, failures: [], longestMs: 0 }
  let turn = 0
  let isOver = false

  const asking = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const next = asked[turn++ % asked.length]!
      const begun = performance.now()
      const outcome = await answerTo(next)
      answers.answered += 1
      answers.longestMs = Math.max(answers.longestMs, performance.now() - begun)
      if (outcome === 'served') answers.served[next.path] = (answers.served[next.path] ?? 0) + 1
      else if (outcome === 'put off') answers.putOff += 1
      else answers.failures.push(`${next.path}: ${outcome}`)
    }
  })

  /** 'served', 'put off', or a description of another answer. */
  function answerTo({ method = 'GET', path, body }: Asked): Promise<string> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const own = text === undefined ? headers : { ...headers, 'content-type': 'application/json' }
    return new Promise(resolve => {
      const sent = request(new URL(path, origin), { method, agent, headers: own, timeout: patienceMs }, answer => {
        let said = ''
        answer.setEncoding('utf8')
        answer.on('data', part => (said += part))
        answer.on('error', error => resolve(String(error)))
        answer.on('end', () => {
          const { statusCode } = answer
          if (statusCode === 200) resolve('served')
          else if (statusCode === 503 && answer.headers['retry-after'] !== undefined) resolve('put off')
          else resolve(`${statusCode} ${said.slice(0, 200)}`)
        })
      })
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs} ms`)))
      sent.on('error', error => resolve(String(error)))
      sent.end(text)
    })
  }

  return {
    answers,
    async more(count) {
      const counted = () => answers.answered - answers.putOff
      const end = counted() + count
      while (counted() < end) await pause(10)
    },
    async end() {
      isOver = true
      await Promise.all(asking)
      agent.destroy()
    },
  }
}
