import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { gnielinski } from '../gnielinski'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 1e6] } as const

/**
 * Nusselt number of supercritical carbon dioxide being cooled: the mean of those at bulk and wall properties.
 *
 * @param Re                 Reynolds number on the inner diameter [-]
 * @param Pr                 Prandtl number at the bulk temperature [-]
 * @param wallRe             Reynolds number with the properties at the wall [-]
 * @param wallPr             Prandtl number at the wall [-]
 * @param conductivityRatio  conductivity at the wall over that of the bulk [-]
 * @returns Nusselt number on the conductivity of the bulk [-], with a warning outside the fitted range
 *
 * Valid for 8 to 13 MPa. In the original the Nusselt number at the wall uses the velocity of the entering fluid.
 *
 * Source: Pitla, Groll, Ramadhyani, Int. J. Refrigeration 25 (2002) 887-895.
 */
export function pitla(input: {
  Re: number
  Pr: number
  wallRe: number
  wallPr: number
  conductivityRatio: number
}): Checked<number> {
  const { Re, Pr, wallRe, wallPr, conductivityRatio } = input
  requireNumbers({ Re, Pr, wallRe, wallPr, conductivityRatio })
  const bulk = gnielinski({ Re, Pr }).value
  const wall = gnielinski({ Re: wallRe, Pr: wallPr }).value
  const value = ((bulk + wall) / 2) * conductivityRatio
  return { value, warnings: outOfRange('pitla', { Re }, range) }
}

/** Descriptor for the registry. */
export const pitlaCorrelation: Correlation<'Re' | 'Pr' | 'wallRe' | 'wallPr' | 'conductivityRatio'> = {
  id: 'pitla',
  kind: 'tube heat transfer',
  authors: 'Pitla, Groll, Ramadhyani',
  year: 2002,
  title: 'Carbon dioxide cooled above its critical pressure, mean of wall and bulk',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'wallRe', unit: '-', meaning: 'Reynolds number with the properties at the wall' },
    { name: 'wallPr', unit: '-', meaning: 'Prandtl number at the wall' },
    { name: 'conductivityRatio', unit: '-', meaning: 'conductivity at the wall over that of the bulk' },
  ],
  validity: range,
  accuracy: '85 % of the data within 20 %',
  source: 'Int. J. Refrigeration 25 (2002) 887-895',
  trust: 'verify',
  evaluate: pitla,
}
