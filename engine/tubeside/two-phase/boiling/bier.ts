import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'pressure' | 'criticalPressure', 'heatFlux' | 'wallDifference'>

/**
 * Coefficient of nucleate pool boiling by critical and reduced pressure, after Bier.
 *
 * @param input  pressure, critical pressure, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: K. Bier and co-workers, in Handbook of Heat Transfer, 3rd edition (1998).
 */
export function bier(input: Inputs): number {
  const { heatFlux, wallDifference = 0 } = input
  const reduced = Math.min(0.999, input.pressure / input.criticalPressure)
  const rise = 0.7 + 2 * reduced * (4 + 1 / (1 - reduced))
  const lead = 0.00417 * (input.criticalPressure / 1000) ** 0.69 * rise
  return heatFlux !== undefined ? lead * heatFlux ** 0.7 : (lead * wallDifference ** 0.7) ** (1 / 0.3)
}

/** Descriptor for the registry. */
export const bierCorrelation = described<keyof Inputs>({
  id: 'bier',
  kind: 'nucleate boiling',
  authors: 'Bier',
  year: 1982,
  title: 'Nucleate pool boiling of mixtures and pure fluids',
  inputs: quantities(['pressure', 'criticalPressure'], ['heatFlux', 'wallDifference']),
  validity: {},
  accuracy: 'within about 30 %',
  source: 'K. Bier and co-workers, in Handbook of Heat Transfer, 3rd edition (1998).',
  formula: bier,
})
