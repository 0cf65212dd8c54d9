import { gravity } from '../groups'
import { type ChenInputs, chenBoiling, chenForm } from './chen'

/**
 * Coefficient of boiling in a vertical tube by the method of Chen, extended to other Prandtl numbers.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for pure liquids and mixtures up to dry-out.
 *
 * Source: D. L. Bennett, J. C. Chen, AIChE J. 26 (1980) 454-461.
 */
export function chenBennett(input: ChenInputs): number {
  return chenBoiling(input, ({ liquid, Xtt }) => {
    const { liquidConductivity: k } = input
    const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
    const F = ((Pr + 1) / 2) ** 0.444 * (1 + Xtt ** -0.5) ** 1.78
    const layer = 0.041 * Math.sqrt(input.surfaceTension / (gravity * (input.liquidDensity - input.vapourDensity)))
    const depth = (F * liquid * layer) / k
    return { F, S: -Math.expm1(-depth) / depth }
  })
}

/** Descriptor for the registry. */
export const chenBennettCorrelation = chenForm({
  id: 'chen-bennett',
  authors: 'Bennett, Chen',
  year: 1980,
  title: 'Boiling in a vertical tube by Chen, changed for Prandtl numbers',
  accuracy: 'mean deviation 20 to 30 %',
  source: 'D. L. Bennett, J. C. Chen, AIChE J. 26 (1980) 454-461.',
  formula: chenBennett,
})
