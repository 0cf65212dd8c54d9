/** How far a fluid's tables are from its reference equation, at random states: for the tests and for the fluids' pages. */
import { type Fluid, fluidOf, hotState } from '../../engine'

/** What tables give, and by which scale a difference is judged where it is not the value itself. */
const scales: Readonly<Record<string, number>> = { h: 1e5, s: 1e3 }
const properties = ['T', 'rho', 'h', 's', 'cp', 'w', 'mu', 'k'] as const

/**
 * The largest deviation of each property, asked by temperature and pressure and by pressure and enthalpy.
 *
 * @param name   the fluid
 * @param count  how many states
 * @returns      by property: relative; of h over 100 kJ/kg and of s over 1 kJ/kg K
 */
export function tableDeviations(name: string, count: number): Record<string, number> {
  const [reference, table] = [fluidOf(name), fluidOf(name, 'table')]
  const [exact, tabled] = [hotState(), hotState()]
  const worst: Record<string, number> = {}
  const compare = () => {
    for (const property of properties) {
      if (exact[property] === 0) continue
      const scale = scales[property] ?? exact[property]
      const size = Math.abs(tabled[property] - exact[property]) / scale
      if (!(size <= (worst[property] ?? -1))) worst[property] = size
    }
  }
  for (const { T, p } of statesOf(reference, count)) {
    reference.hot.atTp(T, p, exact)
    if (exact.phase === 'two-phase') continue
    reference.hot.transport(exact)
    table.hot.atTp(T, p, tabled)
    table.hot.transport(tabled)
    compare()
    table.hot.atPh(p, exact.h, tabled)
    table.hot.transport(tabled)
    compare()
  }
  return worst
}

/** States all over the tables and a little beyond, the same in every run. */
function* statesOf({ critical, limits }: Fluid, count: number): Generator<{ T: number; p: number }> {
  let seed = 1
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const low = Math.max(limits.lowestT * 1.001, 0.5 * critical.T)
  const high = Math.min(limits.highestT * 0.999, 1.55 * critical.T)
  const highP = Math.min(3.1 * critical.p, 0.99 * limits.highestP)
  for (let i = 0; i < count; i++)
    yield { T: low + next() * (high - low), p: Math.exp(Math.log(2e4) + next() * Math.log(highP / 2e4)) }
}
