/** The economizer by load, with the sums of the year. */
import { energyNumber, energyUnit } from '../../../shared/display/energy'
import { formatNumber } from '../../../shared/display/formatNumber'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

const edges = [34, 84, 138, 194, 258, 312, 362, 442, 522] as const
const columns: readonly Column[] = edges.map((at, index) =>
  index === 0 ? { at: 0, width: at, isBold: true } : { at, width: at - (edges[index - 1] ?? 0) - 4, align: 'right' },
)
const bold: readonly Column[] = columns.map(column => ({ ...column, isBold: true }))
const hour = 3600

export function loadTable(sheets: Sheets, { rating: { loads, year }, reader }: EconomizerContent): void {
  const { canvas } = sheets
  sheets.room(headingHeight + rowHeight * (loads.length + 3))
  const place = { x: page.left, width: page.width }
  const percent = (share: number) => formatNumber(share * 100, 1)
  const degrees = reader.label('temperature')
  const energy = energyUnit(reader.system)
  let y = heading(canvas, 'By load', { ...place, y: sheets.y })
  const names = ['Load', 'Hours', 'Gas in', 'Gas out', 'Recovered', 'Before', 'With unit', 'Fuel saved', 'Saved']
  const units = [
    '',
    'h/yr',
    degrees,
    degrees,
    reader.label('heatFlow'),
    'eff. %',
    'eff. %',
    `${energy}/yr`,
    `${reader.label('money')}/yr`,
  ]
  for (const cells of [names, units]) y = row(canvas, cells, columns, { ...place, y }, 11)
  for (const each of loads) {
    const seconds = each.hours * hour
    const cells = [
      `${formatNumber(each.load * 100, 0)} %`,
      formatNumber(each.hours, 0),
      ...[each.gasIn, each.gasOut].map(T => reader.number(T, 'temperature')),
      reader.number(each.heat, 'heatFlow'),
      percent(each.efficiencyBefore),
      percent(each.efficiencyAfter),
      energyNumber(each.fuelSaved * seconds, reader.system),
      formatNumber(each.savings * seconds, 0),
    ]
    y = row(canvas, cells, columns, { ...place, y })
  }
  const sums = [energyNumber(year.fuelSaved, reader.system), formatNumber(year.worth.savings, 0)]
  sheets.y = row(canvas, ['Year', formatNumber(year.hours, 0), '', '', '', '', '', ...sums], bold, { ...place, y })
}
