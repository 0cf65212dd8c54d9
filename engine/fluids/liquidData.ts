/** The constants of liquids described by polynomials: what the liquids' data module holds. */

/** Factors of (T - baseT)^row (x - baseX)^column. */
export type LiquidPolynomial = readonly (readonly number[])[]

export interface LiquidData {
  readonly name: string
  /** Short name, such as MEG: what data files and the command line call it. */
  readonly key: string
  readonly source: string
  /** What the share x counts; an oil has none. */
  readonly isSolution: boolean
  readonly lowestT: number
  readonly highestT: number
  readonly lowestX: number
  readonly highestX: number
  readonly baseT: number
  readonly baseX: number
  readonly rho: LiquidPolynomial
  readonly cp: LiquidPolynomial
  readonly k: LiquidPolynomial
  /** ln(mu) as a polynomial, or a / (T + b) - c. */
  readonly logMu: { readonly polynomial: LiquidPolynomial } | { readonly exponential: readonly number[] }
  /** Freezing temperature, factors of powers of x - baseX. */
  readonly freezing?: readonly number[]
  /** ln(p) = a / (T + b) - c, or b ln(1/(T + a) + 1/(T + a)^2) + c; from a temperature upwards. */
  readonly vapour?: {
    readonly from: number
    readonly kind: 'exponential' | 'logarithmic'
    readonly terms: readonly number[]
  }
  /** Of the pure other component at 20 °C [kg/m3], for shares by volume. */
  readonly pureRho?: number
}
