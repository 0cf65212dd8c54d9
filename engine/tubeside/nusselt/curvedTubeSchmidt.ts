import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2300, 1.5e5], curvature: [0, 0.2] } as const

/**
 * Nusselt number of turbulent flow in a curved tube after Schmidt.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param Pr         Prandtl number at the bulk temperature [-]
 * @param curvature  inner diameter over the diameter of the bend or helix, centre to centre [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid above the critical Re of the curvature to 150 000.
 *
 * Source: Schmidt, Chem. Ing. Tech. 39 (1967) 781-789.
 */
export function curvedTubeSchmidt(input: { Re: number; Pr: number; curvature: number }): Checked<number> {
  const { Re, Pr, curvature } = input
  requireNumbers({ Re, Pr, curvature })
  const slow = (1 + 14.8 * (1 + curvature) * curvature ** (1 / 3)) * Re ** (0.8 - 0.22 * curvature ** 0.1)
  const fast = (1 + 3.6 * (1 - curvature) * curvature ** 0.8) * Re ** 0.8
  const value = 0.023 * (Re <= 2.2e4 ? slow : fast) * Pr ** (1 / 3)
  return { value, warnings: outOfRange('curved-tube-schmidt', { Re, curvature }, range) }
}

/** Descriptor for the registry. */
export const curvedTubeSchmidtCorrelation: Correlation<'Re' | 'Pr' | 'curvature'> = {
  id: 'curved-tube-schmidt',
  kind: 'tube heat transfer',
  authors: 'Schmidt',
  year: 1967,
  title: 'Turbulent flow in a curved tube or helix',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    {
      name: 'curvature',
      unit: '-',
      meaning: 'inner diameter over the diameter of the bend or helix, centre to centre',
    },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'Chem. Ing. Tech. 39 (1967) 781-789',
  evaluate: curvedTubeSchmidt,
}
