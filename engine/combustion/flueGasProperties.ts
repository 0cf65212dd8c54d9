/** Properties of a flue gas by its temperature, fast enough for a march. */
import { EngineError } from '../errors'
import { gasMixtureTransport } from '../fluids/gas/gasTransport'
import { gasConstant, type IdealHeat, idealHeat } from '../fluids/gas/idealGas'
import { gasData } from '../fluids/gas-data'
import type { GasData } from '../fluids/gasData'

/** A gas that does not condense, as functions for a march. SI. */
export interface FlueGasProperties {
  /** [kg/mol] */
  readonly molarMass: number
  /** Specific gas constant [J/kg K]. */
  readonly R: number
  /** Heat capacity [J/kg K]. */
  cp(T: number): number
  /** Enthalpy, zero at 25 °C [J/kg]. */
  h(T: number): number
  /** Temperature of an enthalpy [K]. */
  temperature(h: number): number
  /** Viscosity [Pa s]. */
  mu(T: number): number
  /** Conductivity [W/m K]. */
  k(T: number): number
  /** Density [kg/m3]. */
  rho(T: number, p: number): number
}

/** Temperature at which enthalpy is zero [K]. */
export const gasZero = 298.15

/** Range of the polynomials of transport properties; beyond it the values at the ends hold [K]. */
const [coldest, hottest] = [230, 2300]
const points = 12

/**
 * Properties of a flue gas, or of any mixture of gases that does not react.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            its properties by temperature
 *
 * Valid from 200 to 2500 K near atmospheric pressure, as an ideal gas, without dissociation; viscosity within 2 %,
 * conductivity within 3 %, by polynomials that agree with the mixing rule within 1e-5. Another gas is `unknown-name`.
 *
 * Source: heat B. J. McBride, S. Gordon and M. A. Reno, NASA TM-4513 (1993); transport as `gasMixtureTransport`.
 *
 * @example flueGasProperties({ Nitrogen: 1 }).cp(300) // 1039.7
 */
export function flueGasProperties(composition: Readonly<Record<string, number>>): FlueGasProperties {
  const parts = Object.entries(composition).filter(([, share]) => share > 0)
  const gases = parts.map(([name]) => gasOf(name))
  const total = parts.reduce((sum, [, share]) => sum + share, 0)
  const x = parts.map(([, share]) => share / total)
  const molarMass = gases.reduce((sum, gas, i) => sum + x[i]! * gas.molarMass, 0)
  const R = gasConstant / molarMass
  const heat: IdealHeat = { cp: 0, h: 0, s: 0 }
  const summed = (T: number, of: 'cp' | 'h') => {
    let sum = 0
    for (let i = 0; i < gases.length; i++) {
      idealHeat(gases[i]!, T, heat)
      sum += x[i]! * heat[of]
    }
    return sum
  }
  const zero = summed(gasZero, 'h') * gasZero
  const cp = (T: number) => R * summed(T, 'cp')
  const h = (T: number) => R * (summed(T, 'h') * T - zero)
  let transport: ((T: number, which: 0 | 1) => number) | undefined
  const transportAt = (T: number, which: 0 | 1) => {
    // Created at the first use, because balances of heat never need it.
    transport ??= drawn(gases, x)
    return transport(T, which)
  }
  return {
    molarMass,
    R,
    cp,
    h,
    temperature: value => temperatureOf(value, h, cp),
    mu: T => transportAt(T, 0),
    k: T => transportAt(T, 1),
    rho: (T, p) => p / (R * T),
  }
}

function gasOf(name: string): GasData {
  const found = gasData.find(gas => gas.name === name)
  if (!found) throw new EngineError('unknown-name', `no gas ${name} is known here`, { name })
  return found
}

/** Newton's method: the heat capacity changes little and is never near zero. */
function temperatureOf(value: number, h: (T: number) => number, cp: (T: number) => number): number {
  let T = Math.min(Math.max(gasZero + value / 1100, 210), 2400)
  for (let step = 0; step < 30; step++) {
    const change = (value - h(T)) / cp(T)
    T = Math.min(Math.max(T + change, 150), 6000)
    if (Math.abs(change) < 1e-11 * T) break
  }
  return T
}

/** Viscosity (0) and conductivity (1) by interpolation at Chebyshev points in the logarithm of the temperature. */
function drawn(gases: readonly GasData[], x: readonly number[]): (T: number, which: 0 | 1) => number {
  const [low, high] = [Math.log(coldest), Math.log(hottest)]
  const nodes = Array.from({ length: points }, (_, i) => Math.cos((Math.PI * (i + 0.5)) / points))
  const out = { mu: 0, k: 0 }
  const logs = nodes.map(node => {
    gasMixtureTransport(gases, x, Math.exp((low + high) / 2 + (node * (high - low)) / 2), out)
    return [Math.log(out.mu), Math.log(out.k)] as const
  })
  const series = ([0, 1] as const).map(which =>
    nodes.map((_, order) => {
      const sum = logs.reduce((all, log, i) => all + log[which] * Math.cos((Math.PI * order * (i + 0.5)) / points), 0)
      return ((order === 0 ? 1 : 2) / points) * sum
    }),
  )
  return (T, which) => {
    const z = Math.min(1, Math.max(-1, (2 * Math.log(T) - low - high) / (high - low)))
    const terms = series[which]!
    let [last, before] = [0, 0]
    for (let order = points - 1; order > 0; order--) [last, before] = [2 * z * last - before + terms[order]!, last]
    return Math.exp(z * last - before + terms[0]!)
  }
}
