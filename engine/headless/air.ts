/** `air`: the state of moist air. */
import { EngineError } from '../errors'
import { type AirProperties, type AirStateInput, moistAir } from '../fluids/moistAir'
import { numbersOf, objectWith } from './fields'

const names = ['T', 'p', 'RH', 'W', 'Twb', 'Tdp'] as const

/**
 * State of moist air.
 *
 * @param line  T [K], p [Pa] and one of RH [0..1], W [kg/kg dry air], Twb [K], Tdp [K]
 * @returns     T, Twb, Tdp [K], W [kg/kg dry air], RH [-], h [J/kg dry air], v [m3/kg dry air], rho [kg/m3]
 *
 * Valid as `moistAir`.
 *
 * Source: see `moistAir`.
 */
export function air(line: unknown): Omit<AirProperties, 'p'> {
  const input = numbersOf(objectWith(line, names), names)
  for (const name of ['T', 'p'])
    if (!(name in input)) throw new EngineError('invalid-input', `${name} is missing`, input)
  const { T, Twb, Tdp, W, RH, h, v, rho } = moistAir(input as AirStateInput)
  return { T, Twb, Tdp, W, RH, h, v, rho }
}
