/**
 * The fluids, each method and input pair relative to the yardstick of the same run. Full states are written into one
 * object: T, p, rho, h, s, cp, cv, w, q and phase, and viscosity and conductivity where stated.
 */
import {
  fluidNames,
  fluidOf,
  hotState,
  humidityRatioAtRelativeHumidity,
  moistAir,
  moistAirEnthalpy,
  type PropertyMethod,
  waterEnthalpy,
} from '../engine'
import { bytesOf, type Measurement, measure, yardstick } from './measure'
import { figures, printTable } from './table'

const out = hotState()
/** Receives single numbers: returned, each would be allocated as an object. */
const answer = new Float64Array(1)
const count = 1024

/** Pseudo-random numbers between 0 and 1, the same in every run. */
function numbers(): () => number {
  let seed = 1
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

function between(low: number, high: number, next: () => number): Float64Array {
  return Float64Array.from({ length: count }, () => low + next() * (high - low))
}

/** States of one phase below the critical pressure. */
function statesOf(name: string): { T: Float64Array; p: Float64Array; h: Float64Array } {
  const { hot, critical, limits } = fluidOf(name)
  const next = numbers()
  const low = Math.max(limits.lowestT * 1.01, 0.7 * critical.T)
  const high = Math.min(limits.highestT * 0.99, 1.3 * critical.T)
  const T = between(low, high, next)
  const p = between(0, 1, next).map(share => critical.p * 0.85 * 0.02 ** share)
  const h = T.map((each, i) => {
    hot.atTp(each, p[i]!, out)
    return out.h
  })
  return { T, p, h }
}

let step = 0
const each =
  <T>(ask: (i: number) => T) =>
  () =>
    ask(step++ & (count - 1))

function operationsOf(name: string, method: PropertyMethod): Record<string, () => unknown> {
  const { T, p, h } = statesOf(name)
  const { hot } = fluidOf(name, method)
  const ask = {
    [`${name}, ${method}, (T, p)`]: each(i => hot.atTp(T[i]!, p[i]!, out)),
    [`${name}, ${method}, (p, h)`]: each(i => hot.atPh(p[i]!, h[i]!, out)),
  }
  if (method === 'reference') return ask
  const withTransport = each(i => {
    hot.atTp(T[i]!, p[i]!, out)
    hot.transport(out)
  })
  return { ...ask, [`${name}, ${method}, (T, p), with transport`]: withTransport }
}

/** Water of region 1, steam of region 2, the two-phase region, and region 3 of IAPWS-IF97; and the air of coils. */
function waterAndAir(): Record<string, () => unknown> {
  const next = numbers()
  const { hot } = fluidOf('Water')
  const enthalpyAt = (T: number, p: number) => {
    hot.atTp(T, p, out)
    return out.h
  }
  const withEnthalpy = (T: Float64Array, p: Float64Array) => ({ T, p, h: T.map((each, i) => enthalpyAt(each, p[i]!)) })
  const liquid = withEnthalpy(between(280, 450, next), between(1e6, 50e6, next))
  const steam = withEnthalpy(between(460, 1000, next), between(1e4, 1e6, next))
  const critical = withEnthalpy(between(630, 750, next), between(40e6, 90e6, next))
  const wet = { p: between(1e4, 15e6, next), h: between(1.7e6, 2.3e6, next) }
  const air = { T: between(250, 320, next), RH: between(0.1, 1, next), p: between(7e4, 11e4, next) }
  const enthalpyOfAir = (T: number, RH: number, p: number) =>
    moistAirEnthalpy(T, humidityRatioAtRelativeHumidity(T, RH, p))
  return {
    'Water, IAPWS-IF97, (T, p) to h, liquid': each(i => {
      answer[0] = waterEnthalpy(liquid.T[i]!, liquid.p[i]!)
    }),
    'Water, IAPWS-IF97, (T, p) to h, steam': each(i => {
      answer[0] = waterEnthalpy(steam.T[i]!, steam.p[i]!)
    }),
    'Water, IAPWS-IF97, (T, p), liquid': each(i => hot.atTp(liquid.T[i]!, liquid.p[i]!, out)),
    'Water, IAPWS-IF97, (T, p), critical': each(i => hot.atTp(critical.T[i]!, critical.p[i]!, out)),
    ...Object.fromEntries(
      Object.entries({ liquid, steam, wet, critical }).map(([name, { p, h }]) => [
        `Water, IAPWS-IF97, (p, h), ${name}`,
        each(i => hot.atPh(p[i]!, h[i]!, out)),
      ]),
    ),
    'Water, IAPWS-IF97, (p, h), liquid, with transport': each(i => {
      hot.atPh(liquid.p[i]!, liquid.h[i]!, out)
      hot.transport(out)
    }),
    'Moist air, (T, RH, p) to h': each(i => {
      answer[0] = enthalpyOfAir(air.T[i]!, air.RH[i]!, air.p[i]!)
    }),
    'Moist air, (T, RH, p), with wet bulb': each(i => moistAir({ T: air.T[i]!, RH: air.RH[i]!, p: air.p[i]! })),
  }
}

/** The saturation line by curve fits, and vapour within their range of superheat. */
function fitOperationsOf(name: string): Record<string, () => unknown> {
  const { hot, critical } = fluidOf(name, 'curve fit')
  const next = numbers()
  const T = between(0.65 * critical.T, 0.95 * critical.T, next)
  const warmT = T.map(each => each + 50 * next())
  const [p, h] = [new Float64Array(count), new Float64Array(count)]
  for (let i = 0; i < count; i++) {
    hot.atTq(T[i]!, 1, out)
    p[i] = out.p
    hot.atTp(warmT[i]!, p[i]!, out)
    h[i] = out.h
  }
  return {
    [`${name}, curve fit, (T, q = 0)`]: each(i => hot.atTq(T[i]!, 0, out)),
    [`${name}, curve fit, (T, q = 1)`]: each(i => hot.atTq(T[i]!, 1, out)),
    [`${name}, curve fit, (p, q = 1)`]: each(i => hot.atPq(p[i]!, 1, out)),
    [`${name}, curve fit, (T, p)`]: each(i => hot.atTp(warmT[i]!, p[i]!, out)),
    [`${name}, curve fit, (p, h)`]: each(i => hot.atPh(p[i]!, h[i]!, out)),
  }
}

/** The time to build tables [ms]. */
function buildingOf(name: string): [string, string, string] {
  const reference = fluidOf(name)
  const state = { T: 0.9 * reference.critical.T, p: 0.1 * reference.critical.p }
  // First solve the saturation of the reference equation, which is not part of building the tables.
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
  // Measured first, because a table is built only once.
  const held = process.memoryUsage().arrayBuffers
  const built = fluidNames()
    .filter(name => name.startsWith('R-'))
    .map(buildingOf)
  const megabytes = (process.memoryUsage().arrayBuffers - held) / 1e6
  const baseline = measure('yardstick: 1,000 exp, log and sqrt', yardstick)
  const operations = {
    ...operationsOf('R-134a', 'reference'),
    ...operationsOf('R-134a', 'table'),
    ...operationsOf('R-448A', 'reference'),
    ...operationsOf('R-448A', 'table'),
    ...fitOperationsOf('R-134a'),
    ...fitOperationsOf('R-448A'),
    ...waterAndAir(),
  }
  const row = ({ name, microseconds, fastest, spread }: Measurement, bytes = '') => [
    name,
    figures(microseconds),
    figures(1e6 / microseconds),
    figures(1e6 / fastest),
    `${(spread * 100).toFixed(0)} %`,
    figures(microseconds / baseline.microseconds),
    bytes,
  ]
  const rows = Object.entries(operations).map(([name, operation]) =>
    row(measure(name, operation), String(bytesOf(operation))),
  )
  printTable(
    'Fluids',
    ['operation', 'µs', 'per second', 'at best', 'spread', 'of yardstick', 'bytes a call'],
    [row(baseline), ...rows],
  )
  printTable('Tables built', ['fluid', 'states, ms', 'transport, ms'], built)
  console.log(`arrays of these ${built.length}, equations and guides included: ${megabytes.toFixed(0)} MB`)
}
