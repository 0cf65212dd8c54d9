/** Ten minutes of work by six people at a time on one node: whether its memory use becomes stable. */
import { setTimeout as pause } from 'node:timers/promises'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { coilSelection } from '../shared/contracts'
import { addPerson, type Person, password } from '../tests/support/people'
import { smallestRequests } from '../tests/support/smallestRequests'
import { Visitor } from '../tests/support/visitor'
import { type Ground, withGround } from './nodes'
import { printTable } from './table'

const minutes = 10
/** The time for caches to fill and the compiler to finish. */
const warmUpMinutes = 3
const atOnce = 6
/** The people take turns, because six alone would reach the hourly limits of searches and reports for a person. */
const people = 60
const sampleMs = 15_000
const pages = ['/app-selector', '/enterprise-webapp', '/']
/** Largest growth allowed from the end of the warm-up to the end of the run; a leak in any kind of request is more. */
const mostGrowth = 0.05

/** The memory of the node after garbage collection [bytes]. */
interface Left {
  /** The heap, with external memory such as buffers. */
  heap: number
  resident: number
}

/** How many requests were served, put off because the node was busy (503), or refused by a rate limit (429). */
interface Outcomes {
  served: number
  putOff: number
  refused: number
}

export async function benchSoak(): Promise<void> {
  await withGround(async ground => {
    const node = ground.start(['--import', './bench/collecting.mjs'])
    const house = ground.houseAt(await node.address())
    const outcomes = new Map<string, Outcomes>()
    const problems: string[] = []
    const begun = performance.now()
    const minute = () => (performance.now() - begun) / 60_000

    async function does(what: string, request: () => Promise<{ status: number }>): Promise<void> {
      const { status } = await request().catch(error => ({ status: String(error) }))
      const outcome = outcomes.get(what) ?? { served: 0, putOff: 0, refused: 0 }
      outcomes.set(what, outcome)
      if (status === 200 || status === 303) outcome.served += 1
      else if (status === 503) outcome.putOff += 1
      else if (status === 429) outcome.refused += 1
      else problems.push(`${what}: ${status}`)
    }

    async function work({ email }: Person): Promise<void> {
      const visitor = new Visitor(house)
      await does('sign in', () => visitor.submit('/login', { email, password }))
      for (const path of pages) await does('page', () => visitor.get(path))
      for (let rating = 0; rating < 5; rating++) await does('rating', () => rate(visitor))
      for (const operation of [coilSelection.StartSearch, coilSelection.CreateReport, coilSelection.SaveProject])
        await does(operation.name, () =>
          visitor.call(operation, smallestRequests[`DesignService.svc/${operation.name}`]),
        )
      await does('log out', () => visitor.logsOut())
    }

    const somebody: Person[] = []
    for (let one = 0; one < people; one++) somebody.push(await addPerson(house, { roles: ['enterprise'] }))
    let turn = 0
    const working = Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (minute() < minutes) await work(somebody[turn++ % people]!)
      }),
    )
    const samples: (Left & { minute: number })[] = []
    while (minute() < minutes) {
      samples.push({ minute: Math.floor(minute()), ...(await leftOf(node, samples.length)) })
      await pause(sampleMs)
    }
    await working

    printTable(
      'One node, six people at once; answers by what was asked',
      ['asked', 'served', 'busy (503)', 'too often (429)'],
      [...outcomes].map(([what, { served, putOff, refused }]) => [what, ...[served, putOff, refused].map(String)]),
    )
    const rows = Array.from({ length: minutes }, (_, at) => samples.filter(one => one.minute === at))
    // The least value of a minute has the fewest running requests.
    const least = (of: Left[], kind: keyof Left) => Math.min(...of.map(one => one[kind])) / 1e6
    printTable(
      'Memory of the node in each minute after a collection, the least, MB',
      ['minute', 'heap', 'resident'],
      rows.map((of, at) => [String(at + 1), least(of, 'heap').toFixed(1), least(of, 'resident').toFixed(1)]),
    )
    for (const kind of ['heap', 'resident'] as const) {
      const share = growth(rows.slice(warmUpMinutes).map(of => least(of, kind)))
      const verdict = share <= mostGrowth ? 'holds its level' : 'grows'
      console.log(
        `  ${kind}: ${verdict} (${(100 * share).toFixed(1)} % from minute ${warmUpMinutes + 1} to ${minutes})`,
      )
    }
    console.log(`  ${problems.length} requests failed`)
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
  })
}

/** Rates a coil, with other air each time. */
function rate(visitor: Visitor) {
  const air = { ...coolingExample.air, dryBulb: coolingExample.air.dryBulb + Math.random() }
  return visitor.call(coilSelection.Rate, { input: { ...coolingExample, air } })
}

/** Makes the node collect garbage and report; `before` is the number of earlier reports. */
async function leftOf(node: ReturnType<Ground['start']>, before: number): Promise<Left> {
  node.signal('SIGUSR2')
  for (;;) {
    const said = [...node.output().matchAll(/^left: (.*)$/gm)][before]?.[1]
    if (said) return JSON.parse(said)
    if (!node.isRunning()) throw new Error(node.output())
    await pause(50)
  }
}

/** The growth of the best-fit straight line from its first point to its last, relative to the first. */
function growth(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return (slope * 2 * middle) / (mean - slope * middle)
}
