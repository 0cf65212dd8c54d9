/** Hours of the year by temperature of the air, and the power of the fans in each: full, in steps, at variable speed. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, scaleWithin, tickDecimals, wholeScaleOf } from '../../display/plot'
import type { AirCoolerYear } from '../document/airCoolerRating'

const plot: Plot = { width: 780, height: 280, left: 52, right: 720, top: 30, bottom: 236 }

export function yearFigure({ bins }: AirCoolerYear, reader: Reader): Figure {
  const degrees = (T: number) => readersValue(T, 'temperature', reader.system)
  const power = (watts: number) => readersValue(watts, 'power', reader.system)
  const step = bins.length > 1 ? (bins.at(-1)!.dryBulb - bins[0]!.dryBulb) / (bins.length - 1) : 2
  const [low, high] = [bins[0]!.dryBulb - step / 2, bins.at(-1)!.dryBulb + step / 2]
  const x = scaleWithin(degrees(low), degrees(high), 8, plot.left, plot.right)
  const y = wholeScaleOf(0, Math.max(...bins.map(({ hours }) => hours)), 5, plot.bottom, plot.top)
  const right = wholeScaleOf(0, power(Math.max(...bins.map(({ fixed }) => fixed.power))), 5, plot.bottom, plot.top)
  const line = (of: 'fixed' | 'steps' | 'speed') =>
    bins.map((bin): Point => [x(degrees(bin.dryBulb)), right(power(bin[of].power))])
  return {
    ...{ width: plot.width, height: plot.height, title: 'Hours and fan power by air temperature' },
    description: `The year has ${formatNumber(
      bins.reduce((sum, { hours }) => sum + hours, 0),
      0,
    )} hours from ${reader.full(bins[0]!.dryBulb, 'temperature')} to ${reader.full(bins.at(-1)!.dryBulb, 'temperature')}.`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...bins.map(({ dryBulb, hours }) =>
        box('faint', x(degrees(dryBulb - 0.42 * step)), y(hours), x(degrees(dryBulb + 0.42 * step)), plot.bottom),
      ),
      ...frame(plot, `Air, ${reader.label('temperature')}`),
      ...right.ticks.map(tick =>
        word('plain', [plot.right + 6, right(tick) + 3.5], formatNumber(tick, tickDecimals(right))),
      ),
      { kind: 'line', tone: 'hot', points: line('fixed') },
      { kind: 'line', tone: 'cold', points: line('steps') },
      { kind: 'line', tone: 'gain', points: line('speed') } as FigureMark,
      word('plain', [4, plot.top - 14], 'h'),
      word('hot', [plot.left + 30, plot.top - 14], 'full speed', 'left', true),
      word('cold', [plot.left + 120, plot.top - 14], 'in steps', 'left', true),
      word('gain', [plot.left + 200, plot.top - 14], 'variable speed', 'left', true),
      word('plain', [plot.width - 4, plot.top - 14], `fans, ${reader.label('power')}`, 'right'),
    ],
    table: {
      heads: [
        `Air, ${reader.label('temperature')}`,
        'Hours',
        `Full, ${reader.label('power')}`,
        `Steps, ${reader.label('power')}`,
        'Fans on',
        `Variable, ${reader.label('power')}`,
        'Speed, %',
        `Leaves, ${reader.label('temperature')}`,
      ],
      rows: bins.map(({ dryBulb, hours, fixed, steps, speed }) => [
        reader.number(dryBulb, 'temperature'),
        formatNumber(hours, 0),
        reader.number(fixed.power, 'power'),
        reader.number(steps.power, 'power'),
        formatNumber(steps.fans, 0),
        reader.number(speed.power, 'power'),
        formatNumber(100 * speed.ratio, 0),
        reader.number(speed.outlet, 'temperature'),
      ]),
    },
  }
}
