import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'pressure' | 'criticalPressure' | 'molarMass', 'heatFlux' | 'wallDifference' | 'roughness'>

/**
 * Coefficient of nucleate pool boiling by reduced pressure, molar mass and roughness.
 *
 * @param input  pressure, critical pressure, molar mass, heat flux (optional), wall difference (optional), roughness
 * (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for reduced pressures 0.001 to 0.9.
 *
 * Source: M. G. Cooper, Inst. Chem. Eng. Symp. Ser. 86 no. 2 (1984) 785-793.
 */
export function cooper(input: Inputs): number {
  const { heatFlux, wallDifference = 0, roughness = 1e-6 } = input
  const reduced = Math.min(0.999, input.pressure / input.criticalPressure)
  const power = 0.12 - 0.2 * Math.log10(roughness * 1e6)
  const lead = (55 * reduced ** power * (-Math.log10(reduced)) ** -0.55) / Math.sqrt(input.molarMass * 1000)
  if (heatFlux !== undefined) return lead * heatFlux ** 0.67
  return (lead * wallDifference ** 0.67) ** (1 / 0.33)
}

/** Descriptor for the registry. */
export const cooperCorrelation = described<keyof Inputs>({
  id: 'cooper',
  kind: 'nucleate boiling',
  authors: 'Cooper',
  year: 1984,
  title: 'Nucleate pool boiling by reduced pressure',
  inputs: quantities(['pressure', 'criticalPressure', 'molarMass'], ['heatFlux', 'wallDifference', 'roughness']),
  validity: { reducedPressure: [0.001, 0.9] },
  accuracy: 'within about 30 %',
  source: 'M. G. Cooper, Inst. Chem. Eng. Symp. Ser. 86 no. 2 (1984) 785-793.',
  formula: cooper,
  groups: ({ pressure, criticalPressure }) => ({ reducedPressure: pressure / criticalPressure }),
})
