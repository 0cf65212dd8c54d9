/** The coil by its circuits beside the same coil in equal circuits, and why they differ. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { EngineTotals, ShownRating, ShownSolution, SolutionOutline } from '../document/shownRating'
import { dropQuantity } from './circuitEnds'

/** One line of the comparison: its capacity, and the difference from that of the circuits as they are. */
export interface BesideLine {
  name: string
  capacity: string
  sensible: string
  drop: string
  difference: string
  /** Why there are no numbers. */
  refusal?: string
}

const names = { original: 'Equal circuits, original', v2025: 'Equal circuits, v2025' } as const

/** A change of the capacity in percent with its sign. */
function change(value: number, of: number): string {
  const percent = formatNumber(100 * Math.abs(value / of - 1), 1)
  return `${value < of && Number(percent) !== 0 ? '−' : '+'}${percent} %`
}

/** The lines; none without a solution. */
export function besideLines({ solved }: ShownRating, reader: Reader): BesideLine[] {
  if (!solved) return []
  const { totalCapacity, sensibleCapacity, fluid, perfect, beside = [] } = solved
  const heat = (value: number) => reader.number(value, 'heatFlow')
  const drop = dropQuantity(solved)
  const blank = { capacity: '–', sensible: '–', drop: '–', difference: '–' }
  return [
    {
      name: 'Tube by tube',
      capacity: heat(totalCapacity),
      sensible: heat(sensibleCapacity),
      drop: reader.number(fluid.pressureDrop.total, drop),
      difference: '–',
    },
    ...(perfect
      ? [
          'refusal' in perfect
            ? { name: 'Evenly fed', ...blank, refusal: perfect.refusal }
            : {
                ...{ name: 'Evenly fed', ...blank, capacity: heat(perfect.totalCapacity) },
                difference: change(perfect.totalCapacity, totalCapacity),
              },
        ]
      : []),
    ...[...beside].reverse().map(one =>
      'refusal' in one
        ? { name: names[one.engineVersion], ...blank, refusal: one.refusal }
        : {
            name: names[one.engineVersion],
            capacity: heat(one.totalCapacity),
            sensible: heat(one.sensibleCapacity),
            drop: reader.number(one.fluidPressureDrop, drop),
            difference: change(one.totalCapacity, totalCapacity),
          },
    ),
  ]
}

function ratedBy({ beside }: ShownSolution, version: EngineTotals['engineVersion']): EngineTotals | undefined {
  const all: SolutionOutline['beside'] = beside
  return all?.find((one): one is EngineTotals => one.engineVersion === version && 'totalCapacity' in one)
}

/** The differences explained, from the circuits as they are to the engines: one sentence each. */
export function besideReasons({ solved, table }: ShownRating, reader: Reader): string[] {
  if (!solved) return []
  const { totalCapacity, perfect } = solved
  const [mean, original] = [ratedBy(solved, 'v2025'), ratedBy(solved, 'original')]
  const heat = (value: number) => reader.full(Math.abs(value), 'heatFlow')
  const even = perfect && 'totalCapacity' in perfect ? perfect.totalCapacity : undefined
  const circuits = table?.circuits.length ?? 0
  return [
    ...(even === undefined
      ? []
      : [
          Math.abs(even / totalCapacity - 1) < 5e-4
            ? 'The distribution costs nothing: air and fluid are even, and all circuits end alike.'
            : even < totalCapacity
              ? `The distribution costs nothing: circuits that end alike in even air would carry ${change(even, totalCapacity)}.`
              : `The distribution costs ${heat(even - totalCapacity)}: with even air and circuits that end alike the coil would carry ${change(even, totalCapacity)}.`,
        ]),
    ...(mean && even !== undefined
      ? [
          `The real circuits carry ${change(even, mean.totalCapacity)} beside v2025, which follows the mean of ${circuits} circuits through air that is mixed behind each row.`,
        ]
      : []),
    ...(mean && original
      ? [
          `From original to v2025 it is ${change(mean.totalCapacity, original.totalCapacity)}: original takes properties and coefficients as means over the coil, v2025 at each place.`,
        ]
      : []),
  ]
}
