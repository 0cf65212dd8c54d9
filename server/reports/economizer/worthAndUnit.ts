/** What the economizer is worth over its life, beside its size and weight. */
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import { connectionsFact } from '../../../shared/economizer/facts/connectionsFact'
import { bankAt } from '../../../shared/economizer/rating/bankOf'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { page } from '../page'
import { palette } from '../palette'
import { sizeToFit, write } from '../pen'
import type { Sheets } from '../sheets'
import { factPair } from '../sidesOnPdf'
import type { EconomizerContent } from './economizerContent'

const line = 9.6

export function worthAndUnit(sheets: Sheets, content: EconomizerContent): void {
  const years = content.rating.year.worth.cashFlow.at(-1)?.year ?? 0
  factPair(sheets, [`Over ${years} years`, worthFacts(content)], ['The unit', unitFacts(content)], 40)
}

export function worthFacts({ input: { money }, rating: { year }, reader }: EconomizerContent): Fact[] {
  const { worth, carbonSaved } = year
  const years = worth.cashFlow.at(-1)?.year ?? 0
  const unit = reader.label('money')
  const rate = (share: number) => `${formatNumber(100 * share, Number.isInteger(100 * share) ? 0 : 1)} %`
  return [
    ['Saved in the first year', formatNumber(worth.savings, 0), unit],
    [
      money.escalation === 0 ? 'Saved over the life' : `Saved over the life, rising ${rate(money.escalation)} a year`,
      formatNumber(worth.lifeSavings, 0),
      unit,
    ],
    ['Simple payback', worth.simplePayback === undefined ? 'never' : formatNumber(worth.simplePayback, 1), 'years'],
    [`Net present value at ${rate(money.discount)}`, formatNumber(worth.netPresentValue, 0), unit],
    ['Internal rate of return', worth.internalRate === undefined ? 'none' : formatPercent(worth.internalRate)],
    ['Carbon dioxide avoided', formatNumber((carbonSaved * years) / 1000, 0), 't'],
  ]
}

/** The prices that nobody gave, each with its value, date and source. */
export function assumedPrices(sheets: Sheets, { rating: { year }, reader }: EconomizerContent): void {
  const { canvas } = sheets
  sheets.room(year.assumed.length * line)
  for (const { of, value, date, source } of year.assumed) {
    const price = reader.full(value, of === 'natural gas' ? 'heatPrice' : 'electricityPrice')
    const style = { size: 7.2, color: palette.secondText, width: page.width }
    const text = `Assumed price of ${of}, ${date}: ${price}. ${source}.`
    write(canvas, text, page.left, sheets.y + 7, { ...style, size: sizeToFit(canvas, text, style, 5.4) })
    sheets.y += line
  }
}

/** Each stage by its kind and face, several with a line each so that page one has room; heights and weights of all. */
export function unitFacts({ input, rating: { units }, reader }: EconomizerContent): Fact[] {
  const isOne = units.length === 1
  const length = (value: number) => reader.number(value, 'length')
  const sum = (of: (unit: (typeof units)[number]) => number) => units.reduce((all, unit) => all + of(unit), 0)
  const stages = units.flatMap(({ construction, bank }, index): Fact[] => {
    const { arrangement } = bankAt(input, index)
    const { width } = construction
    const isRound = arrangement === 'round'
    const type = `${isRound ? 'Round' : 'Rectangular'}, ${bank.rows} rows of ${bank.tubesWide}`
    const face = isRound ? length(width) : `${length(width)} × ${length(construction.length)}`
    const unit = reader.label('length')
    return isOne
      ? [
          ['Type', type],
          [isRound ? 'Diameter' : 'Width × length', face, unit],
        ]
      : [[`Stage ${index + 1}`, `${type}, ${isRound ? `Ø ${face}` : face}`, unit]]
  })
  const connections = units.map(({ construction }) => construction.connection)
  const mass = (name: string, value: number): Fact => [name, reader.number(value, 'mass'), reader.label('mass')]
  return [
    ...stages,
    connectionsFact(connections, reader.system),
    ['Height with transitions', length(sum(({ construction }) => construction.height)), reader.label('length')],
    mass(
      'Dry weight',
      sum(({ construction }) => construction.dryWeight),
    ),
    mass(
      'Operating weight',
      sum(({ construction }) => construction.operatingWeight),
    ),
  ]
}
