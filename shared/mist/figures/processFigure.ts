/** The way of the air on the psychrometric chart: along its wet bulb, towards saturation. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, scaleOf, scaleWithin, tickDecimals } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { MistRating } from '../document/mistRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 412, top: 26, bottom: 196 }
type Design = Pick<MistRating['design'], 'entering' | 'leaving' | 'chart'>
type Air = Design['entering']

export function processFigure({ entering, leaving, chart }: Design, reader: Reader): Figure {
  const t = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const w = (W: number) => shownValue(W, 'humidityRatio', systemUnit('humidityRatio', reader.system))
  const [coldest, hottest] = [chart.T[0]!, chart.T.at(-1)!]
  const highest = leaving.W * 1.35
  const x = scaleWithin(t(coldest), t(hottest), 6, plot.left, plot.right)
  const y = scaleOf(0, w(highest), 5, plot.bottom, plot.top)
  const lines = chart.lines.map(({ RH, W }) => ({
    RH,
    points: chart.T.map((T, at): Point => [x(t(T)), y(w(W[at]!))]).filter(([, height]) => height >= plot.top),
  }))
  const way: Point[] = [
    [x(t(entering.T)), y(w(entering.W))],
    [x(t(leaving.T)), y(w(leaving.W))],
  ]
  const saturated: Point = [x(t(entering.Twb)), y(w(chart.saturated))]
  const state = (air: Air) => `${reader.number(air.T, 'temperature')} / ${reader.number(air.Twb, 'temperature')}`
  const [from, to] = way as [Point, Point]
  return {
    ...{ width: plot.width, height: plot.height, title: 'Way of the air' },
    description: `The air falls from ${reader.full(entering.T, 'temperature')} to ${reader.full(leaving.T, 'temperature')} along its wet bulb of ${reader.full(entering.Twb, 'temperature')}; its relative humidity rises from ${formatPercent(entering.RH)} to ${formatPercent(leaving.RH)}.`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...lines.flatMap(({ RH, points }): FigureMark[] => {
        const [endX, endY] = points.at(-1) ?? [plot.left, plot.bottom]
        const at: Point = endX > plot.right - 1 ? [plot.right - 2, endY - 4] : [endX, plot.top - 3]
        return [
          { kind: 'line', tone: RH === 1 ? 'axis' : 'grid', points },
          word('plain', at, formatPercent(RH), endX > plot.right - 1 ? 'right' : 'center'),
        ]
      }),
      ...frame(plot, `Dry bulb, ${reader.label('temperature')}`),
      word('plain', [4, plot.top - 12], reader.label('humidityRatio')),
      rule('limit', to, saturated, true),
      { kind: 'line', tone: 'cold', points: way },
      { kind: 'dot', tone: 'hot', at: from },
      { kind: 'dot', tone: 'cold', at: to },
      word('hot', [Math.min(from[0], plot.right - 30), from[1] + 16], state(entering), 'center', true),
      word('cold', [to[0] - 8, to[1] + 14], state(leaving), 'right', true),
    ],
    table: {
      heads: [
        '',
        `Dry bulb, ${reader.label('temperature')}`,
        `Wet bulb, ${reader.label('temperature')}`,
        `Humidity, ${reader.label('humidityRatio')}`,
        'RH, %',
      ],
      rows: (
        [
          ['Before', entering],
          ['After', leaving],
        ] as const
      ).map(([name, air]) => [
        name,
        reader.number(air.T, 'temperature'),
        reader.number(air.Twb, 'temperature'),
        reader.number(air.W, 'humidityRatio'),
        formatNumber(100 * air.RH, 0),
      ]),
    },
  }
}
