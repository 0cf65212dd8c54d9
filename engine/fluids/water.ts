/** Water and steam by IAPWS-IF97: liquid water for coils, and any state for the property pages. */
import { EngineError } from '../errors'
import type { FluidState, StateInput } from './fluid'
import { region1 } from './water/region1'
import { onIsobar, onIsotherm } from './water/solveState'
import { highestPressure, hottestAt, saturatedAt, stateAt } from './water/stateAt'
import { lowestSaturation, waterSaturationPressure, waterSaturationTemperature } from './water/waterSaturation'
import { critical, type WaterState } from './water/waterState'
import { waterConductivity, waterSurfaceTension, waterViscosity } from './water/waterTransport'

export { waterEnthalpy } from './water/stateAt'
export { waterSaturationPressure, waterSaturationTemperature } from './water/waterSaturation'
export { waterSurfaceTension } from './water/waterTransport'

/** Where water freezes at ordinary pressure [K]. */
export const waterFreezing = 273.15

/** What a coil asks of its liquid: rho [kg/m3], cp [J/kg K], mu [Pa s], k [W/m K], Pr [-], h [J/kg]. */
export interface LiquidProperties {
  rho: number
  cp: number
  mu: number
  k: number
  Pr: number
  h: number
}

/**
 * Liquid water in a coil.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa], 5 bar where it is not known; it changes the density by 0.005 % a bar
 * @returns  density `rho` [kg/m3], heat capacity `cp` [J/kg K], viscosity `mu` [Pa s], conductivity `k` [W/m K],
 *           Prandtl number `Pr` [-], enthalpy `h` [J/kg] with u = 0 for liquid at the triple point
 *
 * Valid for 273.15 to 473.15 K and up to 100 MPa, else `out-of-range`. Below the saturation pressure it answers for
 * the liquid that would be there under pressure; whether it would boil is for the caller to ask.
 *
 * Source: IAPWS R7-97(2012) region 1, R12-08 viscosity, R15-11 conductivity.
 *
 * @example liquidWater(300).rho // 996.69
 */
export function liquidWater(T: number, p = 5e5): LiquidProperties {
  if (!(T >= 273.15 && T <= 473.15))
    throw new EngineError('out-of-range', `liquid water is answered from 273.15 to 473.15 K, not at ${T} K`, { T })
  if (!(p > 0 && p <= highestPressure))
    throw new EngineError('out-of-range', `liquid water is answered up to ${highestPressure} Pa, not at ${p} Pa`, { p })
  const state = region1(T, p)
  const { mu, k } = transportOf(state)
  return { rho: 1 / state.v, cp: state.cp, mu, k, Pr: (state.cp * mu) / k, h: state.h }
}

/** The pairs that fix a state of water, and the state: as for every fluid. */
export type WaterInput = StateInput
export type WaterProperties = FluidState

/**
 * State of water or steam from one of six pairs.
 *
 * @param input  `T` and `p`, `T` and `q`, `p` and `q`, `p` and `h`, `p` and `s`, or `T` and `rho`
 * @returns      T [K], p [Pa], rho [kg/m3], h [J/kg], s, cp, cv [J/kg K], mu [Pa s], k [W/m K], speed of sound w [m/s],
 *               q [-], sigma [N/m], phase; in a wet mixture without cp, cv, mu, k and w. Zero of h and s: saturated liquid
 *               at the triple point
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa, else `out-of-range`; viscosity and conductivity
 * above 1173.15 K are extrapolated. Another pair is `invalid-input`.
 *
 * Source: IAPWS R7-97(2012), R12-08 (viscosity), R15-11 (conductivity), R1-76 (surface tension).
 */
export function water(input: WaterInput): WaterProperties {
  for (const [name, value] of Object.entries(input))
    if (!Number.isFinite(value)) throw new EngineError('not-finite', `${name} must be a finite number`, { ...input })
  const has = (...names: string[]) => Object.keys(input).length === 2 && names.every(name => name in input)
  const given = input as Record<string, number>
  if (has('T', 'p')) return singlePhase(stateAt(given.T!, given.p!))
  if (has('T', 'q')) return saturatedMixture(given.T!, given.q!)
  if (has('p', 'q')) return saturatedMixture(waterSaturationTemperature(given.p!), given.q!)
  if (has('p', 'h')) return fromIsobar(given.p!, 'h', given.h!)
  if (has('p', 's')) return fromIsobar(given.p!, 's', given.s!)
  if (has('T', 'rho')) return fromIsotherm(given.T!, given.rho!)
  throw new EngineError('invalid-input', 'give T and p, T and q, p and q, p and h, p and s, or T and rho', { ...input })
}

