/** What the mist saves and what water it takes, month by month. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, tickDecimals, wholeScaleOf } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { MistMonth } from '../document/mistRating'
import { monthNames } from '../facts/yearFacts'

const plot: Plot = { width: 440, height: 236, left: 52, right: 396, top: 26, bottom: 196 }

export function monthsFigure(months: readonly MistMonth[], reader: Reader): Figure {
  const energy = (joules: number) => shownValue(joules, 'electricEnergy', systemUnit('electricEnergy', reader.system))
  const water = (volume: number) => shownValue(volume, 'waterVolume', systemUnit('waterVolume', reader.system))
  const saved = ({ energyWithout, energyWith }: MistMonth) => energyWithout - energyWith
  const y = wholeScaleOf(0, Math.max(1, ...months.map(each => energy(saved(each)))), 5, plot.bottom, plot.top)
  const right = wholeScaleOf(0, Math.max(1, ...months.map(each => water(each.water))), 5, plot.bottom, plot.top)
  const width = (plot.right - plot.left) / 12
  const middle = (month: number) => plot.left + width * (month - 0.5)
  const line = months.map((each): Point => [middle(each.month), right(water(each.water))])
  const best = months.reduce((one, other) => (saved(other) > saved(one) ? other : one))
  return {
    ...{ width: plot.width, height: plot.height, title: 'By month' },
    description: `Most is saved in ${monthNames[best.month - 1]}: ${reader.full(saved(best), 'electricEnergy')} with ${reader.full(best.water, 'waterVolume')} of water.`,
    marks: [
      ...heightAxis(plot, y),
      ...months.map(each =>
        box(
          'gain',
          middle(each.month) - 0.32 * width,
          y(energy(saved(each))),
          middle(each.month) + 0.32 * width,
          plot.bottom,
        ),
      ),
      { kind: 'line', tone: 'cold', points: line },
      ...line.map((at): FigureMark => ({ kind: 'dot', tone: 'cold', at })),
      ...right.ticks.map(tick =>
        word('cold', [plot.right + 6, right(tick) + 3.5], formatNumber(tick, tickDecimals(right))),
      ),
      ...months.map(each =>
        word('plain', [middle(each.month), plot.bottom + 15], monthNames[each.month - 1]!, 'center'),
      ),
      ...frame(plot, 'Month'),
      word('gain', [4, plot.top - 12], `${reader.label('electricEnergy')} saved by the machine`, 'left', true),
      word('cold', [plot.width - 4, plot.top - 12], `water, ${reader.label('waterVolume')}`, 'right', true),
    ],
    table: {
      heads: [
        'Month',
        'Hours with mist',
        `Saved, ${reader.label('electricEnergy')}`,
        `Water, ${reader.label('waterVolume')}`,
      ],
      rows: months.map(each => [
        monthNames[each.month - 1]!,
        formatNumber(each.hoursOn, 0),
        reader.number(saved(each), 'electricEnergy'),
        reader.number(each.water, 'waterVolume'),
      ]),
    },
  }
}
