/** `0,5`, `27,25` or `1,2345`: the comma cannot be a thousands separator. */
const decimalComma = /^[+\-−]?(?:\d*,(?:\d{1,2}|\d{4,})|0,\d+)$/

/** The cells with decimal points. If some comma must be a decimal one and no number has a point, all commas are. */
export function withDecimalPoints(rows: readonly string[][]): string[][] {
  const cells = rows.flat()
  const hasCommas = cells.some(cell => decimalComma.test(cell)) && !cells.some(cell => /\d\.\d/.test(cell))
  return rows.map(row => row.map(cell => (hasCommas && /^[+\-−]?\d*,\d+$/.test(cell) ? cell.replace(',', '.') : cell)))
}
