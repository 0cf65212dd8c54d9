import { EngineError } from '../errors'
import { annularFin } from './annularFin'
import { schmidtFinHot } from './schmidtFin'

/** Efficiencies between which the approximation is blended with the exact form. */
const exactBelow = 0.45
const schmidtAbove = 0.55

/**
 * Efficiency of a plate fin: Schmidt's approximation, and the exact round fin where the approximation is poor.
 *
 * @param input.coefficient   heat-transfer coefficient on the fin [W/m2 K]; for a wet fin times `enthalpyRatio`
 * @param input.enthalpyRatio b/cp of a wet fin, slope of saturated enthalpy over the specific heat [-]; 1 when dry
 * @param input.conductivity  fin conductivity [W/m K]
 * @param input.thickness     fin thickness [m]
 * @param input.rootRadius    collar radius [m]
 * @param input.radiusRatio   equivalent tip radius over collar radius [-]
 * @returns fin efficiency [-]
 *
 * Valid at any efficiency; between 0.45 and 0.55 the two forms are blended, so that there is no step. A wet fin uses
 * the enthalpy difference as driving force, with the slope at the mean fin temperature.
 *
 * Source: T. E. Schmidt (1949); K. A. Gardner (1945); wet fin: J. L. Threlkeld, Thermal Environmental Engineering
 * (1970).
 */
export function finEfficiency(input: {
  coefficient: number
  enthalpyRatio?: number
  conductivity: number
  thickness: number
  rootRadius: number
  radiusRatio: number
}): number {
  const { coefficient, enthalpyRatio = 1, conductivity, thickness, rootRadius, radiusRatio } = input
  if (
    !(coefficient > 0 && enthalpyRatio > 0 && conductivity > 0 && thickness > 0 && rootRadius > 0 && radiusRatio >= 1)
  ) {
    throw new EngineError('not-positive', 'coefficient, fin and radii must be positive', { ...input })
  }
  const m = Math.sqrt((2 * coefficient * enthalpyRatio) / (conductivity * thickness))
  const approximate = schmidtFinHot(m, rootRadius, radiusRatio)
  if (approximate >= schmidtAbove) return approximate
  const exact = annularFin({ m, rootRadius, radiusRatio })
  const weight = Math.max(0, (approximate - exactBelow) / (schmidtAbove - exactBelow))
  return weight * approximate + (1 - weight) * exact
}

/**
 * Efficiency of the whole outside surface: fins and bare collars.
 *
 * @param input.finEfficiency  efficiency of the fins [-]
 * @param input.finShare       fin area over outside area [-]
 * @returns surface efficiency [-]
 *
 * Valid for fins without contact resistance; the bond is a separate resistance.
 *
 * Source: definition; F. C. McQuiston, J. D. Parker, J. D. Spitler, Heating, Ventilating, and Air Conditioning, 6th ed.
 */
export function surfaceEfficiency(input: { finEfficiency: number; finShare: number }): number {
  return 1 - input.finShare * (1 - input.finEfficiency)
}
