import { coilKind } from '../../shared/coils/facts/coilKind'
import { judgeCapacity, judgeLeaving, judgeMax } from '../../shared/coils/facts/coilVerdicts'
import { fluidDropInList } from '../../shared/coils/facts/fluidDropInList'
import { page } from './page'
import { palette } from './palette'
import { write } from './pen'
import { remarksBlock } from './remarksBlock'
import type { ReportContent } from './reportContent'
import { heading, headingHeight, type Sheets } from './sheets'
import { type Column, row, rowHeight } from './table'

const columns: readonly Column[] = [
  { at: 0, width: 84, isBold: true },
  { at: 88, width: 64 },
  { at: 156, width: 98, size: 7.2 },
  { at: 298, width: 46, align: 'right' },
  { at: 346, width: 46, align: 'right' },
  { at: 400, width: 52, align: 'right' },
  { at: 444, width: 42, align: 'right' },
  { at: 488, width: 42, align: 'right' },
  { at: 522, width: 32, align: 'right' },
]

/** What is remarked of the project, then its coils, a line each, with the sheet's own head again on every page that it goes on to. */
export function scheduleSheet(sheets: Sheets, coils: readonly ReportContent[], remarks?: string): void {
  const [first] = coils
  if (!first) return
  const { canvas } = sheets
  const { reader } = first
  const { label, number } = reader
  write(canvas, first.title, page.left, sheets.y + 13, { size: 15, isBold: true, width: page.width - 80 })
  write(canvas, `${reader.system} units`, page.right, sheets.y + 13, {
    size: 8,
    color: palette.secondText,
    align: 'right',
  })
  sheets.y += 26
  if (remarks) {
    remarksBlock(sheets, remarks)
    sheets.y += headingHeight
  }

  const place = () => ({ x: page.left, y: sheets.y, width: page.width })
  const head = () => {
    sheets.y = heading(canvas, 'Schedule of coils', place(), `${coils.length} coils`)
    const names = ['Tag', 'For', 'Coil', 'Required', 'Capacity', 'Leaving DB/WB', 'Air drop', 'Fluid drop', 'Notices']
    const units = ['', '', '', label('heatFlow'), label('heatFlow'), label('temperature')]
    const grey = columns.map(column => ({ ...column, isBold: false, size: 7.2, color: palette.secondText }))
    sheets.y = row(canvas, names, grey, place())
    sheets.y = row(canvas, [...units, label('airPressureDrop'), label('fluidPressureDrop')], grey, place())
  }
  head()
  let hasMisses = false
  for (const { tag, model, input, rating } of coils) {
    if (sheets.room(rowHeight)) head()
    const { capacity, airPressureDrop, fluidPressureDrop } = input.limits ?? {}
    const drop = rating.fluid.pressureDrop.total
    const verdicts = [
      judgeCapacity(rating.totalCapacity, capacity, reader),
      judgeLeaving(rating.air.leaving.dryBulb, input, reader),
      judgeMax(rating.air.pressureDrop, airPressureDrop, 'airPressureDrop', reader),
      judgeMax(drop, fluidPressureDrop, 'fluidPressureDrop', reader),
    ].map(({ verdict }) => (verdict === 'err' ? ' *' : ''))
    hasMisses ||= verdicts.some(Boolean)
    const { dryBulb, wetBulb } = rating.air.leaving
    const cells = [
      tag || '–',
      coilKind(input),
      model,
      capacity ? number(capacity, 'heatFlow') : '–',
      `${number(rating.totalCapacity, 'heatFlow')}${verdicts[0]}`,
      `${number(dryBulb, 'temperature')} / ${number(wetBulb, 'temperature')}${verdicts[1]}`,
      `${number(rating.air.pressureDrop, 'airPressureDrop')}${verdicts[2]}`,
      `${fluidDropInList(drop, input, reader)}${verdicts[3]}`,
      String(rating.warnings.filter(({ severity }) => severity !== 'info').length),
    ]
    sheets.y = row(canvas, cells, columns, place())
  }
  if (hasMisses)
    write(canvas, '* misses the limit that is required', page.left, sheets.y + 10, {
      size: 7,
      color: palette.faintText,
    })
  sheets.y += 1.5 * headingHeight
}
