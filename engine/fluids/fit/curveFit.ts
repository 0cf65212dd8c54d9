/** What a curve fit of a fluid holds: what the data module of fits is made of. */

/** Largest deviations from the reference equation: relative, of enthalpy in J/kg, of entropy in J/kg K. */
export interface FitDeviations {
  /** On the saturation line, by property: `p`, `liquidRho`, `vapourRho` and so on. */
  readonly saturated: Readonly<Record<string, number>>
  /** Of superheated vapour: within the stated range of the fit; all that is answered. */
  readonly superheated: Readonly<Record<string, number>>
  readonly allSuperheated: Readonly<Record<string, number>>
  /** Of subcooled liquid: within the stated range of the fit; all that is answered. */
  readonly subcooled: Readonly<Record<string, number>>
  readonly allSubcooled: Readonly<Record<string, number>>
}

/**
 * The coefficients of one fluid, each list for the form of its name in `forms.ts`. A pure fluid has one line of pressure,
 * and the entropy of evaporation follows from its enthalpy; a blend has two, and its entropy is fitted.
 */
export interface CurveFit {
  readonly name: string
  /** Range of the saturation line [K]. */
  readonly lowestT: number
  readonly highestT: number
  /** Lowest saturation temperature [K] at which viscosity and conductivity of the vapour are fitted. */
  readonly vapourTransportFrom: number
  /** To which the forms are reduced: K, Pa, kg/m3. */
  readonly critical: { readonly T: number; readonly p: number; readonly rho: number }
  /** Of the fluid [J/kg K]. */
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
  /** How much denser boiling liquid grows under pressure. */
  readonly liquidStiffness: readonly number[]
  /** With what power of its density its viscosity and conductivity rise meanwhile. */
  readonly liquidMuRise: readonly number[]
  readonly liquidKRise: readonly number[]
  /** Of the thin gas. */
  readonly thinCp: readonly number[]
  readonly thinMu: readonly number[]
  readonly thinK: readonly number[]
  /** How fast the excess of heat capacity, and the lack of volume, fall with superheat. */
  readonly heatDecay: readonly number[]
  readonly volumeDecay: readonly number[]
  /** Superheated vapour keeps the bounds of the line when it condenses up to `highestT` [K], to `above` [K] over that. */
  readonly superheat: { readonly highestT: number; readonly above: number }
  /** Subcooled liquid keeps the bounds of the line when it would boil up to `highestT` [K], to `under` [K] below that. */
  readonly subcool: { readonly highestT: number; readonly under: number }
  readonly deviations: FitDeviations
}
