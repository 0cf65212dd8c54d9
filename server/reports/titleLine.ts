import type { CoilInput } from '../../shared/coils/document/coilDocument'
import { isBare, isFluid } from '../../shared/coils/document/coilTypes'
import { coilKindWithin } from '../../shared/coils/facts/coilKind'
import { page } from './page'
import { palette } from './palette'
import { sizeToFit, write } from './pen'
import type { ReportContent } from './reportContent'
import type { Sheets } from './sheets'

const largest = 15
const width = 330

/** What coil this is: its tag and duty, its model, and the units of the report. */
export function titleLine(sheets: Sheets, { tag, input, model, reader }: ReportContent): void {
  const { canvas, y } = sheets
  const duty = dutyOf(input)
  const title = tag ? `${tag}, ${duty}` : `${duty[0]?.toUpperCase()}${duty.slice(1)}`
  // A long tag makes the line smaller, so that it does not cost the duty.
  const size = sizeToFit(canvas, title, { size: largest, isBold: true, width })
  const end = write(canvas, title, page.left, y + 13, { size, isBold: true })
  write(canvas, model, end + 10, y + 13, { size: 9.5, color: palette.secondText, width: page.right - end - 70 })
  const units = `${reader.system} units`
  write(canvas, units, page.right, y + 13, { size: 8, color: palette.secondText, align: 'right' })
  sheets.y = y + 16
}

/** `chilled-water coil`, or what else it is. */
function dutyOf(input: CoilInput): string {
  if (isFluid(input) && input.fluid.name === 'Water') {
    return `${input.application === 'Cooling' ? 'chilled' : 'hot'}-water coil`
  }
  return isBare(input) ? 'coil without a fluid' : `${coilKindWithin(input)} coil`
}
