/** A property over the temperature with its fit, and under it the errors of the fit beside those of a lower order. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, scaleWithin, tickDecimals, wholeScaleOf } from '../../display/plot'
import type { GasRating } from '../document/gasRating'
import { fitQuantities } from '../facts/gasFacts'
import { propertyNames } from '../fields/gasFields'

const size = { width: 440, height: 262 } as const
const [left, right] = [58, 424] as const
const upper: Plot = { ...size, left, right, top: 26, bottom: 150 }
const lower: Plot = { ...size, left, right, top: 176, bottom: 222 }
/** Dots are drawn at every third of the 25 points. */
const everyDot = 3

type Fitted = Pick<GasRating, 'fit' | 'name' | 'beside'>

export function fitFigure({ fit, name, beside }: Fitted, reader: Reader): Figure {
  const quantity = fitQuantities[fit.property]
  const shown = (value: number) => readersValue(value, quantity, reader.system)
  const degrees = (T: number) => readersValue(T, 'temperature', reader.system)
  const values = [...fit.points.map(({ value }) => value), ...fit.beside.map(({ value }) => value)].map(shown)
  const x = scaleWithin(degrees(fit.points[0]!.T), degrees(fit.points.at(-1)!.T), 6, left, right)
  const y = wholeScaleOf(Math.min(...values), Math.max(...values), 4, upper.bottom, upper.top)
  const percents = fit.points.map(({ error }) => 100 * error)
  const most = Math.max(...percents.map(Math.abs), 1e-3)
  const e = (percent: number) =>
    (lower.top + lower.bottom) / 2 - (Math.max(-1, Math.min(1, percent / most)) * (lower.bottom - lower.top)) / 2
  const curve = fit.points.map(({ T, value }): Point => [x(degrees(T)), y(shown(value))])
  const other = fit.beside.map(({ T, value }): Point => [x(degrees(T)), y(shown(value))])
  const label = propertyNames[fit.property]
  const digits = most >= 0.1 ? 2 : 3
  return {
    ...{ ...size, title: `${label} and its fit` },
    description: `${label} from ${reader.full(fit.points[0]!.value, quantity)} at ${reader.full(fit.points[0]!.T, 'temperature')} to ${reader.full(fit.points.at(-1)!.value, quantity)} at ${reader.full(fit.points.at(-1)!.T, 'temperature')}; the fit of order ${fit.order} is at most ${formatNumber(100 * fit.largest, digits)} % off.`,
    marks: [
      ...heightAxis(upper, y),
      ...(other.length > 1 ? ([{ kind: 'line', tone: 'hot', points: other, isSmooth: true }] as FigureMark[]) : []),
      { kind: 'line', tone: 'gain', points: curve, isSmooth: true },
      ...fit.points
        .filter((_, at) => at % everyDot === 0)
        .map(({ T, fitted }): FigureMark => ({ kind: 'dot', tone: 'gain', at: [x(degrees(T)), y(shown(fitted))] })),
      ...names(curve, other, name, beside?.name),
      {
        kind: 'line',
        tone: 'axis',
        points: [
          [left, upper.top],
          [left, upper.bottom],
          [right, upper.bottom],
        ],
      },
      word('plain', [4, upper.top - 12], reader.label(quantity)),
      word('plain', [right, upper.top - 12], 'line: the gas, dots: the fit', 'right'),
      word('plain', [4, lower.top - 8], `error, %${fit.lower.length > 0 ? '; grey: of one order less' : ''}`),
      ...[most, 0, -most].map(tick =>
        word('plain', [left - 6, e(tick) + 3.5], formatNumber(tick, tick === 0 ? 0 : digits), 'right'),
      ),
      rule('grid', [left, e(0)], [right, e(0)]),
      ...(fit.lower.length > 0
        ? ([
            {
              ...{ kind: 'line', tone: 'faint', isSmooth: true },
              points: fit.points.map(({ T }, at): Point => [x(degrees(T)), e(100 * fit.lower[at]!)]),
            },
          ] as FigureMark[])
        : []),
      ...fit.points.map(
        ({ T, error }): FigureMark => rule('gain', [x(degrees(T)), e(0)], [x(degrees(T)), e(100 * error)]),
      ),
      ...x.ticks.map(tick =>
        word('plain', [x(tick), lower.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center'),
      ),
      ...frame(lower, `Temperature, ${reader.label('temperature')}`),
    ],
    table: {
      heads: [`Temperature, ${reader.label('temperature')}`, `${label}, ${reader.label(quantity)}`, 'Fit', 'Error, %'],
      rows: fit.points.map(({ T, value, fitted, error }) => [
        reader.number(T, 'temperature'),
        reader.number(value, quantity),
        reader.number(fitted, quantity),
        formatNumber(100 * error, 3),
      ]),
    },
  }
}

/** Width of a letter of a name [px], and its room above and below a curve. */
const [letter, above, below] = [6.5, 8, 14] as const

/** The names at the ends of the curves, above the curve on top and below the other, clear of their own curve. */
function names(
  curve: readonly Point[],
  other: readonly Point[],
  name: string,
  beside: string | undefined,
): FigureMark[] {
  const end = curve.at(-1)!
  const last = other.at(-1)
  const isAbove = !last || end[1] <= last[1]
  const at = (points: readonly Point[], text: string, isOnTop: boolean): Point => {
    const [x] = points.at(-1)!
    const heights = points.filter(point => point[0] > x - letter * text.length - 4).map(([, y]) => y)
    const [high, low] = [Math.min(...heights) - above, Math.max(...heights) + below]
    const isHigh = low > upper.bottom - 3 || (isOnTop && high >= upper.top + above)
    return [x - 4, isHigh ? high : low]
  }
  return [
    word('gain', at(curve, name, isAbove), name, 'right', true),
    ...(last && beside && other.length > 1 ? [word('hot', at(other, beside, !isAbove), beside, 'right')] : []),
  ]
}
