/** A row of the coil seen from its face, or the leaving air: tubes from top to bottom, segments along them. */
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import { type Figure, type FigureMark, word } from '../../display/figure'
import type { Reader } from '../../display/formatQuantity'
import { headOf, rangeOfValues, type ShownName, segmentValue, shownQuantities } from '../facts/shownQuantities'
import { scaleMarks, scaleWidth, stepOf } from './scaleMarks'

const width = 440
const [left, top] = [44, 46] as const
/** Numbers are written where a cell has room for them. */
const room = 27

/** What a face shows: a row from 0 with a quantity, or the air behind the last row. */
export type FaceOf = { row: number; name: ShownName } | 'leaving air'

/** The map. All rows have one scale, so that they can be compared. */
export function faceFigure(solved: SegmentRating, of: FaceOf, reader: Reader): Figure {
  const { columns, segments } = solved
  const isLeaving = of === 'leaving air'
  const quantity = isLeaving ? 'temperature' : shownQuantities[of.name].quantity
  const withFluid = new Set(solved.tubes.map(({ tube }) => tube))
  const value = (column: number, segment: number): number | undefined => {
    if (isLeaving) return solved.leavingAir[column * segments + segment]!
    const tube = of.row * columns + column
    return withFluid.has(tube) ? segmentValue(solved, of.name, tube, segment) : undefined
  }
  const all = isLeaving
    ? solved.leavingAir
    : solved.tubes.flatMap(({ tube }) =>
        Array.from({ length: segments }, (_, segment) => segmentValue(solved, of.name, tube, segment)),
      )
  const range = rangeOfValues(all)
  const text = (one: number) => reader.number(one, quantity)
  const wide = (width - left - 12) / segments
  const high = Math.max(12, Math.min(24, 420 / columns))
  const isWritten = wide > room && high >= 12
  const cells = numbersTo(columns).flatMap(column =>
    numbersTo(segments).flatMap((segment): FigureMark[] => {
      const one = value(column, segment)
      if (one === undefined) return []
      return [
        {
          ...{ kind: 'cell', step: stepOf(one, range), at: [left + segment * wide, top + column * high] },
          ...{ width: wide, height: high, ...(isWritten && { text: text(one) }) },
        },
      ]
    }),
  )
  const head = isLeaving ? `Leaving air, ${reader.label('temperature')}` : headOf(of.name, reader)
  const title = isLeaving ? 'Leaving air over the face' : `Row ${of.row + 1} from the face`
  const bottom = top + columns * high
  return {
    ...{ width, height: bottom + 34, title },
    description: `${head} from ${text(range[0])} to ${text(range[1])}, ${columns} tubes high and ${segments} segments from front to rear.`,
    marks: [
      word('plain', [left, 20], head, 'left', true),
      ...scaleMarks([width - 12 - scaleWidth, 8], range, text),
      ...cells,
      ...numbersTo(columns)
        .filter(column => columns <= 24 || column % 2 === 0)
        .map(column => word('plain', [left - 6, top + (column + 0.5) * high + 3.5], String(column + 1), 'right')),
      word('plain', [left, bottom + 16], 'front'),
      word('plain', [width - 12, bottom + 16], 'rear', 'right'),
      word('plain', [left + (segments * wide) / 2, bottom + 16], 'along the tubes', 'center'),
    ],
    table: {
      heads: ['Tube', ...numbersTo(segments).map(segment => `Segment ${segment + 1}`)],
      rows: numbersTo(columns).map(column => [
        String(column + 1),
        ...numbersTo(segments).map(segment => {
          const one = value(column, segment)
          return one === undefined ? '–' : text(one)
        }),
      ]),
    },
  }
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
