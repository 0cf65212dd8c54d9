/** The design beside colder water, dirty fins and another fuel. */
import { formatNumber } from '../../../shared/display/formatNumber'
import { offDesignNames } from '../../../shared/economizer/facts/offDesignNames'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

const columns: readonly Column[] = [
  { at: 0, width: 84, isBold: true },
  { at: 88, width: 110 },
  ...[252, 304, 362, 414, 466].map((at): Column => ({ at, width: 52, align: 'right' })),
  { at: page.width, width: 50, align: 'right' },
]
/** Why a case cannot be, in place of its numbers. */
const refused: readonly Column[] = [...columns.slice(0, 2), { at: 202, width: page.width - 202, size: 7.4 }]

export function offDesignTable(sheets: Sheets, { rating: { offDesign }, reader }: EconomizerContent): void {
  if (offDesign.length < 2) return
  const { canvas } = sheets
  const place = { x: page.left, width: page.width }
  sheets.room(headingHeight + rowHeight * (offDesign.length + 2))
  let y = heading(canvas, 'Off design', { ...place, y: sheets.y }, 'at full fire')
  const [degrees, heat] = [reader.label('temperature'), reader.label('heatFlow')]
  const names = ['Case', 'Fuel', 'Recovered', 'Gas out', 'Efficiency', 'Cold end', 'Dew point', 'Gas Δp']
  const units = ['', '', heat, degrees, '%', degrees, degrees, reader.label('airPressureDrop')]
  for (const cells of [names, units]) y = row(canvas, cells, columns, { ...place, y }, 11)
  for (const { name, fuel, of, problem } of offDesign) {
    const t = (value: number | undefined) => (value === undefined ? '–' : reader.number(value, 'temperature'))
    const cells = of
      ? [
          reader.number(of.heat, 'heatFlow'),
          t(of.gasOut),
          formatNumber(100 * of.efficiencyAfter, 1),
          t(of.coldestMetal),
          t(of.acidDew ?? of.waterDew),
          reader.number(of.gasDrop, 'airPressureDrop'),
        ]
      : [`Not possible: ${problem ?? ''}`]
    y = row(canvas, [offDesignNames[name], fuel, ...cells], of ? columns : refused, { ...place, y })
  }
  sheets.y = y
}
