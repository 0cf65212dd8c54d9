/** The heat that a vapour beside a gas gives off: temperature, and vapour still there, over it. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber, formatPercent } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, scaleWithin, tickDecimals, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 392, top: 30, bottom: 196 }
/** Every fourth place of the curve is in the table. */
const tabled = 4

export function condensingFigure(beside: NonNullable<AirCoolerRating['stream']['beside']>, reader: Reader): Figure {
  const { curve, vapourIn, name } = beside
  const degrees = (T: number) => readersValue(T, 'temperature', reader.system)
  const heat = (watts: number) => readersValue(watts, 'heatFlow', reader.system)
  const [first, last] = [curve[0]!, curve.at(-1)!]
  const x = scaleWithin(0, heat(last.heat), 5, plot.left, plot.right)
  const coldest = Math.min(...curve.map(({ temperature, surface = temperature }) => surface))
  const y = wholeScaleOf(degrees(coldest), degrees(first.temperature), 5, plot.bottom, plot.top)
  const right = wholeScaleOf(0, 100, 5, plot.bottom, plot.top)
  const share = (vapour: number) => (100 * vapour) / vapourIn
  const surfaces = curve.flatMap(({ heat: given, surface }): Point[] =>
    surface === undefined ? [] : [[x(heat(given)), y(degrees(surface))]],
  )
  const label = (T: number) => reader.number(T, 'temperature')
  return {
    ...{ width: plot.width, height: plot.height, title: 'Condensing curve' },
    description: `The stream gives off ${reader.full(last.heat, 'heatFlow')} from ${reader.full(first.temperature, 'temperature')} to ${reader.full(last.temperature, 'temperature')}; its dew point falls from ${reader.full(beside.dewIn, 'temperature')} to ${reader.full(beside.dewOut, 'temperature')}, and ${formatPercent(beside.vapourOut / vapourIn, 1)} of the vapor leaves with the ${name.toLowerCase()}.`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...frame(plot, `Heat given off, ${reader.label('heatFlow')}`),
      ...right.ticks.map(tick => word('plain', [plot.right + 6, right(tick) + 3.5], formatNumber(tick, 0))),
      {
        ...{ kind: 'line', tone: 'cold', isDashed: true },
        points: curve.map((each): Point => [x(heat(each.heat)), right(share(each.vapour))]),
      } as FigureMark,
      {
        ...{ kind: 'line', tone: 'hot' },
        points: curve.map((each): Point => [x(heat(each.heat)), y(degrees(each.temperature))]),
      } as FigureMark,
      ...(surfaces.length > 1
        ? [
            { kind: 'line', tone: 'surface', points: surfaces } as FigureMark,
            word('surface', [plot.left + 8, plot.bottom - 8], 'condensate surface', 'left', true),
          ]
        : []),
      word('plain', [4, plot.top - 14], reader.label('temperature')),
      word(
        'hot',
        [plot.left + 30, plot.top - 14],
        `stream, ${label(first.temperature)} to ${label(last.temperature)}`,
        'left',
        true,
      ),
      word('cold', [plot.width - 4, plot.top - 14], 'vapor left, %', 'right', true),
    ],
    table: {
      heads: [
        `Heat, ${reader.label('heatFlow')}`,
        `Temperature, ${reader.label('temperature')}`,
        'Vapor left, %',
        ...(surfaces.length > 0 ? [`Condensate surface, ${reader.label('temperature')}`] : []),
      ],
      rows: curve
        .filter((_, at) => at % tabled === 0)
        .map(each => [
          reader.number(each.heat, 'heatFlow'),
          label(each.temperature),
          formatNumber(share(each.vapour), 1),
          ...(surfaces.length > 0 ? [each.surface === undefined ? '' : label(each.surface)] : []),
        ]),
    },
  }
}
