/** `props`: properties of a fluid at a state. */
import { EngineError } from '../errors'
import type { FluidState, PropertyMethod, StateInput } from '../fluids/fluid'
import { fluidOf } from '../fluids/fluids'
import { numbersOf, objectWith, textOf } from './fields'

const pair = ['T', 'p', 'h', 's', 'rho', 'q'] as const
const methods: readonly string[] = ['reference', 'table', 'curve fit'] satisfies PropertyMethod[]

/**
 * Properties of a fluid from two of its properties.
 *
 * @param line  `fluid` (such as `Water` or `R-134a`), `method` (`reference`, or left out), and two of T [K], p [Pa],
 *              h [J/kg], s [J/kg K], rho [kg/m3], q [-]
 * @returns     T, p, rho, h, s, cp, cv, mu, k, w, q, sigma in SI, and the phase; what does not apply is left out
 *
 * Valid as `fluidOf`; another fluid or method is `unknown-name`, a pair that it is not solved for `invalid-input`.
 *
 * Source: see `fluidOf`.
 */
export function props(line: unknown): FluidState {
  const input = objectWith(line, ['fluid', 'method', ...pair])
  const fluid = textOf(input, 'fluid')
  const method = textOf(input, 'method') ?? 'reference'
  if (fluid === undefined) throw new EngineError('invalid-input', 'name the fluid', {})
  if (!methods.includes(method))
    throw new EngineError('unknown-name', `there is no method ${method}; known are ${methods.join(', ')}`, { method })
  return fluidOf(fluid, method as PropertyMethod).state(numbersOf(input, pair) as StateInput)
}
