import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [5e3, 1e5], Pr: [0.7, 5], curvature: [0.0267, 0.0884] } as const

/**
 * Nusselt number of turbulent flow in a helical tube after Xin and Ebadian.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param Pr         Prandtl number at the bulk temperature [-]
 * @param curvature  inner diameter over the diameter of the bend or helix, centre to centre [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for 0.7 <= Pr <= 5 and 0.0267 <= d/D <= 0.0884.
 *
 * Source: Xin, Ebadian, J. Heat Transfer 119 (1997) 467-473.
 */
export function curvedTubeXinEbadian(input: { Re: number; Pr: number; curvature: number }): Checked<number> {
  const { Re, Pr, curvature } = input
  requireNumbers({ Re, Pr, curvature })
  const value = 0.00619 * Re ** 0.92 * Pr ** 0.4 * (1 + 3.455 * curvature)
  return { value, warnings: outOfRange('curved-tube-xin-ebadian', { Re, Pr, curvature }, range) }
}

/** Descriptor for the registry. */
export const curvedTubeXinEbadianCorrelation: Correlation<'Re' | 'Pr' | 'curvature'> = {
  id: 'curved-tube-xin-ebadian',
  kind: 'tube heat transfer',
  authors: 'Xin, Ebadian',
  year: 1997,
  title: 'Turbulent flow in a helix',
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
  source: 'J. Heat Transfer 119 (1997) 467-473',
  evaluate: curvedTubeXinEbadian,
}
