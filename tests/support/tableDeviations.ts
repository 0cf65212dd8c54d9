/** Deviations of a fluid's tables from its reference equation, at random states: for tests and the fluids' pages. */
import { type Fluid, fluidOf, hotState } from '../../engine'
import { lowestTabled } from '../../engine/fluids/table/build'

/** Scales of deviations that are not relative: for h 100 kJ/kg or R Tc, whichever is larger, for s 1 kJ/kg K. */
const scalesOf = ({ molarMass, critical }: Fluid): Readonly<Record<string, number>> => ({
  h: Math.max(1e5, (8.314462618 / molarMass) * critical.T),
  s: 1e3,
})
const properties = ['T', 'rho', 'h', 's', 'cp', 'w', 'mu', 'k'] as const

/** The deviations of one property. */
export interface TableDeviation {
  readonly largest: number
  /** The 99th percentile. */
  readonly usual: number
  /** The state of the largest deviation. */
  readonly at: TableState
}

export interface TableState {
  readonly T: number
  readonly p: number
}

/**
 * The deviations of each property, calculated from temperature and pressure and from pressure and enthalpy.
 *
 * @param name    the fluid
 * @param states  the states
 * @returns       by property: relative; of h over 100 kJ/kg or R Tc, whichever is larger, and of s over 1 kJ/kg K
 */
export function tableDeviations(name: string, states: Iterable<TableState>): Record<string, TableDeviation> {
  const [reference, table] = [fluidOf(name), fluidOf(name, 'table')]
  const [exact, tabled] = [hotState(), hotState()]
  const scales = scalesOf(reference)
  const found = properties.map(property => ({ property, sizes: [] as number[], largest: -1, at: { T: 0, p: 0 } }))
  const compare = (at: TableState) => {
    for (const of of found) {
      const value = exact[of.property]
      if (value === 0) continue
      const size = Math.abs(tabled[of.property] - value) / (scales[of.property] ?? value)
      of.sizes.push(size)
      if (size <= of.largest) continue
      of.largest = size
      of.at = at
    }
  }
  for (const state of states) {
    const { T, p } = state
    reference.hot.atTp(T, p, exact)
    if (exact.phase === 'two-phase') continue
    reference.hot.transport(exact)
    table.hot.atTp(T, p, tabled)
    table.hot.transport(tabled)
    compare(state)
    table.hot.atPh(p, exact.h, tabled)
    table.hot.transport(tabled)
    compare(state)
  }
  const rows = found.map(({ property, sizes, largest, at }) => {
    sizes.sort((a, b) => a - b)
    return [property, { largest, usual: sizes[Math.floor(0.99 * sizes.length)]!, at }] as const
  })
  return Object.fromEntries(rows)
}

/** States in the whole range of the tables and a little beyond, the same in every run. */
export function* tableStates(fluid: Fluid, count: number): Generator<TableState> {
  const { critical, limits } = fluid
  let seed = 1
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const low = Math.max(limits.lowestT * 1.001, lowestTabled(fluid))
  const high = Math.min(limits.highestT * 0.999, 1.55 * critical.T)
  const highP = Math.min(3.1 * critical.p, 0.99 * limits.highestP)
  for (let i = 0; i < count; i++)
    yield { T: low + next() * (high - low), p: Math.exp(Math.log(2e4) + next() * Math.log(highP / 2e4)) }
}
