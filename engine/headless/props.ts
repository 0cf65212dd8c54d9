/** `props`: properties of a fluid at a state. */
import { EngineError } from '../errors'
import { type WaterInput, type WaterProperties, water } from '../fluids/water'
import { numbersOf, objectWith, textOf } from './fields'

const pair = ['T', 'p', 'h', 's', 'rho', 'q'] as const

/**
 * Properties of a fluid from two of its properties.
 *
 * @param line  `fluid` (`Water`), `method` (`reference`, or left out), and two of T [K], p [Pa], h [J/kg], s [J/kg K],
 *              rho [kg/m3], q [-]
 * @returns     T, p, rho, h, s, cp, cv, mu, k, w, q, sigma in SI, and the phase; what does not apply is left out
 *
 * Valid for water by IAPWS-IF97; another fluid is `unknown-name`, a pair that it is not solved for `invalid-input`.
 *
 * Source: see `water`.
 */
export function props(line: unknown): WaterProperties {
  const input = objectWith(line, ['fluid', 'method', ...pair])
  const fluid = textOf(input, 'fluid')
  const method = textOf(input, 'method') ?? 'reference'
  if (fluid === undefined) throw new EngineError('invalid-input', 'name the fluid', {})
  if (fluid !== 'Water')
    throw new EngineError('unknown-name', `no properties of ${fluid} yet; known is Water`, { fluid })
  if (method !== 'reference')
    throw new EngineError('unknown-name', `Water has the method reference, not ${method}`, { method })
  return water(numbersOf(input, pair) as WaterInput)
}
