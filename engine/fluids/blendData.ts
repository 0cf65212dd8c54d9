/** The published constants of blends: the type of the blends' data module. */
import type { Pairs } from './fluidData'

/** A blend of fluids that each have an equation of state. */
export interface Blend {
  readonly name: string
  readonly components: readonly string[]
  readonly moleFractions: readonly number[]
}

/**
 * Mixing parameters of two fluids: those of the reducing temperature and volume, whose betas depend on the order of the
 * names, or the excess constants xi [K] and zeta [m3/mol]; and the departure function with its factor.
 */
export interface BinaryPair {
  readonly between: readonly string[]
  readonly betaT?: number | null
  readonly gammaT?: number | null
  readonly betaV?: number | null
  readonly gammaV?: number | null
  readonly xi?: number
  readonly zeta?: number | null
  readonly factor?: number
  readonly departure?: string
  readonly source: string
}

export interface BlendData {
  readonly blends: readonly Blend[]
  readonly pairs: readonly BinaryPair[]
  /** Rows of n, d, t, l, by the name of the departure function. */
  readonly departures: Readonly<Record<string, { readonly source: string; readonly terms: Pairs }>>
}
