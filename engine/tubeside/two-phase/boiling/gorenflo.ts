import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'pressure' | 'criticalPressure', 'heatFlux' | 'wallDifference' | 'roughness'> & {
  referenceCoefficient: number
  water?: number
}

/**
 * Coefficient of nucleate pool boiling by a coefficient of each fluid at a reduced pressure of 0.1, 20 kW/m2 and 0.4
 * um.
 *
 * @param input  pressure, critical pressure, heat flux (optional), wall difference (optional), roughness (optional);
 * `referenceCoefficient` coefficient of the fluid at a reduced pressure of 0.1 and 20 kW/m2 [W/m2 K]; `water` 1 for
 * water [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: D. Gorenflo, VDI-Waermeatlas, section Ha (1993).
 */
export function gorenflo(input: Inputs): number {
  const { heatFlux, wallDifference = 0, roughness = 0.4e-6, referenceCoefficient, water = 0 } = input
  const reduced = Math.min(0.999, input.pressure / input.criticalPressure)
  const n = 0.9 - 0.3 * reduced ** (water ? 0.15 : 0.3)
  const rise = water
    ? 1.73 * reduced ** 0.27 + (6.1 + 0.68 / (1 - reduced)) * reduced ** 2
    : 1.2 * reduced ** 0.27 + (2.5 + 1 / (1 - reduced)) * reduced
  const lead = referenceCoefficient * (roughness / 0.4e-6) ** 0.133 * rise
  if (heatFlux !== undefined) return lead * (heatFlux / 20_000) ** n
  return (lead * (wallDifference / 20_000) ** n) ** (1 / (1 - n))
}

/** Descriptor for the registry. */
export const gorenfloCorrelation = described<keyof Inputs>({
  id: 'gorenflo',
  kind: 'nucleate boiling',
  authors: 'Gorenflo',
  year: 1993,
  title: 'Nucleate pool boiling by a coefficient of each fluid (VDI)',
  inputs: [
    ...quantities(['pressure', 'criticalPressure'], ['heatFlux', 'wallDifference', 'roughness']),
    {
      name: 'referenceCoefficient',
      unit: 'W/m2 K',
      meaning: 'coefficient of the fluid at a reduced pressure of 0.1 and 20 kW/m2',
    },
    { name: 'water', unit: '-', meaning: '1 for water', optional: true },
  ],
  validity: {},
  accuracy: 'within about 30 %',
  source: 'D. Gorenflo, VDI-Waermeatlas, section Ha (1993).',
  formula: gorenflo,
  mayBeZero: ['water'],
})
