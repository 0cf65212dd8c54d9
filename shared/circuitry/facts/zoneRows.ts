/** Where the fluid of a coil is: its zones, and what of its charge they hold. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { ShownSolution } from '../document/shownRating'

export interface ZoneLine {
  zone: string
  /** Percent of the tubes with fluid, and of the charge. */
  tubes: string
  charge: string
  share: string
}

const names = {
  liquid: 'Liquid',
  'two-phase': 'Two phases',
  gas: 'Vapor',
  dense: 'Above critical',
} as const

export const zoneLines = ({ zones, fluid }: ShownSolution, reader: Reader): ZoneLine[] =>
  zones.map(({ zone, share, charge }) => ({
    zone: names[zone],
    tubes: formatNumber(100 * share, 1),
    charge: reader.number(charge, 'charge'),
    share: formatNumber((100 * charge) / fluid.charge, 1),
  }))
