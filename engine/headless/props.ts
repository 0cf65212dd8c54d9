/** `props`: properties of a fluid at a state. */
import { EngineError } from '../errors'
import type { Fluid, FluidState, PropertyMethod, StateInput } from '../fluids/fluid'
import { fluidOf } from '../fluids/fluids'
import { gasMixture, gasNames } from '../fluids/gases'
import { solutionNames, solutionOf } from '../fluids/liquids'
import { type Line, numbersOf, objectWith, textOf } from './fields'

const pair = ['T', 'p', 'h', 's', 'rho', 'q'] as const
const methods: readonly string[] = ['reference', 'table', 'curve fit'] satisfies PropertyMethod[]

/**
 * Properties of a fluid from two of its properties.
 *
 * @param line  `fluid` (such as `Water` or `R-134a`), `method` (`reference`, which holds where it is left out, `table`, or
 *              `curve fit`), and two of T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-]; for a solution in water
 *              (`Ethylene glycol`) its `share` too, by the `basis` mass or volume; instead of a fluid, `mixture` holds
 *              shares of gases by name, by mole or mass
 * @returns     T, p, rho, h, s, cp, cv, mu, k, w, q, sigma in SI, and the phase; what does not apply is left out
 *
 * Valid as `fluidOf`; another fluid or method is `unknown-name`, a pair that it is not solved for `invalid-input`.
 *
 * Source: see `fluidOf`.
 */
export function props(line: unknown): FluidState {
  const input = objectWith(line, ['fluid', 'mixture', 'method', 'share', 'basis', ...pair])
  return fluidFor(input).state(numbersOf(input, pair) as StateInput)
}

function fluidFor(input: Line): Fluid {
  const fluid = textOf(input, 'fluid')
  const method = textOf(input, 'method') ?? 'reference'
  const basis = textOf(input, 'basis')
  const { share } = numbersOf(input, ['share'])
  if (!methods.includes(method))
    throw new EngineError('unknown-name', `there is no method ${method}; known are ${methods.join(', ')}`, { method })
  if (input.mixture !== undefined) {
    if (basis !== undefined && basis !== 'mole' && basis !== 'mass')
      throw new EngineError('invalid-input', 'the basis of a mixture is mole or mass', { basis })
    const names = Object.keys(objectWith(input.mixture, gasNames()))
    return gasMixture(numbersOf(input.mixture as Line, names), basis)
  }
  if (fluid === undefined) throw new EngineError('invalid-input', 'name the fluid', {})
  if (share === undefined || !solutionNames().includes(fluid)) return fluidOf(fluid, method as PropertyMethod)
  if (basis !== undefined && basis !== 'volume' && basis !== 'mass')
    throw new EngineError('invalid-input', 'the basis of a solution is mass or volume', { basis })
  return solutionOf(fluid, share, basis)
}
