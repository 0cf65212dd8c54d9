import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 2e5], curvature: [0.01, 0.2] } as const

/**
 * Nusselt number of turbulent flow in a curved tube after Mori and Nakayama.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param Pr         Prandtl number at the bulk temperature [-]
 * @param curvature  inner diameter over the diameter of the bend or helix, centre to centre [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid where Re (d/D)^2 exceeds 0.1.
 *
 * Source: Mori, Nakayama, Int. J. Heat Mass Transfer 10 (1967) 37-59, 681-695.
 */
export function curvedTubeMoriNakayama(input: { Re: number; Pr: number; curvature: number }): Checked<number> {
  const { Re, Pr, curvature } = input
  requireNumbers({ Re, Pr, curvature })
  const gas = () =>
    (Pr / (26.2 * (Pr ** (2 / 3) - 0.074))) * Re ** 0.8 * curvature ** 0.1 * (1 + 0.098 / (Re * curvature ** 2) ** 0.2)
  const liquid = () =>
    (Pr ** 0.4 / 41) * Re ** (5 / 6) * curvature ** (1 / 12) * (1 + 0.061 / (Re * curvature ** 2.5) ** (1 / 6))
  const value = Pr < 1 ? gas() : liquid()
  return { value, warnings: outOfRange('curved-tube-mori-nakayama', { Re, curvature }, range) }
}

/** Descriptor for the registry. */
export const curvedTubeMoriNakayamaCorrelation: Correlation<'Re' | 'Pr' | 'curvature'> = {
  id: 'curved-tube-mori-nakayama',
  kind: 'tube heat transfer',
  authors: 'Mori, Nakayama',
  year: 1967,
  title: 'Turbulent flow in a curved tube or helix, gases and liquids',
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
  source: 'Int. J. Heat Mass Transfer 10 (1967) 37-59, 681-695',
  evaluate: curvedTubeMoriNakayama,
}
