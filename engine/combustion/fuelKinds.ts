/** The ways in which a fuel is given. */
/** A gas by mole fractions of the engine's gases, which make 1. */
export interface GaseousFuel {
  readonly kind: 'gas'
  readonly composition: Readonly<Record<string, number>>
}

/** An ultimate analysis as fired, by mass [kg/kg], which makes 1 with its ash and water. */
export interface UltimateAnalysis {
  readonly C: number
  readonly H: number
  readonly O: number
  readonly N: number
  readonly S: number
  readonly Cl?: number
  readonly ash?: number
  readonly water?: number
}

/** An oil or a solid by its analysis, with the heat that it was measured to give [J/kg]. */
export interface AnalysedFuel {
  readonly kind: 'mass'
  readonly analysis: UltimateAnalysis
  readonly higherHeatingValue: number
}
