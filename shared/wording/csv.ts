/** Comma-separated values that a spreadsheet shows unchanged: text that could start a formula is escaped. */

type Cell = string | number | null

/** Characters that a spreadsheet takes as the start of a formula or of another cell, with full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u

/** One line of a file (RFC 4180), with its line end. Numbers stay numbers. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

/**
 * A number as a person writes it: 12 inches are 0.3048 m, and not 0.30479999999999996. Read again it is the same within
 * 1e-12 of itself; a whole number is exact.
 */
export function csvNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(13)))
}

/** The byte order mark at the start of a file, which tells a spreadsheet that it is UTF-8. */
export const csvMark = '\uFEFF'

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return csvNumber(cell)
  if (formulaStart.test(cell)) return quoted(`'${cell}`)
  return /[",\r\n]/.test(cell) ? quoted(cell) : cell
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
