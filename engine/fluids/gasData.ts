/** The constants of gases at low pressure: the type of the gases' data module. */

/**
 * A correction of kinetic theory: the logarithm of published over theoretical, a polynomial in ln(T/300 K), constant
 * beyond its ends.
 */
export interface TransportCorrection {
  readonly from: number
  readonly to: number
  readonly terms: readonly number[]
  readonly source: string
}

/** Critical point: T [K], p [Pa], v [m3/mol], and the acentric factor. */
export interface GasCritical {
  readonly T: number
  readonly p: number
  readonly v: number
  readonly acentric: number
}

export interface GasData {
  readonly name: string
  /** Its formula, with n or i before isomers: its name in data files and on the command line. */
  readonly key: string
  readonly formula: string
  /** [kg/mol] */
  readonly molarMass: number
  /**
   * cp/R: a1 to a5 by T, then the constants of h and s; a row for each temperature range, with the end of the range.
   */
  readonly heat: {
    readonly from: number
    readonly upTo: readonly number[]
    readonly rows: readonly (readonly number[])[]
    /** Given where it is not NASA. */
    readonly source?: string
  }
  readonly critical?: GasCritical
  /** Factors of the powers in `virialPowers` of Tc/T: B over vc, and C over vc squared; valid from `virialFrom` [K]. */
  readonly virial?: {
    readonly from: number
    readonly second: readonly number[]
    readonly third: readonly number[]
    /** For molecules that form clusters: the fourth coefficient over vc cubed, factor exp(rise Tc/T). */
    readonly fourth?: { readonly factor: number; readonly rise: number }
    readonly source: string
  }
  /** Size [m] and well depth over k [K]. */
  readonly particle: { readonly sigma: number; readonly epsilon: number; readonly source: string }
  /** Dipole moment [debye]. */
  readonly dipole: number
  readonly viscosity?: TransportCorrection
  readonly conductivity?: TransportCorrection
}

/**
 * Factors of the powers in `virialPowers` of Tc/T: the fourth coefficient over vc cubed, the fifth over its fourth
 * power.
 */
export interface GasDensity {
  readonly fourth: readonly number[]
  readonly fifth: readonly number[]
}

/** Powers of Tc/T in which the virial coefficients are written. */
export const virialPowers = [0, 1, 2, 3, 5, 8] as const
