/** The fluids, each method and pair beside the yardstick of the same run; full states written over one object. */
import { fluidOf, hotState, type PropertyMethod, water } from '../engine'
import { type Measurement, measure, yardstick } from './measure'
import { figures, printTable } from './table'

const out = hotState()
const count = 1024

/** States of one phase below the critical pressure, the same in every run. */
function statesOf(name: string): { T: Float64Array; p: Float64Array; h: Float64Array } {
  const { hot, critical, limits } = fluidOf(name)
  const states = { T: new Float64Array(count), p: new Float64Array(count), h: new Float64Array(count) }
  let seed = 1
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const low = Math.max(limits.lowestT * 1.01, 0.7 * critical.T)
  const high = Math.min(limits.highestT * 0.99, 1.3 * critical.T)
  for (let i = 0; i < count; i++) {
    const T = low + next() * (high - low)
    const p = critical.p * 0.85 * 0.02 ** next()
    hot.atTp(T, p, out)
    states.T[i] = T
    states.p[i] = p
    states.h[i] = out.h
  }
  return states
}

let step = 0

function operationsOf(name: string, method: PropertyMethod): Record<string, () => unknown> {
  const { T, p, h } = statesOf(name)
  const { hot } = fluidOf(name, method)
  const each = (ask: (i: number) => void) => () => ask(step++ & (count - 1))
  return {
    [`${name}, ${method}, (T, p)`]: each(i => hot.atTp(T[i]!, p[i]!, out)),
    [`${name}, ${method}, (p, h)`]: each(i => hot.atPh(p[i]!, h[i]!, out)),
  }
}

/** Milliseconds that tables take to build, where nothing has been asked of them yet. */
function buildingOf(name: string): [string, string, string] {
  const reference = fluidOf(name)
  const state = { T: 1.1 * reference.critical.T, p: 1e6 }
  // Solves the reference's own saturation first, which is no part of the tables.
  reference.hot.atTp(state.T, state.p, out)
  reference.hot.atPh(state.p, out.h, out)
  const { hot } = fluidOf(name, 'table')
  const started = performance.now()
  hot.atTp(state.T, state.p, out)
  const states = performance.now()
  hot.transport(out)
  return [name, (states - started).toFixed(0), (performance.now() - states).toFixed(0)]
}

export function benchFluids(): void {
  const built = ['R-134a', 'R-744', 'R-407C', 'R-454B', 'R-448A'].map(buildingOf)
  const baseline = measure('yardstick: 1,000 exp, log and sqrt', yardstick)
  const operations = {
    ...operationsOf('R-134a', 'reference'),
    ...operationsOf('R-134a', 'table'),
    ...operationsOf('R-448A', 'reference'),
    ...operationsOf('R-448A', 'table'),
    'Water, IAPWS-IF97, (T, p)': () => water({ T: 400 + (step++ & 63), p: 5e6 }),
  }
  const row = ({ name, microseconds, spread }: Measurement) => [
    name,
    figures(microseconds),
    figures(1e6 / microseconds),
    `${(spread * 100).toFixed(0)} %`,
    figures(microseconds / baseline.microseconds),
  ]
  const measured = Object.entries(operations).map(([name, operation]) => measure(name, operation))
  printTable('Fluids', ['operation', 'µs', 'per second', 'spread', 'of yardstick'], [baseline, ...measured].map(row))
  printTable('Tables built', ['fluid', 'states, ms', 'transport, ms'], built)
}
