/** Stops PostgreSQL for 30 s under load: the answers of two nodes meanwhile, and how soon each serves again. */
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asker, keepAsking } from '../scripts/testing/asking'
import type { ServerProcess } from '../scripts/testing/serverProcess'
import { addPerson, signsIn } from '../tests/support/people'
import { smallestRequests } from '../tests/support/smallestRequests'
import { proxyHeaders, withGround } from './nodes'
import { printTable } from './table'

const awayMs = 30_000
const besideMs = 10_000
const lists = '/DesignService.svc/ListProjects'
const saves = '/DesignService.svc/SaveProject'
const asked = [
  { path: '/app-selector' },
  { path: '/enterprise-webapp' },
  ...Array(5).fill({ path: lists }),
  { method: 'POST', path: '/DesignService.svc/Rate', body: smallestRequests['DesignService.svc/Rate'] },
  { method: 'POST', path: saves, body: smallestRequests['DesignService.svc/SaveProject'] },
]

interface Node {
  process: ServerProcess
  address: string
  headers: Record<string, string>
  asker: Asker
}

export async function benchOutage(): Promise<void> {
  await withGround(async ({ start, houseAt, postgres, db }) => {
    const nodes: Node[] = []
    for (const process of [start(), start()]) {
      const address = await process.address()
      const house = houseAt(address)
      const visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise'] }))
      const token = await visitor.token('/app-selector')
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...proxyHeaders, cookie, 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' }
      // A request may wait 11 s for a hanging database: one without an answer after 15 s counts as failed.
      nodes.push({
        ...{ process, address, headers },
        asker: keepAsking({ origin: address, headers, asked, atOnce: 4, patienceMs: 15_000 }),
      })
    }
    await pause(besideMs)
    await postgres.stop()
    await pause(awayMs)
    await postgres.start()
    const back = performance.now()
    const times = await Promise.all(
      nodes.flatMap(node => ['/readyz', lists].map(path => untilServed(node, path).then(at => at - back))),
    )
    await pause(besideMs)
    await Promise.all(nodes.map(({ asker }) => asker.end()))

    printTable(
      'Two nodes under load, PostgreSQL stopped for 30 s; times from when it takes connections again',
      ['node', 'answered', '503 with Retry-After', 'failed', 'longest, ms', 'ready, ms', 'serves, ms', 'lives'],
      nodes.map(({ process, asker: { answers } }, at) => [
        ...[at + 1, answers.answered, answers.putOff, answers.failures.length, answers.longestMs.toFixed(0)].map(
          String,
        ),
        ...[times[2 * at]!, times[2 * at + 1]!].map(time => time.toFixed(0)),
        process.isRunning() ? 'yes' : 'no',
      ]),
    )
    const said = nodes.reduce((sum, { asker }) => sum + (asker.answers.served[saves] ?? 0), 0)
    const kept = await db.selectFrom('designs').select('id').execute()
    console.log(`  ${said} projects were said to be saved, ${kept.length} are there`)
    for (const failure of nodes.flatMap(({ asker }) => asker.answers.failures).slice(0, 20)) console.log(`  ${failure}`)
  })
}

/** The time until a path is first answered with 200; gives up after a minute. */
async function untilServed({ address, headers }: Node, path: string): Promise<number> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    if ((await statusOf(new URL(path, address), headers)) === 200) return performance.now()
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

/** Does not use `fetch`, which cannot send another Host header than that of the address. */
function statusOf(address: URL, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}
