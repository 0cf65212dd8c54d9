/** The sound of all fans over the distance. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 412, top: 26, bottom: 196 }
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
const named = [1, 10, 100, 1000] as const

/** Over a half sphere, as the engine tells it at two distances. */
export function noiseFigure({ noise }: Pick<AirCoolerRating, 'noise'>, reader: Reader): Figure {
  const level = (distance: number) => noise.power - 10 * Math.log10(2 * Math.PI * distance ** 2)
  const y = wholeScaleOf(level(1000), level(1), 6, plot.bottom, plot.top)
  const x = (distance: number) => plot.left + ((plot.right - plot.left) * Math.log10(distance)) / 3
  const at = (distance: number, dB: number): Point => [x(distance), y(dB)]
  const far = noise.byDistance.at(-1)!
  return {
    ...{ width: plot.width, height: plot.height, title: 'Noise by distance' },
    description: `Sound power ${formatNumber(noise.power, 1)} dB of all fans; ${formatNumber(far.pressure, 0)} dB at ${reader.full(far.distance, 'plantLength')}, ${formatNumber(noise.pressureAtFan, 0)} dB at 1 m below a fan.`,
    marks: [
      ...heightAxis(plot, y),
      ...named.map(distance => rule('grid', [x(distance), plot.top], [x(distance), plot.bottom])),
      ...named.map(distance => word('plain', [x(distance), plot.bottom + 15], formatNumber(distance, 0), 'center')),
      ...frame(plot, 'Distance, m'),
      word('plain', [4, plot.top - 12], 'dB'),
      { kind: 'line', tone: 'gain', points: [at(1, level(1)), at(1000, level(1000))] },
      { kind: 'dot', tone: 'gain', at: at(far.distance, far.pressure) } as FigureMark,
      word('gain', [x(far.distance) + 6, y(far.pressure) - 6], formatNumber(far.pressure, 0), 'left', true),
    ],
    table: {
      heads: ['Distance, m', 'Level, dB'],
      rows: distances.map(distance => [formatNumber(distance, 0), formatNumber(level(distance), 0)]),
    },
  }
}
