/** Replaces Vitest to run tests thousands of times: collects them, and runs them until the first one fails. */
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

/** Passes each row to a test like Vitest: a list as separate arguments, anything else as one. */
const eachOf =
  (one: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) one(name, () => body(...(Array.isArray(row) ? row : [row])))
  }
it.each = eachOf(it)
describe.each = eachOf(describe)

/** Not needed: each round runs in its own thread, and ends with it. */
export const afterAll = () => undefined
export const beforeAll = (body: Body) => void before.push(body)

const done = new Set<Body>()

/** The outcome of a test: its time [ms], the numbers that it used, and whether it passed. */
export interface Told {
  name: string
  time: number
  met: number[]
  holds: boolean
}

/** Runs the tests at `places` in order, or all, until one fails. `met` gives the numbers used since its last call. */
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
    // A failure is the wanted outcome: the test detects the changed number.
    return false
  }
}
