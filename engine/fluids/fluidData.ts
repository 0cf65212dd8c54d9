/** The published constants of a fluid with its own equation of state: the type of a data module. */

/** Rows of a factor and an exponent each. */
export type Pairs = readonly (readonly number[])[]

/**
 * A saturation property as published beside an equation of state: scale times exp (or 1 +) of the sum of n theta^t,
 * with theta = 1 - T/Tr, the sum times Tr/T where `isByTau`. It is a start value for solving, except for the two
 * pressures of a pseudo-pure fluid, which are part of its formulation.
 */
export interface Ancillary {
  readonly T: number
  readonly scale: number
  readonly isLinear: boolean
  readonly isByTau: boolean
  readonly terms: Pairs
}

/** The reference fluid and the shape polynomial in density (factor, exponent) of extended corresponding states. */
export interface ShapeData {
  readonly reference: string
  readonly shape: { readonly rho: number; readonly terms: Pairs }
}

/**
 * The dense part of a viscosity: polynomial and free-volume term in reduced density and inverse reduced temperature.
 */
export interface FreeVolumeData {
  readonly kind: 'free volume'
  readonly T: number
  readonly rho: number
  /** Factor, power of delta, power of tau, gamma, l. */
  readonly terms: Pairs
  /** Factor, power of delta, power of tau. */
  readonly factors: Pairs
  readonly numerator: Pairs
  readonly denominator: Pairs
}

/**
 * The dense part of a viscosity: a sum over reduced density and inverse reduced temperature, and a ratio of two sums,
 * with 1 added to the denominator.
 */
export interface RatioData {
  readonly kind: 'ratio'
  readonly T: number
  readonly rho: number
  /** Factor, power of delta, power of tau. */
  readonly terms?: Pairs
  readonly numerator: Pairs
  readonly denominator: Pairs
}

/** Dilute gas, first density correction and dense part, each in its published form; sigma [m], epsilon over k [K]. */
export interface ViscosityCorrelationData {
  readonly kind: 'correlation'
  readonly sigma: number
  readonly epsilon: number
  readonly dilute:
    | { readonly kind: 'kinetic theory' }
    | { readonly kind: 'powers'; readonly terms: Pairs }
    | { readonly kind: 'collision integral'; readonly factor: number; readonly terms: Pairs }
    | { readonly kind: 'CarbonDioxideLaeseckeJPCRD2017' }
  readonly initial?: Pairs | undefined
  readonly dense: FreeVolumeData | RatioData | { readonly kind: 'CarbonDioxideLaeseckeJPCRD2017' }
}

export type ViscosityData =
  | ViscosityCorrelationData
  | ({ readonly kind: 'corresponding states'; readonly sigma: number; readonly epsilon: number } & ShapeData)
  | {
      readonly kind: 'residual entropy'
      readonly factor: number
      readonly liquid: readonly number[]
      readonly vapour: readonly number[]
      readonly scale: number
    }
  | { readonly kind: 'R23' | 'Water' }

/** The crossover form of the critical enhancement; a constant left out has the usual value. */
export interface CrossoverData {
  readonly kind: 'crossover'
  readonly cutoff: number
  readonly amplitude?: number
  readonly length?: number
  readonly gamma?: number
  readonly R0?: number
  readonly T?: number
}

export interface ConductivityCorrelationData {
  readonly kind: 'correlation'
  readonly dilute:
    | { readonly kind: 'ratio'; readonly T: number; readonly numerator: Pairs; readonly denominator: Pairs }
    /**
     * From the dilute viscosity: 15/4 for translation, and for the internal energy a factor that is a sum of powers of
     * T.
     */
    | { readonly kind: 'kinetic theory'; readonly gasConstant: number; readonly internal: Pairs }
    | { readonly kind: 'CarbonDioxideHuberJPCRD2016' }
  /** Factor, power of tau, power of delta. */
  readonly residual: { readonly T: number; readonly rho: number; readonly terms: Pairs }
  readonly critical: CrossoverData | { readonly kind: 'None' | 'R123' | 'Ammonia' }
}

export type ConductivityData =
  | ConductivityCorrelationData
  | ({
      readonly kind: 'corresponding states'
      readonly internal: Pairs
      readonly critical?: CrossoverData
    } & ShapeData)
  | { readonly kind: 'R23' | 'Water' }

/** A fluid's constants; densities are molar [mol/m3]. */
export interface FluidData {
  readonly name: string
  readonly cas: string
  /** A blend described as one fluid: its bubble and dew pressures at one temperature differ. */
  readonly isPseudoPure: boolean
  readonly sources: {
    readonly equation: string
    readonly viscosity?: string
    readonly conductivity?: string
    readonly surfaceTension?: string
  }
  /** [kg/mol] */
  readonly molarMass: number
  /** As used by the equation's authors [J/mol K]. */
  readonly gasConstant: number
  readonly acentricFactor: number
  readonly limits: { readonly lowestT: number; readonly highestT: number; readonly highestP: number }
  readonly critical: { readonly T: number; readonly p: number; readonly rho: number }
  readonly reducing: { readonly T: number; readonly rho: number }
  /** ln(delta) + a1 + a2 tau + logTau ln(tau) + sum n tau^t + sum n ln(1 - exp(-theta tau)). */
  readonly ideal: {
    readonly a1: number
    readonly a2: number
    readonly logTau: number
    readonly powers: Pairs
    readonly einstein: Pairs
  }
  readonly residual: {
    /** n, d, t, l and, where tau has an exponential too, m. */
    readonly powers: Pairs
    /** l and g, where the exponential of that l is exp(-g delta^l). */
    readonly stretch?: Pairs | undefined
    /** n, d, t, eta, epsilon, beta, gamma. */
    readonly gaussian?: Pairs
    /** n, d, t, eta, epsilon, beta, gamma, b. */
    readonly gaoB?: Pairs
    /** n, a, b, beta, A, B, C, D. */
    readonly nonAnalytic?: Pairs
  }
  readonly saturation: {
    readonly bubble: Ancillary
    readonly dew: Ancillary
    readonly liquid: Ancillary
    readonly vapour: Ancillary
  }
  /** Reasons for caution about the equation. */
  readonly doubts?: readonly string[]
  readonly surfaceTension?: { readonly T: number; readonly terms: Pairs }
  readonly viscosity?: ViscosityData
  readonly conductivity?: ConductivityData
}
