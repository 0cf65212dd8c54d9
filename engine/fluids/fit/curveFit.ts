/** The coefficients of a curve fit of a fluid: the type of the data module of fits. */

/** Largest deviations from the reference equation: relative, of enthalpy in J/kg, of entropy in J/kg K. */
export interface FitDeviations {
  /** On the saturation line, by property: `p`, `liquidRho`, `vapourRho` and so on. */
  readonly saturated: Readonly<Record<string, number>>
  /** Of superheated vapour: within the stated range of the fit; in the whole range that it allows. */
  readonly superheated: Readonly<Record<string, number>>
  readonly allSuperheated: Readonly<Record<string, number>>
  /** Of subcooled liquid: within the stated range of the fit; in the whole range that it allows. */
  readonly subcooled: Readonly<Record<string, number>>
  readonly allSubcooled: Readonly<Record<string, number>>
}

/**
 * The coefficients of one fluid; each list is for the form of the same name in `forms.ts`. A pure fluid has one line of
 * pressure, and its entropy of evaporation follows from the enthalpy; a blend has two, and its entropy is fitted.
 */
export interface CurveFit {
  readonly name: string
  /** Range of the saturation line [K]. */
  readonly lowestT: number
  readonly highestT: number
  /** Lowest saturation temperature [K] at which viscosity and conductivity of the vapour are fitted. */
  readonly vapourTransportFrom: number
  /** Reducing constants of the forms: K, Pa, kg/m3. */
  readonly critical: { readonly T: number; readonly p: number; readonly rho: number }
  /** Specific gas constant [J/kg K]. */
  readonly gasConstant: number
  readonly bubbleP: readonly number[]
  readonly dewP?: readonly number[]
  readonly liquidRho: readonly number[]
  readonly vapourRho: readonly number[]
  readonly liquidH: readonly number[]
  readonly latentH: readonly number[]
  readonly liquidS: readonly number[]
  readonly latentS?: readonly number[]
  readonly liquidCp: readonly number[]
  readonly vapourCp: readonly number[]
  readonly liquidMu: readonly number[]
  readonly vapourMu: readonly number[]
  readonly liquidK: readonly number[]
  readonly vapourK: readonly number[]
  readonly sigma: readonly number[]
  /** Increase of the density of boiling liquid with pressure. */
  readonly liquidStiffness: readonly number[]
  /** Exponents of density with which its viscosity and conductivity rise with pressure. */
  readonly liquidMuRise: readonly number[]
  readonly liquidKRise: readonly number[]
  /** Properties of the dilute gas. */
  readonly thinCp: readonly number[]
  readonly thinMu: readonly number[]
  readonly thinK: readonly number[]
  /** Decrease with superheat of the excess heat capacity, and of the deviation of the volume from the ideal gas. */
  readonly heatDecay: readonly number[]
  readonly volumeDecay: readonly number[]
  /**
   * The error bounds of the line also hold for superheated vapour that condenses below `highestT` [K], up to `above`
   * [K] of superheat.
   */
  readonly superheat: { readonly highestT: number; readonly above: number }
  /**
   * The error bounds of the line also hold for subcooled liquid that would boil below `highestT` [K], up to `under` [K]
   * of subcooling.
   */
  readonly subcool: { readonly highestT: number; readonly under: number }
  readonly deviations: FitDeviations
}
