/** The design beside colder water, dirty fins and another fuel. */
import { offDesignNames } from '../../../shared/economizer/facts/offDesignNames'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

const columns: readonly Column[] = [
  { at: 0, width: 130, isBold: true },
  { at: 134, width: 110 },
  ...[306, 366, 430, 478].map((at): Column => ({ at, width: 56, align: 'right' })),
  { at: page.width, width: 46, align: 'right' },
]

export function offDesignTable(sheets: Sheets, { rating: { offDesign }, reader }: EconomizerContent): void {
  if (offDesign.length < 2) return
  const { canvas } = sheets
  const place = { x: page.left, width: page.width }
  sheets.room(headingHeight + rowHeight * (offDesign.length + 2))
  let y = heading(canvas, 'Off design', { ...place, y: sheets.y }, 'at full fire')
  const [degrees, heat] = [reader.label('temperature'), reader.label('heatFlow')]
  const names = ['Case', 'Fuel', 'Recovered', 'Gas out', 'Cold end', 'Acid dew', 'Gas Δp']
  const units = ['', '', heat, degrees, degrees, degrees, reader.label('airPressureDrop')]
  for (const cells of [names, units]) y = row(canvas, cells, columns, { ...place, y }, 11)
  for (const { name, fuel, of } of offDesign) {
    const t = (value: number | undefined) => (value === undefined ? '–' : reader.number(value, 'temperature'))
    const cells = of
      ? [
          reader.number(of.heat, 'heatFlow'),
          t(of.gasOut),
          t(of.coldestMetal),
          t(of.acidDew),
          reader.number(of.gasDrop, 'airPressureDrop'),
        ]
      : ['not possible', '', '', '', '']
    y = row(canvas, [offDesignNames[name], fuel, ...cells], columns, { ...place, y })
  }
  sheets.y = y
}
