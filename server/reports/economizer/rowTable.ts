/** The economizer row by row, stage by stage: the numbers of the temperature figure. */
import { formatPercent } from '../../../shared/display/formatNumber'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row } from '../table'
import type { EconomizerContent } from './economizerContent'

const line = 11.4
const right = (at: number, width: number, isBold = false): Column => ({ at, width, align: 'right', isBold })
const columns: readonly Column[] = [
  { at: 4, width: 24, isBold: true },
  ...[82, 140, 198, 256, 314, 364].map(at => right(at, 54)),
  right(416, 50),
  right(466, 50),
  right(page.width, 54),
]
const heads: readonly Column[] = columns.map(column => ({ ...column, isBold: false }))

export function rowTable(sheets: Sheets, { rating, reader }: EconomizerContent): void {
  const { canvas } = sheets
  const place = { x: page.left, width: page.width }
  const [degrees, heat] = [reader.label('temperature'), reader.label('heatFlow')]
  const names = [
    'Row',
    'Gas in',
    'Gas out',
    'Water in',
    'Water out',
    'Tube wall',
    'Fin tip',
    'Heat',
    'Condensate',
    'Surface',
  ]
  const units = ['', degrees, degrees, degrees, degrees, degrees, degrees, heat, reader.label('massFlow'), 'wet']
  for (const [index, stage] of rating.full.stages.entries()) {
    sheets.room(headingHeight + (stage.rows.length + 2) * line)
    const about = index === 0 ? 'row 1 meets the entering gas' : 'behind the first stage, with its own water'
    const title = rating.full.stages.length > 1 ? `Results by row, stage ${index + 1}` : 'Results by row'
    let y = heading(canvas, title, { ...place, y: sheets.y }, about)
    for (const cells of [names, units]) y = row(canvas, cells, heads, { ...place, y }, 11)
    for (const [number, each] of stage.rows.entries()) {
      const t = (value: number) => reader.number(value, 'temperature')
      const cells = [
        String(number + 1),
        ...[each.gasIn, each.gasOut, each.waterIn, each.waterOut, each.root, each.tip].map(t),
        reader.number(each.heat, 'heatFlow'),
        each.condensate > 0 ? reader.number(each.condensate, 'massFlow') : '–',
        each.wetShare > 0 ? formatPercent(each.wetShare) : 'dry',
      ]
      y = row(canvas, cells, columns, { ...place, y }, line)
    }
    sheets.y = y + 8
  }
}
