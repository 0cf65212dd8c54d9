/** Plain tables as a workbook, one sheet each. */
import writeWorkbook from 'write-excel-file/node'
import type { Table } from '../../shared/rAndD/tables'
import { type Cell, heads, numeric, text } from './workbookCells'

/** Hours have two decimals, whole numbers none. */
function cellOf(value: string | number | null): Cell {
  if (value === null) return null
  return typeof value === 'string' ? text(value) : numeric(value, Number.isInteger(value) ? 0 : 2)
}

/** A day as the spreadsheet counts them, so that it sorts and filters by month and year. */
const dayOf = (day: string): Cell => ({ type: Date, value: new Date(`${day}T00:00:00Z`), format: 'yyyy-mm-dd' })

const rowOf = ({ hasDays }: Table, row: Table['rows'][number]): Cell[] =>
  row.map((value, index) => (hasDays && index === 0 ? dayOf(String(value)) : cellOf(value)))

/** The bytes of an .xlsx file. */
export function tableWorkbook(tables: readonly Table[]): Promise<Buffer> {
  const sheets = tables.map(table => ({
    sheet: table.name,
    data: [heads(...table.heads), ...table.rows.map(row => rowOf(table, row))],
    columns: table.heads.map((head, index) => ({ width: widthOf(table, head, index) })),
    stickyRowsCount: 1,
  }))
  return writeWorkbook(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}

/** As wide as its longest text, within limits that a screen can show. */
function widthOf({ rows }: Table, head: string, index: number): number {
  const lengths = rows.map(row => String(row[index] ?? '').length)
  return Math.min(48, Math.max(10, head.length + 2, ...lengths))
}
