/** The thermal resistances between air and fluid, as shares of the temperature difference. */
import { formatPercent } from '../../../shared/display/formatNumber'
import { sentence } from '../../../shared/display/sentence'
import { palette } from '../palette'
import type { Canvas } from '../pen'
import { heading } from '../sheets'
import { type Column, type Place, row, rowHeight } from '../table'
import type { CoilContent } from './coilContent'

/** Widths of a full bar and of its cell [pt]. */
const bar = 46

export function resistanceTable(canvas: Canvas, { rating, reader }: CoilContent, place: Place): number {
  const columns: Column[] = [
    { at: 0, width: 92, color: palette.secondText },
    { at: place.width - 96, width: 60, align: 'right' },
    { at: place.width, width: 30, align: 'right' },
  ]
  const start = heading(canvas, 'Resistances', place, `dry, on the outside area, ${reader.label('foulingResistance')}`)
  return rating.resistances.reduce((y, { name, value, share }) => {
    const label = sentence(name).replace(/\.$/, '')
    canvas
      .rect(place.x + place.width - 84, y + 4.6, Math.max(0.4, share * bar), rowHeight - 8.6)
      .fill(share > 0 ? palette.brand : palette.rule)
    return row(canvas, [label, reader.number(value, 'foulingResistance'), formatPercent(share)], columns, {
      ...place,
      y,
    })
  }, start)
}
