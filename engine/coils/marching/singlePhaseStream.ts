/** A fluid that keeps its phase, tabled along its isobar between the temperatures that the coil can give it. */

import { EngineError } from '../../errors'
import type { Fluid } from '../../fluids/fluid'
import { hotState } from '../../fluids/fluid'
import { liquidWater } from '../../fluids/water'
import { type Nodes, nodesOf, readNodes } from './isobar'
import type { StreamState, TubeStream } from './stream'

/** Distance of the nodes [K] and their fewest and most. */
const spacing = 4
const counts = { fewest: 6, most: 40 } as const

/**
 * A liquid or gas in the tubes at one pressure.
 *
 * @param fluid     the fluid
 * @param pressure  absolute [Pa]
 * @param ends      temperatures between which the coil can bring it [K]
 * @returns         the stream; pressure moves nothing but the density of gases
 *
 * Valid where the fluid keeps its phase; held at the ends of its property equations, so that a coil that would freeze is
 * marched as if the fluid were just liquid.
 *
 * Source: the fluid's own.
 */
export function singlePhaseStream(fluid: Fluid, pressure: number, ends: readonly [number, number]): TubeStream {
  const low = heldWithin(fluid, Math.min(...ends) - 0.5)
  const high = Math.max(heldWithin(fluid, Math.max(...ends) + 0.5), low + 1)
  const count = Math.min(counts.most, Math.max(counts.fewest, Math.ceil((high - low) / spacing) + 1))
  const ask = asker(fluid, pressure)
  let isGas = false
  const byT = nodesOf(low, high, count, 5, (T, values, at) => {
    const { h, rho, mu, k, cp } = ask(T)
    values[at] = h
    values[at + 1] = rho
    values[at + 2] = Math.log(mu)
    values[at + 3] = k
    values[at + 4] = cp
    isGas = rho < 100
  })
  const read = new Float64Array(5)
  const atT = (T: number, p: number, out: StreamState) => {
    readNodes(byT, T, read)
    out.T = T
    out.h = read[0]!
    out.rho = isGas ? (read[1]! * p) / pressure : read[1]!
    out.mu = Math.exp(read[2]!)
    out.k = read[3]!
    out.cp = read[4]!
  }
  return {
    name: fluid.name,
    criticalPressure: fluid.critical.p,
    molarMass: fluid.molarMass,
    changesPhase: false,
    feelsPressure: isGas,
    at(p, h, out) {
      atT(temperatureOf(byT, h, read), p, out)
      out.h = h
    },
    atWall: (p, T, _near, out) => atT(T, p, out),
    dome() {
      throw new EngineError('invalid-input', `${fluid.name} keeps its phase in this coil`, { path: 'fluid.name' })
    },
    enthalpy(_p, T) {
      readNodes(byT, T, read)
      return read[0]! + read[4]! * (T - Math.min(high, Math.max(low, T)))
    },
    saturationPressure: () => undefined,
  }
}

/** Water stays liquid by its own equation, also a little above its boiling point. */
function asker(fluid: Fluid, pressure: number): (T: number) => StreamState {
  if (fluid.name === 'Water') return T => ({ T, ...liquidWater(T, pressure) })
  const state = hotState()
  return T => {
    fluid.hot.atTp(T, pressure, state)
    fluid.hot.transport(state)
    return state
  }
}

/** Liquid water is answered up to here [K]. */
const hottestWater = 473.15

/** The nearest temperature at which the fluid's equations answer and it is liquid. */
function heldWithin({ name, limits }: Fluid, T: number): number {
  return Math.min(name === 'Water' ? hottestWater : limits.highestT, Math.max(limits.lowestT, T))
}

/** Temperature of an enthalpy by Newton's method along the table, which is nearly straight. */
function temperatureOf(byT: Nodes, h: number, read: Float64Array): number {
  const { first, step, count, values, width } = byT
  const last = (count - 1) * width
  let T = first + (step * (count - 1) * (h - values[0]!)) / (values[last]! - values[0]!)
  for (let round = 0; round < 3; round++) {
    readNodes(byT, T, read)
    const held = Math.min(first + step * (count - 1), Math.max(first, T))
    const miss = h - read[0]! - read[4]! * (T - held)
    T += miss / read[4]!
    if (Math.abs(miss) < 1e-7 * Math.abs(read[4]!)) break
  }
  return T
}
