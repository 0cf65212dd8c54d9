/** The ways to describe a fuel. */
/** A gas by mole fractions of the engine's gases, with the sum 1. */
export interface GaseousFuel {
  readonly kind: 'gas'
  readonly composition: Readonly<Record<string, number>>
}

/** An ultimate analysis as fired, by mass [kg/kg], with the sum 1 including ash and water. */
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

/** An oil or a solid by its analysis, with its measured heating value [J/kg]. */
export interface AnalysedFuel {
  readonly kind: 'mass'
  readonly analysis: UltimateAnalysis
  readonly higherHeatingValue: number
}
