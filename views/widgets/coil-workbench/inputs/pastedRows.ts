import { ownFluidColumns } from '../../../../shared/coils/document/ownFluid'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { withDecimalPoints } from '../../../../shared/tools/decimalPoints'
import { cellsOf } from '../../../../shared/tools/delimited'

const isNumber = (cell: string) => typeof parseTyped(cell) === 'number'

/** The rows of a fluid's table copied from a spreadsheet, without heads; undefined for any other text. */
export function pastedRows(text: string): string[][] | undefined {
  const all = withDecimalPoints(cellsOf(text))
  const rows = all.slice(all.findIndex(row => row.some(isNumber)))
  const isTable = rows.length > 0 && rows.every(row => row.length === ownFluidColumns.length)
  return isTable && rows.some(row => row.some(isNumber)) ? rows : undefined
}
