/** Stands for Vitest where its tests are run thousands of times: collects them, and runs them until the first fails. */
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
export const expect = chai.expect

type Body = (...values: unknown[]) => unknown
interface Test {
  name: string
  before: Body[]
  body: () => unknown
}

const collected: Test[] = []
const path: string[] = []
let before: Body[] = []

export function it(name: string, body: Body): void {
  collected.push({ name: [...path, name].join(' > '), before, body: () => body() })
}

export function describe(name: string, body: Body): void {
  path.push(name)
  const outer = before
  before = [...outer]
  body()
  before = outer
  path.pop()
}

/** Each row as Vitest gives it: the parts of a list, or the row itself. */
const eachOf =
  (one: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) one(name, () => body(...(Array.isArray(row) ? row : [row])))
  }
it.each = eachOf(it)
describe.each = eachOf(describe)

/** A round is a thread of its own, and what it has opened ends with it. */
export const afterAll = () => undefined
export const beforeAll = (body: Body) => void before.push(body)

const done = new Set<Body>()

/** What one test has taken [ms], which numbers it has met, and whether it holds. */
export interface Told {
  name: string
  time: number
  met: number[]
  holds: boolean
}

/** Runs the tests at these places in this order, or all, until one fails. `met` gives the numbers met since it was last asked. */
export async function run(places: readonly number[] | undefined, met: () => number[]): Promise<Told[]> {
  const told: Told[] = []
  for (const place of places ?? collected.keys()) {
    const test = collected[place]
    if (!test) continue
    const started = performance.now()
    const holds = await passes(test)
    told.push({ name: test.name, time: performance.now() - started, met: met(), holds })
    if (!holds) break
  }
  return told
}

async function passes({ before, body }: Test): Promise<boolean> {
  try {
    for (const one of before) {
      if (done.has(one)) continue
      done.add(one)
      await one()
    }
    await body()
    return true
  } catch {
    // What fails is what is looked for: a number that is held.
    return false
  }
}
