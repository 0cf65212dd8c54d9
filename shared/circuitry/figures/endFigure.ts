/** The tubes from the front with a quantity, for reports: rows in the direction of the air, tubes from top to bottom. */
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { type Figure, type FigureMark, word } from '../../display/figure'
import type { Reader } from '../../display/formatQuantity'
import { tubeName } from '../facts/circuitRows'
import { circuitsByTube } from '../facts/circuitsByTube'
import { headOf, rangeOfValues, type ShownName, shownQuantities, tubeValue } from '../facts/shownQuantities'
import { scaleMarks, scaleWidth, stepOf } from './scaleMarks'

const [left, top] = [34, 56] as const
const cell = { width: 46, height: 15, between: 10 } as const

/** The map over the whole length of the tubes. */
export function endFigure(
  { graph, solved, table }: CircuitsRating,
  name: ShownName,
  { reader, isStaggered }: { reader: Reader; isStaggered: boolean },
): Figure | undefined {
  if (!solved) return undefined
  const { rows, columns } = graph
  const { quantity } = shownQuantities[name]
  const values = new Map(solved.tubes.map(({ tube }) => [tube, tubeValue(solved, name, tube)]))
  const range = rangeOfValues([...values.values()])
  const text = (value: number) => reader.number(value, quantity)
  const step = cell.width + cell.between
  const width = Math.max(left + rows * step + 60, scaleWidth + 40)
  const high = cell.height + 3
  const circuitOf = circuitsByTube({ table })
  const y = (tube: number) => {
    const row = Math.floor(tube / columns)
    return top + ((tube % columns) + (isStaggered && row % 2 === 1 ? 0.5 : 0)) * high
  }
  const leaving = numbersTo(columns).map(column => {
    const air = solved.leavingAir.slice(column * solved.segments, (column + 1) * solved.segments)
    return air.reduce((sum, T) => sum + T, 0) / air.length
  })
  return {
    ...{ width, height: top + (columns + 0.5) * high + 14, title: `${shownQuantities[name].label} by tube` },
    description: `${headOf(name, reader)} from ${text(range[0])} to ${text(range[1])} over ${values.size} tubes; the air comes from the left.`,
    marks: [
      word('plain', [left, 14], headOf(name, reader), 'left', true),
      ...scaleMarks([left, 18], range, text),
      ...numbersTo(rows).map(row =>
        word('plain', [left + row * step + cell.width / 2, top - 6], `Row ${row + 1}`, 'center'),
      ),
      word('plain', [left + rows * step, top - 6], `out, ${reader.label('temperature')}`),
      ...[...values].map(
        ([tube, value]): FigureMark => ({
          ...{ kind: 'cell', step: stepOf(value, range), at: [left + Math.floor(tube / columns) * step, y(tube)] },
          ...{ width: cell.width, height: cell.height, text: text(value) },
        }),
      ),
      ...leaving.map((T, column) =>
        word('plain', [left + rows * step, top + column * high + 11], reader.number(T, 'temperature')),
      ),
      ...numbersTo(columns).map(column =>
        word('plain', [left - 6, top + column * high + 11], String(column + 1), 'right'),
      ),
    ],
    table: {
      heads: ['Tube', 'Circuit', headOf(name, reader)],
      rows: [...values].map(([tube, value]) => [
        tubeName(tube, columns),
        String(circuitOf.get(tube) ?? '–'),
        text(value),
      ]),
    },
  }
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
