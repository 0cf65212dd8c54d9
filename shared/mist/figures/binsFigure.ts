/** Hours of the year by dry bulb, with the power of the machine in them, without mist and with it. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { MistBin, MistRating } from '../document/mistRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 396, top: 26, bottom: 196 }

export function binsFigure(of: MistRating['bins'], reader: Reader): Figure {
  const bins = of[reader.system]
  const t = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const power = (watts: number) => shownValue(watts, 'power', systemUnit('power', reader.system))
  const [first, last] = [bins[0]!, bins.at(-1)!]
  const left = t(first.from)
  const right = t(last.to)
  const x = (T: number) => plot.left + ((T - left) / (right - left)) * (plot.right - plot.left)
  const most = Math.max(...bins.map(each => each.hours))
  const hours = wholeScaleOf(0, most, 5, plot.bottom, plot.top + 40)
  const y = wholeScaleOf(0, power(Math.max(...bins.map(each => each.powerWithout))), 5, plot.bottom, plot.top)
  const line = (height: (bin: MistBin) => number): Point[] =>
    bins.map(bin => [x((t(bin.from) + t(bin.to)) / 2), y(power(height(bin)))] as const)
  const step = Math.ceil(bins.length / 9)
  const on = bins.reduce((sum, bin) => sum + bin.hoursOn, 0)
  const hottest = bins.at(-1)!
  return {
    ...{ width: plot.width, height: plot.height, title: 'By dry bulb' },
    description: `${formatNumber(on, 0)} of ${formatNumber(
      bins.reduce((sum, bin) => sum + bin.hours, 0),
      0,
    )} hours have mist. In the hottest bin the machine takes ${reader.full(hottest.powerWithout, 'power')} without and ${reader.full(hottest.powerWith, 'power')} with it.`,
    marks: [
      ...bins.flatMap((bin): FigureMark[] => {
        const [from, to] = [x(t(bin.from)) + 1, x(t(bin.to)) - 1]
        const off = bin.hours - bin.hoursOn
        return [
          ...(off > 0 ? [box('faint', from, hours(off), to, plot.bottom)] : []),
          ...(bin.hoursOn > 0 ? [box('useful', from, hours(bin.hours), to, hours(off))] : []),
        ]
      }),
      ...heightAxis(plot, y),
      ...bins
        .filter((_, at) => at % step === 0)
        .map(bin => word('plain', [x(t(bin.from)), plot.bottom + 15], formatNumber(t(bin.from), 0), 'center')),
      ...frame(plot, `Dry bulb, ${reader.label('temperature')}`),
      word('plain', [4, plot.top - 12], reader.label('power')),
      { kind: 'line', tone: 'hot', points: line(bin => bin.powerWithout) },
      { kind: 'line', tone: 'cold', points: line(bin => bin.powerWith) },
      word('hot', [plot.left - 8, plot.top - 12], 'without mist', 'left', true),
      word('cold', [plot.left + 76, plot.top - 12], 'with mist', 'left', true),
      word('plain', [plot.right, plot.top - 12], `hours, up to ${formatNumber(most, 0)}; with mist shaded`, 'right'),
    ],
    table: {
      heads: [
        `From, ${reader.label('temperature')}`,
        'Hours',
        'With mist',
        `To the coil, ${reader.label('temperature')}`,
        `Without, ${reader.label('power')}`,
        `With, ${reader.label('power')}`,
      ],
      rows: bins.map(bin => [
        formatNumber(t(bin.from), 1),
        formatNumber(bin.hours, 0),
        formatNumber(bin.hoursOn, 0),
        reader.number(bin.entering, 'temperature'),
        reader.number(bin.powerWithout, 'power'),
        reader.number(bin.powerWith, 'power'),
      ]),
    },
  }
}
