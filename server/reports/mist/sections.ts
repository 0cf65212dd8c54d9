/** The sections of a mist's report. */

import { mistClimateFacts } from '../../../shared/climates/climateFacts'
import { formatNumber } from '../../../shared/display/formatNumber'
import { airRows, dropletFacts, sprayFacts } from '../../../shared/mist/facts/designFacts'
import { machineFacts } from '../../../shared/mist/facts/machineFacts'
import { stageColumns } from '../../../shared/mist/facts/stageRows'
import { energyFacts, moneyFacts, monthNames } from '../../../shared/mist/facts/yearFacts'
import { binsFigure } from '../../../shared/mist/figures/binsFigure'
import { hourMapFigure } from '../../../shared/mist/figures/hourMapFigure'
import { monthsFigure } from '../../../shared/mist/figures/monthsFigure'
import { processFigure } from '../../../shared/mist/figures/processFigure'
import { cashFigure } from '../../../shared/tools/figures/cashFigure'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { figureOnPdf } from '../figureOnPdf'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factPair, figurePair } from '../sidesOnPdf'
import { type Column, row, rowHeight } from '../table'
import type { MistContent } from './mistContent'

export function processAndMonths(sheets: Sheets, { rating, reader }: MistContent): void {
  figurePair(sheets, processFigure(rating.design, reader), monthsFigure(rating.year.months, reader))
}

/** Hours and power by dry bulb, beside what comes back of the money. */
export function binsAndCash(sheets: Sheets, { rating, reader }: MistContent): void {
  figurePair(sheets, binsFigure(rating.bins, reader), cashFigure(rating.year.worth.cashFlow))
}

/** The mean days of the months, over the whole width. */
export function hourMap(sheets: Sheets, { rating, reader }: MistContent): void {
  const figure = hourMapFigure(rating.hoursOfDay, reader)
  const { canvas } = sheets
  const high = (figure.height / figure.width) * page.width
  sheets.room(headingHeight + high)
  const place = { x: page.left, y: sheets.y, width: page.width }
  const y = heading(canvas, figure.title, place, rating.climate.name) + 4
  sheets.y = figureOnPdf(canvas, figure, page.left, y, page.width)
}

export function airAndSpray(sheets: Sheets, { input, rating, reader }: MistContent): void {
  const air = airRows(rating, reader).map(
    ({ name, before, after, unit }): Fact => [name, `${before} to ${after}`, unit],
  )
  factPair(sheets, ['Air of the design hour', air], ['Spray', sprayFacts(input, rating, reader)], 44)
}

export function energyAndMoney(sheets: Sheets, { rating, reader }: MistContent): void {
  factPair(sheets, ['Energy and water', energyFacts(rating, reader)], ['Money', moneyFacts(rating, reader)], 40)
}

/** Stages with the air that brings each on. */
export function stageTable(sheets: Sheets, { rating: { stages }, reader }: MistContent): void {
  const { canvas } = sheets
  sheets.room(headingHeight + rowHeight * (stages.length + 2))
  const place = { x: page.left, width: page.width }
  const shown = stageColumns(reader)
  let y = heading(canvas, 'Stages', { ...place, y: sheets.y }, 'air as moist as in the design hour')
  for (const cells of [
    ['Stage', ...shown.map(({ name }) => name)],
    ['', ...shown.map(({ unit }) => unit)],
  ])
    y = row(canvas, cells, columns, { ...place, y }, 11)
  for (const [index, stage] of stages.entries())
    y = row(canvas, [String(index + 1), ...shown.map(({ cell }) => cell(stage))], columns, { ...place, y })
  sheets.y = y
}

/** What the machine was read from, and its power by its air; nothing of a machine by a straight line. */
export function machine(sheets: Sheets, { input, reader }: MistContent): void {
  const { source } = input.machine
  if (!source) return
  const powers = source.points.map(
    ({ air, power }): Fact => [
      `At ${reader.full(air, 'temperature')}`,
      reader.number(power, 'power'),
      reader.label('power'),
    ],
  )
  factPair(sheets, ['Machine', machineFacts(source, reader)], ['Its power by the air', powers])
}

export function climateAndDroplets(sheets: Sheets, { rating, reader }: MistContent): void {
  factPair(sheets, ['Climate', mistClimateFacts(rating, reader)], ['Life of a droplet', dropletFacts(rating, reader)])
}

const edges = [40, 100, 166, 240, 314, 388, 456, 522] as const
const columns: readonly Column[] = edges.map((at, index) =>
  index === 0 ? { at: 0, width: at, isBold: true } : { at, width: at - (edges[index - 1] ?? 0) - 4, align: 'right' },
)
const bold: readonly Column[] = columns.map(column => ({ ...column, isBold: true }))

/** The year by month, with its sums. */
export function monthTable(sheets: Sheets, { rating: { year, climate }, reader }: MistContent): void {
  const { canvas } = sheets
  sheets.room(headingHeight + rowHeight * 15)
  const place = { x: page.left, width: page.width }
  const { number, label } = reader
  let y = heading(canvas, 'By month', { ...place, y: sheets.y }, climate.name)
  const names = ['Month', 'Hours', 'With mist', 'Without', 'With', 'Saved', 'Water', 'Peak']
  const energy = label('electricEnergy')
  const units = ['', 'h', 'h', energy, energy, energy, label('waterVolume'), label('power')]
  for (const cells of [names, units]) y = row(canvas, cells, columns, { ...place, y }, 11)
  const cellsOf = (name: string, sums: Omit<(typeof year.months)[number], 'month'>) => [
    name,
    formatNumber(sums.hours, 0),
    formatNumber(sums.hoursOn, 0),
    number(sums.energyWithout, 'electricEnergy'),
    number(sums.energyWith, 'electricEnergy'),
    number(sums.energyWithout - sums.energyWith, 'electricEnergy'),
    number(sums.water, 'waterVolume'),
    number(sums.peakWith, 'power'),
  ]
  for (const month of year.months)
    y = row(canvas, cellsOf(monthNames[month.month - 1]!, month), columns, { ...place, y })
  sheets.y = row(canvas, cellsOf('Year', year), bold, { ...place, y })
}
