/** The material of a tube or a fin. */
import { EngineError } from '../errors'
import type { HotStress } from './hotStress'

/** Confidence in a number: read in a source (absent), to be verified, or an interpretation of an undefined name. */
export type Trust = 'verify' | 'assumption'

/** Conductivity as a linear function of temperature [W/m K, K, W/m K2]. */
export interface ConductivityLine {
  value: number
  at: number
  slope: number
}

export interface Material {
  /** Name in the list of materials. */
  name: string
  form: 'tube' | 'fin'
  grade: string
  conductivity: ConductivityLine
  /** Density [kg/m3]. */
  density: number
  /** Lowest and highest metal temperature for design [K]; common practice, an assumption for every row. */
  temperature: readonly [lowest: number, highest: number]
  /**
   * Tensile and yield strength at room temperature, and the allowable stress at 311 K, where known [Pa]; `hot` by
   * rising temperature [K] where a table is available.
   */
  strength?: { tensile: number; yield: number; allowable: number; hot?: HotStress }
  /** Roughness of the inside wall of a tube [m]; that of drawn copper and brass where left out. */
  roughness?: number
  /** Coating of the fin stock before it is stamped [m, W/m K]. */
  coat?: { thickness: number; conductivity: number }
  use: string
  trust?: Trust
  note?: string
}

/**
 * Thermal conductivity of a material at a temperature.
 *
 * @param material  of a tube or a fin
 * @param T         metal temperature [K]
 * @returns         conductivity [W/m K]
 *
 * Valid within the material's temperature limits, within which the line is accurate to 5 %; beyond, the value at the
 * limit.
 *
 * Source: see the material; copper from the Copper Development Association's tube handbook, others as marked.
 */
export function conductivity(material: Material, T: number): number {
  if (!(T > 0 && T < Number.POSITIVE_INFINITY))
    throw new EngineError('not-positive', 'temperature must be positive and finite', { T })
  const [lowest, highest] = material.temperature
  const { value, at, slope } = material.conductivity
  return value + slope * (Math.min(Math.max(T, lowest), highest) - at)
}

/**
 * Allowable stress of a material at a temperature.
 *
 * @param material  of a tube
 * @param T         metal temperature [K]
 * @returns         stress [Pa], linear between the rows of its table and constant beyond its ends; that at 311 K where
 *                  there is no table; undefined where only the manufacturer can give it
 *
 * Valid within the material's temperature limits. A first estimate: the tables of the pressure vessel code govern.
 *
 * Source: `hotStress`; see the material.
 */
export function allowableStress({ strength }: Material, T: number): number | undefined {
  if (!strength) return undefined
  const above = strength.hot?.findIndex(([hot]) => hot > T) ?? 0
  if (!strength.hot || above === 0) return strength.allowable
  if (above < 0) return strength.hot.at(-1)![1]
  const [low, atLow] = strength.hot[above - 1]!
  const [high, atHigh] = strength.hot[above]!
  return atLow + ((T - low) / (high - low)) * (atHigh - atLow)
}
