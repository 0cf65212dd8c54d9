import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'pressure' | 'criticalPressure', 'heatFlux' | 'wallDifference'>

/**
 * Coefficient of nucleate pool boiling by critical and reduced pressure.
 *
 * @param input  pressure, critical pressure, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: I. L. Mostinsky, Teploenergetika 10 no. 4 (1963) 66-71.
 */
export function mostinsky(input: Inputs): number {
  const { heatFlux, wallDifference = 0 } = input
  const reduced = input.pressure / input.criticalPressure
  const rise = 1.8 * reduced ** 0.17 + 4 * reduced ** 1.2 + 10 * reduced ** 10
  const lead = 0.00417 * (input.criticalPressure / 1000) ** 0.69 * rise
  return heatFlux !== undefined ? lead * heatFlux ** 0.7 : (lead * wallDifference ** 0.7) ** (1 / 0.3)
}

/** Descriptor for the registry. */
export const mostinskyCorrelation = described<keyof Inputs>({
  id: 'mostinsky',
  kind: 'nucleate boiling',
  authors: 'Mostinsky',
  year: 1963,
  title: 'Nucleate pool boiling by critical pressure',
  inputs: quantities(['pressure', 'criticalPressure'], ['heatFlux', 'wallDifference']),
  validity: {},
  accuracy: 'within about 30 %',
  source: 'I. L. Mostinsky, Teploenergetika 10 no. 4 (1963) 66-71.',
  formula: mostinsky,
})