function transportOf(state: WaterState): { mu: number; k: number } {
  const { T, v, cp, cv, volumeByPressure } = state
  const rho = 1 / v
  const mu = waterViscosity(T, rho)
  return { mu, k: waterConductivity({ T, rho, cp, cv, mu, densityByPressure: -volumeByPressure * rho * rho }) }
}

function phaseOf({ T, p }: WaterState): WaterProperties['phase'] {
  if (T >= critical.T) return p >= critical.p ? 'supercritical' : 'gas'
  return p >= waterSaturationPressure(T) ? 'liquid' : 'gas'
}

function singlePhase(state: WaterState): WaterProperties {
  const { T, p, v, h, s, cp, cv, w } = state
  return { T, p, rho: 1 / v, h, s, cp, cv, ...transportOf(state), w, phase: phaseOf(state) }
}

/** On the line one of the two phases with all its properties; between, the mixture by mass. */
function saturatedMixture(T: number, q: number): WaterProperties {
  if (!(q >= 0 && q <= 1)) throw new EngineError('out-of-range', 'the vapour fraction q is between 0 and 1', { q })
  const sigma = waterSurfaceTension(T)
  if (q === 0) return { ...singlePhase(saturatedAt(T, 'liquid')), q, sigma, phase: 'liquid' }
  if (q === 1) return { ...singlePhase(saturatedAt(T, 'vapour')), q, sigma, phase: 'gas' }
  const liquid = saturatedAt(T, 'liquid')
  const vapour = saturatedAt(T, 'vapour')
  const mix = (name: 'v' | 'h' | 's') => liquid[name] + q * (vapour[name] - liquid[name])
  return { T, p: liquid.p, rho: 1 / mix('v'), h: mix('h'), s: mix('s'), q, sigma, phase: 'two-phase' }
}

function fromIsobar(p: number, name: 'h' | 's', value: number): WaterProperties {
  const coldest = stateAt(waterFreezing, p)
  const hottest = stateAt(hottestAt(p), p)
  if (!(value >= coldest[name] && value <= hottest[name]))
    throw new EngineError('out-of-range', `at ${p} Pa ${name} is between ${coldest[name]} and ${hottest[name]}`, {
      p,
      [name]: value,
    })
  if (!(p >= lowestSaturation && p < critical.p))
    return singlePhase(onIsobar(p, name, value, [waterFreezing, hottestAt(p)]))

  const T = waterSaturationTemperature(p)
  const liquid = saturatedAt(T, 'liquid')[name]
  const vapour = saturatedAt(T, 'vapour')[name]
  if (value < liquid) return singlePhase(onIsobar(p, name, value, [waterFreezing, T]))
  if (value > vapour) return singlePhase(onIsobar(p, name, value, [T, hottestAt(p)]))
  return saturatedMixture(T, (value - liquid) / (vapour - liquid))
}

function fromIsotherm(T: number, rho: number): WaterProperties {
  const highest = stateAt(T, T > hottestAt(highestPressure) ? 50e6 : highestPressure)
  const lowest = 1e-3
  if (!(rho > 0 && rho <= 1 / highest.v))
    throw new EngineError('out-of-range', `at ${T} K the density is between 0 and ${1 / highest.v} kg/m3`, { T, rho })
  if (!(T < critical.T)) return singlePhase(onIsotherm(T, rho, [lowest, highest.p]))

  const liquid = saturatedAt(T, 'liquid')
  const vapour = saturatedAt(T, 'vapour')
  if (rho > 1 / liquid.v) return singlePhase(onIsotherm(T, rho, [liquid.p, highest.p]))
  if (rho < 1 / vapour.v) return singlePhase(onIsotherm(T, rho, [lowest, liquid.p]))
  return saturatedMixture(T, (1 / rho - liquid.v) / (vapour.v - liquid.v))
}
