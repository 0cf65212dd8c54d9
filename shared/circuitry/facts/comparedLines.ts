/** Solutions of circuits side by side: their figures, and by how much each differs from the first. */
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { ShownRating, ShownSolution } from '../document/shownRating'
import { dropQuantity } from './circuitEnds'

/** A figure of all solutions. */
export interface ComparedLine {
  name: string
  unit: string
  /** In the order of the solutions; a dash where there is none. */
  values: readonly string[]
  /** From the first one, with sign and, of amounts, in percent; the first has none. */
  differences: readonly string[]
}

interface Figure {
  name: string
  quantity: Quantity
  of(solved: ShownSolution, table: ShownRating['table']): number | undefined
  /** A state or a spread, of which a share has no meaning. */
  isState?: boolean
}

const none = '–'

const perfect = ({ perfect: found }: Pick<SegmentRating, 'perfect'>) =>
  found && 'totalCapacity' in found ? found.totalCapacity : undefined

const figures = (drop: Quantity): readonly Figure[] => [
  { name: 'Total capacity', quantity: 'heatFlow', of: ({ totalCapacity }) => totalCapacity },
  { name: 'Sensible', quantity: 'heatFlow', of: ({ sensibleCapacity }) => sensibleCapacity },
  { name: 'Evenly fed', quantity: 'heatFlow', of: perfect },
  { name: 'Air out', quantity: 'temperature', of: ({ air }) => air.leaving.dryBulb, isState: true },
  { name: 'Fluid out', quantity: 'temperature', of: ({ fluid }) => fluid.leaving.T, isState: true },
  {
    ...{ name: 'Spread', quantity: 'temperatureDifference', isState: true },
    of: ({ maldistribution }) => maldistribution,
  },
  { name: 'Fluid flow', quantity: 'massFlow', of: ({ fluid }) => fluid.massFlow },
  { name: 'Fluid Δp', quantity: drop, of: ({ fluid }) => fluid.pressureDrop.total },
  { name: 'Air Δp', quantity: 'airPressureDrop', of: ({ air }) => air.pressureDrop },
  { name: 'Charge', quantity: 'charge', of: ({ fluid }) => fluid.charge },
  { name: 'Bends', quantity: 'plantLength', of: (_, table) => table?.totalBendLength },
]

/**
 * The lines of a comparison.
 *
 * @param ratings  the solutions, the one that the others are compared with first; undefined where there is none yet
 * @param reader   the reader's units
 * @returns        the number of circuits, and a line for each figure
 */
export function comparedLines(ratings: readonly (ShownRating | undefined)[], reader: Reader): ComparedLine[] {
  const drops = ratings.flatMap(rating => (rating?.solved ? [dropQuantity(rating.solved)] : []))
  const drop = drops.includes('vaporPressureDrop') ? 'vaporPressureDrop' : 'fluidPressureDrop'
  const circuits = ratings.map(rating => rating?.table?.circuits.length)
  return [
    {
      ...{ name: 'Circuits', unit: '' },
      values: circuits.map(count => (count === undefined ? none : formatNumber(count, 0))),
      differences: differencesOf(circuits, by => formatNumber(by, 0), false),
    },
    ...figures(drop).map(({ name, quantity, of, isState = false }) => {
      const values = ratings.map(rating => rating?.solved && of(rating.solved, rating.table))
      const difference = quantity === 'temperature' ? 'temperatureDifference' : quantity
      return {
        ...{ name, unit: reader.label(quantity) },
        values: values.map(value => (value === undefined ? none : reader.number(value, quantity))),
        differences: differencesOf(values, by => reader.number(by, difference), !isState),
      }
    }),
  ]
}

function differencesOf(
  [first, ...others]: readonly (number | undefined)[],
  text: (by: number) => string,
  hasShare: boolean,
): string[] {
  return [
    '',
    ...others.map(value => {
      if (first === undefined || value === undefined) return none
      const by = text(Math.abs(value - first))
      // What shows as nothing has no sign.
      const isNothing = !/[1-9]/.test(by)
      const sign = isNothing ? '' : value > first ? '+' : '−'
      const share = formatNumber(100 * Math.abs(value / first - 1), 1)
      return hasShare && first !== 0 && !isNothing ? `${sign}${by} (${sign}${share} %)` : `${sign}${by}`
    }),
  ]
}
