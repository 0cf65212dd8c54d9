/** How each circuit ends: bars of superheat, subcooling or temperature. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, wholeScaleOf } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { ShownRating } from '../document/shownRating'
import { circuitEnds, endMeasure, endText, unfinished } from '../facts/circuitEnds'
import { rangeOfValues } from '../facts/shownQuantities'

const plot: Plot = { width: 440, height: 230, left: 44, right: 424, top: 26, bottom: 186 }
/** Numbers stand on the bars where they have room. */
const mostWritten = 14

/** The figure; absent without a solution. */
export function circuitEndsFigure(rating: ShownRating, reader: Reader): Figure | undefined {
  const { solved } = rating
  const ends = circuitEnds(rating)
  if (!solved || ends.length === 0) return undefined
  const measure = endMeasure(solved)
  const { label, quantity } = measure
  const shown = (value: number) => shownValue(value, quantity, systemUnit(quantity, reader.system))
  const values = ends.map(end => measure.of(end)).filter(value => value !== undefined)
  const [least, most] = rangeOfValues(values.map(shown))
  // Temperatures are compared with each other, differences with zero.
  const low = label === 'Out' ? Math.floor(least - 1) : 0
  const y = wholeScaleOf(low, Math.max(most, low + 1), 6, plot.bottom, plot.top)
  const step = (plot.right - plot.left) / ends.length
  const wet = unfinished(ends, measure)
  const name = label === 'Out' ? 'Leaving temperature' : label
  const every = Math.ceil(ends.length / 16)
  return {
    ...{ width: plot.width, height: plot.height, title: `${name} by circuit` },
    description:
      values.length > 0
        ? `${name} from ${formatNumber(least, 1)} to ${formatNumber(most, 1)} ${reader.label(quantity)}${wet.length > 0 ? `; circuits ${wet.join(', ')} leave between liquid and vapor` : ''}.`
        : `All circuits leave between liquid and vapor.`,
    marks: [
      ...heightAxis(plot, y),
      ...ends.flatMap((end, at): FigureMark[] => {
        const value = measure.of(end)
        const [from, to] = [plot.left + at * step + step * 0.18, plot.left + (at + 1) * step - step * 0.18]
        const top = value === undefined ? plot.bottom - 3 : y(shown(value))
        return [
          box(value === undefined ? 'hot' : 'useful', from, top, to, plot.bottom),
          ...(ends.length <= mostWritten
            ? [
                word(
                  value === undefined ? 'limit' : 'plain',
                  [(from + to) / 2, top - 5],
                  endText(end, measure, reader),
                  'center',
                ),
              ]
            : []),
          ...(at % every === 0
            ? [word('plain', [(from + to) / 2, plot.bottom + 15], String(end.number), 'center')]
            : []),
        ]
      }),
      ...frame(plot, 'Circuit'),
      word('plain', [4, plot.top - 12], reader.label(quantity)),
    ],
    table: {
      heads: ['Circuit', `${name}, ${reader.label(quantity)}`, `Flow, ${reader.label('massFlow')}`],
      rows: ends.map(end => [String(end.number), endText(end, measure, reader), reader.number(end.flow, 'massFlow')]),
    },
  }
}
