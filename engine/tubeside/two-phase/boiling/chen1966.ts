import { type ChenInputs, chenBoiling, chenForm } from './chen'

/**
 * Coefficient of boiling in a vertical tube: convection enhanced by F, nucleate boiling suppressed by S.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for water and organic liquids up to dry-out.
 *
 * Source: J. C. Chen, Ind. Eng. Chem. Process Des. Dev. 5 (1966) 322-329.
 */
export function chen1966(input: ChenInputs): number {
  return chenBoiling(input, ({ Re, Xtt }) => {
    const F = 1 / Xtt > 0.1 ? 2.35 * (1 / Xtt + 0.213) ** 0.736 : 1
    return { F, S: 1 / (1 + 2.53e-6 * (Re * F ** 1.25) ** 1.17) }
  })
}

/** Descriptor for the registry. */
export const chen1966Correlation = chenForm({
  id: 'chen-1966',
  authors: 'Chen',
  year: 1966,
  title: 'Boiling in a vertical tube, fitted factors',
  accuracy: 'mean deviation 12 % of its own data',
  source: 'J. C. Chen, Ind. Eng. Chem. Process Des. Dev. 5 (1966) 322-329.',
  formula: chen1966,
})
