import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'liquidDensity' | 'latentHeat' | 'heatFlux'> & { idealCoefficient: number; glide: number }

/**
 * Factor on the nucleate boiling coefficient of a mixture, by its glide.
 *
 * @param input  liquid density, latent heat, heat flux; `idealCoefficient` nucleate coefficient as if the mixture
 * were a pure fluid [W/m2 K]; `glide` boiling range of the mixture [K], SI
 * @returns      factor, 0 to 1 [-]
 *
 * Valid for zeotropic mixtures; mass transfer coefficient in the liquid 0.0003 m/s.
 *
 * Source: J. R. Thome, S. Shakir, AIChE Symp. Ser. 83 no. 257 (1987) 46-51; E. U. Schluender, Int. Chem. Eng. 23
 * (1983) 589-599.
 */
export function thomeMixture(input: Inputs): number {
  const { liquidDensity, latentHeat, heatFlux: q, idealCoefficient, glide } = input
  const massTransfer = 3e-4
  // As the heat flux approaches zero, the bracket divided by it has a limit.
  const carried = massTransfer * liquidDensity * latentHeat
  const share = q > 1e-6 * carried ? -Math.expm1(-q / carried) / q : 1 / carried
  return 1 / (1 + idealCoefficient * glide * share)
}

/** Descriptor for the registry. */
export const thomeMixtureCorrelation = described<keyof Inputs>({
  id: 'thome-mixture',
  kind: 'two-phase flow',
  authors: 'Thome; Schluender',
  year: 1989,
  title: 'Nucleate boiling of mixtures: factor by the glide',
  inputs: [
    ...quantities(['liquidDensity', 'latentHeat', 'heatFlux']),
    { name: 'idealCoefficient', unit: 'W/m2 K', meaning: 'nucleate coefficient as if the mixture were a pure fluid' },
    { name: 'glide', unit: 'K', meaning: 'boiling range of the mixture' },
  ],
  validity: {},
  accuracy: 'within about 20 % of the nucleate part',
  source: 'J. R. Thome, S. Shakir, AIChE Symp. Ser. 83 no. 257 (1987) 46-51',
  formula: thomeMixture,
  mayBeZero: ['glide'],
})
