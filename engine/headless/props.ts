/** `props`: properties of a fluid at a state. */
import { EngineError } from '../errors'
import type { Fluid, FluidState, PropertyMethod } from '../fluids/fluid'
import { fluidOf } from '../fluids/fluids'
import { gasMixture } from '../fluids/gases'
import { oilNames, ownBasis, quietPressure, solutionNames, solutionOf } from '../fluids/liquids'
import { stateByAny } from './anyPair'
import { type Line, numbersOf, objectWith, textOf } from './fields'
import { gasShares, nameOf } from './names'

const pair = ['T', 'p', 'h', 's', 'rho', 'q'] as const
/** Property methods by their names in a line. */
const methods: Readonly<Record<string, PropertyMethod>> = {
  reference: 'reference',
  table: 'table',
  fit: 'curve fit',
  'curve fit': 'curve fit',
}

/**
 * Properties of a fluid from two of its properties.
 *
 * @param line  `fluid` (such as `Water`, `R-134a`, `T66`, or a gas by formula or name), `method` (`reference`, the
 *              default, `table`, or `fit`), and two of T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-]; for a
 *              solution in water (`MEG`, `Ethylene glycol`) its `x` on the basis of the data (mass fraction; volume
 *              fraction for ASHRAE's glycols), or its `share` by the `basis` mass or volume; solutions and oils need T
 *              alone; instead of a fluid, `mixture` holds shares of gases, by mole or mass
 * @returns     T, p, rho, h, s, cp, cv, mu, k, w, q, sigma in SI, and the phase; properties that do not apply are left
 * out
 *
 * Valid as `fluidOf` and `stateByAny`; another fluid or method is `unknown-name`, input that is not two properties is
 * `invalid-input`.
 *
 * Source: see `fluidOf` and `stateByAny`.
 */
export function props(line: unknown): FluidState {
  const input = objectWith(line, ['fluid', 'mixture', 'method', 'x', 'share', 'basis', ...pair])
  return stateByAny(fluidFor(input), stateFor(input))
}

/** The given properties; for a liquid that does not depend on pressure, temperature alone is enough. */
function stateFor(input: Line): Record<string, number> {
  const given = numbersOf(input, pair)
  const name = nameOf(textOf(input, 'fluid') ?? '')
  const isLiquid = solutionNames().includes(name) || oilNames().includes(name)
  if (isLiquid && Object.keys(given).join() === 'T') given.p = quietPressure(name, given.T!)
  return given
}

function fluidFor(input: Line): Fluid {
  const called = textOf(input, 'fluid')
  const asked = textOf(input, 'method') ?? 'reference'
  const basis = textOf(input, 'basis')
  const method = Object.hasOwn(methods, asked) ? methods[asked] : undefined
  if (!method)
    throw new EngineError('unknown-name', `there is no method ${asked}; known are reference, table, fit`, { asked })
  if (input.mixture !== undefined) {
    if (basis !== undefined && basis !== 'mole' && basis !== 'mass')
      throw new EngineError('invalid-input', 'the basis of a mixture is mole or mass', { basis })
    return gasMixture(gasShares(input.mixture), basis)
  }
  if (called === undefined) throw new EngineError('invalid-input', 'name the fluid', {})
  const name = nameOf(called)
  if (solutionNames().includes(name)) {
    if (method !== 'reference')
      throw new EngineError('unknown-name', `${name} has the method reference, not ${method}`, { method })
    return solutionFor(input, name, basis)
  }
  // An oil is not a solution, but tables of liquids may give its share as 0.
  if ((numbersOf(input, ['x']).x ?? 0) !== 0)
    throw new EngineError('invalid-input', `${name} is no solution: it has no mass fraction x`, { x: input.x })
  return fluidOf(name, method)
}

function solutionFor(input: Line, name: string, basis: string | undefined): Fluid {
  const { x, share } = numbersOf(input, ['x', 'share'])
  if (basis !== undefined && basis !== 'volume' && basis !== 'mass')
    throw new EngineError('invalid-input', 'the basis of a solution is mass or volume', { basis })
  const own = ownBasis(name)
  if (x !== undefined && share === undefined && (basis ?? own) === own) return solutionOf(name, x, own)
  if (x === undefined && share !== undefined) return solutionOf(name, share, basis)
  throw new EngineError('invalid-input', `of ${name} give the ${own} fraction x, or a share with its basis`, {
    x,
    share,
  })
}
