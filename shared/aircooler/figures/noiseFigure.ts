/** The sound of all fans over the distance. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 412, top: 26, bottom: 196 }
/** In the reader's unit; those from 1 m to 1 km are shown. */
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const
const named = [1, 10, 100, 1000] as const

/** Over a half sphere, as the engine tells it at two distances. */
export function noiseFigure({ noise }: Pick<AirCoolerRating, 'noise'>, reader: Reader): Figure {
  const level = (distance: number) => noise.power - 10 * Math.log10(2 * Math.PI * distance ** 2)
  const y = wholeScaleOf(level(1000), level(1), 6, plot.bottom, plot.top)
  const x = (distance: number) => plot.left + ((plot.right - plot.left) * Math.log10(distance)) / 3
  const at = (distance: number, dB: number): Point => [x(distance), y(dB)]
  const far = noise.byDistance.at(-1)!
  const meters = 1 / readersValue(1, 'plantLength', reader.system)
  const shown = (all: readonly number[]) =>
    all.map(value => ({ value, distance: value * meters })).filter(({ distance }) => distance >= 1 && distance <= 1000)
  const across = `Distance, ${reader.label('plantLength')}`
  return {
    ...{ width: plot.width, height: plot.height, title: 'Noise by distance' },
    description: `Sound power ${formatNumber(noise.power, 1)} dB of all fans; ${formatNumber(far.pressure, 0)} dB at ${reader.full(far.distance, 'plantLength')}, ${formatNumber(noise.pressureAtFan, 0)} dB at 1 m below a fan.`,
    marks: [
      ...heightAxis(plot, y),
      ...shown(named).flatMap(({ value, distance }) => [
        rule('grid', [x(distance), plot.top], [x(distance), plot.bottom]),
        word('plain', [x(distance), plot.bottom + 15], formatNumber(value, 0), 'center'),
      ]),
      ...frame(plot, across),
      word('plain', [4, plot.top - 12], 'dB'),
      { kind: 'line', tone: 'gain', points: [at(1, level(1)), at(1000, level(1000))] },
      { kind: 'dot', tone: 'gain', at: at(far.distance, far.pressure) } as FigureMark,
      word('gain', [x(far.distance) + 6, y(far.pressure) - 6], formatNumber(far.pressure, 0), 'left', true),
    ],
    table: {
      heads: [across, 'Level, dB'],
      rows: shown(distances).map(({ value, distance }) => [formatNumber(value, 0), formatNumber(level(distance), 0)]),
    },
  }
}
