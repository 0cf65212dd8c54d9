/** The coil row by row: the numbers of the temperature profile. */
import type { RowResult } from '../../../engine'
import { isBare } from '../../../shared/coils/document/coilTypes'
import { rowHeats } from '../../../shared/coils/facts/rowHeats'
import { formatPercent } from '../../../shared/display/formatNumber'
import { page } from '../page'
import { palette } from '../palette'
import { write } from '../pen'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row } from '../table'
import type { CoilContent } from './coilContent'

const line = 11.4
const right = (at: number, width: number): Column => ({ at, width, align: 'right' })
const columns: readonly Column[] = [
  { at: 4, width: 24, isBold: true },
  right(110, 70),
  right(200, 80),
  right(272, 60),
  { at: 296, width: 60 },
  right(406, 60),
  right(470, 60),
  right(page.width, 40),
]

export function rowTable(sheets: Sheets, { input, rating, reader }: CoilContent): void {
  const { canvas } = sheets
  // Without a duty every row has the state of the entering air.
  if (isBare(input)) return
  sheets.room(headingHeight + 24 + rating.rows.length * line)
  const top = heading(
    canvas,
    'Results by row',
    { x: page.left, y: sheets.y, width: page.width },
    'row 1 meets the entering air',
  )
  const [degrees, heat] = [reader.label('temperature'), reader.label('heatFlow')]
  const heads = ['Row', 'Air', 'Fluid', 'Surface', 'State', 'Capacity', 'Sensible', 'Share']
  const units = ['', degrees, degrees, degrees, '', heat, heat, '%']
  for (const [index, { at, align }] of columns.entries()) {
    const style = { size: 7.2, color: palette.secondText, align }
    write(canvas, heads[index] ?? '', page.left + at, top + 9, style)
    write(canvas, units[index] ?? '', page.left + at, top + 18, { ...style, size: 6.6, color: palette.faintText })
  }
  const heats = rowHeats(rating)
  const start = top + 21.5
  canvas.moveTo(page.left, start).lineTo(page.right, start).lineWidth(0.7).stroke(palette.rule)
  sheets.y = rating.rows.reduce(
    (y, result, index) =>
      row(canvas, cellsOf(result, heats[index]!, reader), columns, { x: page.left, y, width: page.width }, line),
    start,
  )
}

function cellsOf(
  result: RowResult,
  heat: ReturnType<typeof rowHeats>[number],
  { number }: CoilContent['reader'],
): string[] {
  const t = (value: number) => number(value, 'temperature')
  return [
    String(result.row),
    `${t(result.airIn.dryBulb)} to ${t(result.airOut.dryBulb)}`,
    `${t(result.fluidIn)} to ${t(result.fluidOut)}`,
    t(result.surface),
    wetness(result.wetFraction),
    number(heat.total, 'heatFlow'),
    number(heat.sensible, 'heatFlow'),
    formatPercent(heat.share).replace(' %', ''),
  ]
}

function wetness(share: number): string {
  if (share <= 0) return 'Dry'
  return share >= 1 ? 'Wet' : `${formatPercent(share)} wet`
}
