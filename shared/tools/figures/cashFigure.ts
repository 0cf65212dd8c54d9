/** What the economizer has paid back, year by year. */
import { box, type Figure, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Plot, wholeScaleOf } from '../../display/plot'

const plot: Plot = { width: 440, height: 236, left: 52, right: 424, top: 26, bottom: 196 }

export interface YearOfCash {
  year: number
  flow: number
  sum: number
}

export function cashFigure(years: readonly YearOfCash[]): Figure {
  const sums = years.map(each => each.sum)
  const [least, most] = [Math.min(0, ...sums), Math.max(0, ...sums)]
  const thousands = Math.max(Math.abs(least), most) >= 20_000 ? 1000 : 1
  const y = wholeScaleOf(least / thousands, Math.max(most, least + 1) / thousands, 6, plot.bottom, plot.top)
  const width = (plot.right - plot.left) / years.length
  const zero = y(0)
  const last = years.at(-1)!
  const even = years.find(each => each.sum >= 0)
  const money = (sum: number) => formatNumber(sum, 0)
  const step = Math.ceil(years.length / 11)
  return {
    ...{ width: plot.width, height: plot.height, title: 'Cumulative cash' },
    description: `${money(years[0]!.sum)} in the year of installation, ${money(last.sum)} after ${last.year} years${even ? `; paid back in year ${even.year}` : '; not paid back'}.`,
    marks: [
      ...heightAxis(plot, y),
      ...years.map(({ sum }, index) => {
        const left = plot.left + width * (index + 0.18)
        const height = y(sum / thousands)
        return box(
          sum < 0 ? 'faint' : 'gain',
          left,
          Math.min(zero, height),
          left + 0.64 * width,
          Math.max(zero, height),
        )
      }),
      ...years
        .filter((_, index) => index % step === 0)
        .map(({ year }) => word('plain', [plot.left + width * (year + 0.5), plot.bottom + 15], String(year), 'center')),
      ...frame(plot, 'Year'),
      rule('axis', [plot.left, zero], [plot.right, zero]),
      word('plain', [4, plot.top - 12], thousands === 1 ? 'Money' : 'Money, thousands'),
      word('plain', [plot.right, plot.top - 12], `${money(last.sum)} after ${last.year} years`, 'right', true),
    ],
    table: {
      heads: ['Year', 'Flow', 'Sum'],
      rows: years.map(({ year, flow, sum }) => [String(year), money(flow), money(sum)]),
    },
  }
}
