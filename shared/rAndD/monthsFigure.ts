/** The hours of twelve months as bars. */
import { box, type Figure, type FigureMark, rule, word } from '../display/figure'
import { formatNumber } from '../display/formatNumber'
import { tickDecimals, wholeScaleOf } from '../display/plot'
import { sumOf } from './totals'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const plot = { width: 372, height: 116, left: 34, right: 368, top: 12, bottom: 94 }

/** What the months add up to, in words: the busiest, and the mean of those with hours. Empty without hours. */
export function monthFacts(hours: readonly number[]): { label: string; value: string }[] {
  const most = Math.max(...hours)
  const worked = hours.filter(value => value > 0)
  if (worked.length === 0) return []
  return [
    { label: 'Busiest month', value: `${months[hours.indexOf(most)]}, ${formatNumber(most, 1)} h` },
    { label: 'Mean of a month with hours', value: `${formatNumber(sumOf(worked) / worked.length, 1)} h` },
    { label: 'Months with hours', value: String(worked.length) },
  ]
}

interface MonthsFigure {
  title: string
  /** Hours from January on. */
  hours: readonly number[]
  year: number
  /** The day of the reader, whose month is emphasised. */
  today: string
}

/** A figure of `hours` [h]; months after `today` stay empty. */
export function monthsFigure({ title, hours, year, today }: MonthsFigure): Figure {
  const most = Math.max(...hours)
  const scale = wholeScaleOf(0, Math.max(most, 4), 3, plot.bottom, plot.top)
  const width = (plot.right - plot.left) / 12
  const decimals = tickDecimals(scale)
  const thisMonth = today.startsWith(`${year}-`) ? Number(today.slice(5, 7)) - 1 : -1
  const marks: FigureMark[] = scale.ticks.flatMap(tick => [
    rule('grid', [plot.left, scale(tick)], [plot.right, scale(tick)]),
    word('plain', [plot.left - 6, scale(tick) + 3.5], formatNumber(tick, decimals), 'right'),
  ])
  for (const [index, value] of hours.entries()) {
    const middle = plot.left + (index + 0.5) * width
    const tone = index === thisMonth ? 'gain' : 'useful'
    if (value > 0) marks.push(box(tone, middle - 0.34 * width, scale(value), middle + 0.34 * width, plot.bottom))
    marks.push(word('plain', [middle, plot.bottom + 14], months[index]?.[0] ?? '', 'center'))
  }
  marks.push(rule('axis', [plot.left, plot.bottom], [plot.right, plot.bottom]))
  const highest = months[hours.indexOf(most)] ?? ''
  const sum = formatNumber(sumOf(hours), 1)
  return {
    ...{ width: plot.width, height: plot.height, title, marks },
    description: most > 0 ? `${sum} h, most in ${highest}, ${formatNumber(most, 1)} h.` : `No hours in ${year}.`,
    table: {
      heads: ['Month', 'Hours'],
      rows: hours.map((value, index) => [`${months[index]} ${year}`, formatNumber(value, 1)]),
    },
  }
}
