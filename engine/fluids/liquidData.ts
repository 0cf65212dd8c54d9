/** The constants of liquids described by polynomials: the type of the liquids' data module. */

/** Factors of (T - baseT)^row (x - baseX)^column. */
export type LiquidPolynomial = readonly (readonly number[])[]

/**
 * A logarithm over temperature: `exponential` a / (T + b) - c, `logarithmic` b ln(1/(T + a) + 1/(T + a)^2) + c, or
 * `series`, factors of powers of T - baseT.
 */
export interface LiquidCurve {
  readonly kind: 'exponential' | 'logarithmic' | 'series'
  readonly terms: readonly number[]
}

export interface LiquidData {
  readonly name: string
  /** Short name, such as MEG, for data files and the command line. */
  readonly key: string
  readonly source: string
  /** The source in a few words, for a line of a report. */
  readonly dataSet: string
  /** Basis of the share x: mass, or volume before mixing; an oil has none. */
  readonly basis?: 'mass' | 'volume'
  readonly lowestT: number
  readonly highestT: number
  readonly lowestX: number
  readonly highestX: number
  readonly baseT: number
  readonly baseX: number
  readonly rho: LiquidPolynomial
  readonly cp: LiquidPolynomial
  readonly k: LiquidPolynomial
  /** ln(mu) as a polynomial, or as a curve of temperature. */
  readonly logMu: { readonly polynomial: LiquidPolynomial } | LiquidCurve
  /** Freezing temperature, factors of powers of x - baseX; or its logarithm. */
  readonly freezing?: readonly number[]
  readonly logFreezing?: readonly number[]
  /** ln(p), from a temperature upwards. */
  readonly logVapour?: LiquidCurve & { readonly from: number }
  /** Density of the other, pure component at 20 °C [kg/m3], to convert shares by volume for data by mass. */
  readonly pureRho?: number
  /** Share by volume, for data by volume: factors of powers of mass fraction - baseX. */
  readonly volumeByMass?: readonly number[]
}
