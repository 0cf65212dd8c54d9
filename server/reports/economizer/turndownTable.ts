/** What gas, water and metal do at each load: what the table of savings by load leaves out. */

import { formatNumber } from '../../../shared/display/formatNumber'
import type { Quantity } from '../../../shared/display/units'
import type { LoadPoint } from '../../../shared/economizer/document/economizerRating'
import { secondStageOf, stageColumns } from '../../../shared/economizer/facts/stageColumns'
import { firstSteamingMargin } from '../../../shared/economizer/facts/stagesAtLoad'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

export const turndownColumns: readonly [name: string, quantity: Quantity, of: (at: LoadPoint) => number | undefined][] =
  [
    ['Fuel', 'massFlow', at => at.fuelFlow],
    ['Gas flow', 'massFlow', at => at.gasFlow],
    ['Gas Δp', 'airPressureDrop', at => at.gasDrop],
    ['Water flow', 'massFlow', at => at.waterFlow],
    ['Water in', 'temperature', at => at.waterIn],
    ['Water out', 'temperature', at => at.waterOut],
    ['Water Δp', 'fluidPressureDrop', at => at.waterDrop],
    ['Cold end', 'temperature', at => at.coldestMetal],
    ['Dew point', 'temperature', at => at.acidDew ?? at.waterDew],
    ['To boiling', 'temperatureDifference', firstSteamingMargin],
  ]

const edges = [82, 134, 180, 234, 284, 334, 384, 430, 476, 522] as const
const columns: readonly Column[] = [
  { at: 0, width: 30, isBold: true },
  ...edges.map((at, index): Column => ({ at, width: at - (edges[index - 1] ?? 32) - 2, align: 'right' })),
]

export function turndownTable(sheets: Sheets, content: EconomizerContent): void {
  const {
    rating: { loads, full },
    reader,
  } = content
  const { canvas } = sheets
  const place = { x: page.left, width: page.width }
  sheets.room(headingHeight + rowHeight * (loads.length + 2))
  const about = `gas, water${full.stages.length > 1 ? ' of stage 1' : ''} and metal at each load`
  let y = heading(canvas, 'Turndown', { ...place, y: sheets.y }, about)
  const names = ['Load', ...turndownColumns.map(([name]) => name)]
  const units = ['', ...turndownColumns.map(([, quantity]) => reader.label(quantity))]
  for (const cells of [names, units]) y = row(canvas, cells, columns, { ...place, y }, 11)
  for (const each of loads) {
    const values = turndownColumns.map(([, quantity, of]) => {
      const value = of(each)
      return value === undefined ? '–' : reader.number(value, quantity)
    })
    y = row(canvas, [`${formatNumber(100 * each.load, 0)} %`, ...values], columns, { ...place, y })
  }
  sheets.y = y
  secondStage(sheets, content)
}

const stageEdges = [104, 180, 248, 316, 384, 452, 522] as const
const columnsOfStage: readonly Column[] = [
  { at: 0, width: 30, isBold: true },
  ...stageEdges.map((at, index): Column => ({ at, width: at - (stageEdges[index - 1] ?? 32) - 2, align: 'right' })),
]

/** What the second stage does with its own water, where there is one. */
function secondStage(sheets: Sheets, { rating: { loads }, reader }: EconomizerContent): void {
  const rows = secondStageOf(loads)
  if (rows.length === 0) return
  const place = { x: page.left, width: page.width }
  sheets.y += 14
  sheets.room(headingHeight + rowHeight * (rows.length + 2))
  let y = heading(sheets.canvas, 'Second stage', { ...place, y: sheets.y }, 'its heat and its own water at each load')
  const names = ['Load', ...stageColumns.map(([name]) => name)]
  const units = ['', ...stageColumns.map(([, quantity]) => reader.label(quantity))]
  for (const cells of [names, units]) y = row(sheets.canvas, cells, columnsOfStage, { ...place, y }, 11)
  for (const each of rows) {
    const values = stageColumns.map(([, quantity, of]) => reader.number(of(each), quantity))
    y = row(sheets.canvas, [`${formatNumber(100 * each.load, 0)} %`, ...values], columnsOfStage, { ...place, y })
  }
  sheets.y = y
}
