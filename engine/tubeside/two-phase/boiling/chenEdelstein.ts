import { type ChenInputs, chenBoiling, chenForm } from './chen'

/**
 * Coefficient of boiling in a tube by the method of Chen, with equations instead of its charts.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for water and organic liquids up to dry-out.
 *
 * Source: S. Edelstein, A. J. Perez, J. C. Chen, AIChE J. 30 (1984) 840-841.
 */
export function chenEdelstein(input: ChenInputs): number {
  return chenBoiling(input, ({ Re, Xtt }) => {
    const F = (1 + Xtt ** -0.5) ** 1.78
    return { F, S: 0.9622 - 0.5822 * Math.atan((Re * F ** 1.25) / 61_800) }
  })
}

/** Descriptor for the registry. */
export const chenEdelsteinCorrelation = chenForm({
  id: 'chen-edelstein',
  authors: 'Chen; Edelstein, Perez, Chen',
  year: 1984,
  title: 'Boiling in a tube by Chen, with analytic factors',
  accuracy: 'mean deviation 20 to 30 %',
  source: 'S. Edelstein, A. J. Perez, J. C. Chen, AIChE J. 30 (1984) 840-841.',
  formula: chenEdelstein,
})
