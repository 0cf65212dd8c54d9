/** The sound power of all fans by octave band, and as the ear weighs it. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 432, top: 30, bottom: 196 }

export function octaveFigure({ noise }: Pick<AirCoolerRating, 'noise'>): Figure {
  const { octaves, power } = noise
  const levels = octaves.flatMap(each => [each.power, each.weighted])
  const y = wholeScaleOf(Math.min(...levels) - 2, Math.max(...levels), 5, plot.bottom, plot.top)
  const width = (plot.right - plot.left) / octaves.length
  const middle = (at: number) => plot.left + (at + 0.5) * width
  const loudest = octaves.reduce((one, other) => (other.weighted > one.weighted ? other : one))
  return {
    ...{ width: plot.width, height: plot.height, title: 'Sound power by octave, estimated' },
    description: `By a published spectrum of such fans: together ${formatNumber(power, 1)} dB, A-weighted, most of it around ${formatNumber(loudest.frequency, 0)} Hz.`,
    marks: [
      ...heightAxis(plot, y),
      ...octaves.flatMap((octave, at) => [
        box('faint', middle(at) - 0.36 * width, y(octave.power), middle(at) + 0.36 * width, plot.bottom),
        word('plain', [middle(at), plot.bottom - 6], formatNumber(octave.power, 0), 'center'),
        word(
          'plain',
          [middle(at), plot.bottom + 15],
          octave.frequency < 1000 ? String(octave.frequency) : `${octave.frequency / 1000}k`,
          'center',
        ),
      ]),
      ...frame(plot, 'Octave band, Hz'),
      {
        ...{ kind: 'line', tone: 'gain' },
        points: octaves.map(({ weighted }, at): Point => [middle(at), y(weighted)]),
      } as FigureMark,
      word('plain', [4, plot.top - 14], 'dB'),
      word('gain', [plot.width - 4, plot.top - 14], `A-weighted, together ${formatNumber(power, 1)}`, 'right', true),
    ],
    table: {
      heads: ['Band, Hz', 'Sound power, dB', 'A-weighted, dB'],
      rows: octaves.map(({ frequency, power: level, weighted }) => [
        formatNumber(frequency, 0),
        formatNumber(level, 1),
        formatNumber(weighted, 1),
      ]),
    },
  }
}
