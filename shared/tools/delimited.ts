/** Reads tables that were copied from a spreadsheet, or saved as text. */

/** A cell with the place where it begins, counted from 1. */
export interface PlacedCell {
  text: string
  line: number
  column: number
}

/** The cells of a table. The separator is the first of tab, semicolon, comma in its first line; cells may be quoted. */
export function cellsOf(text: string): string[][] {
  return placedCellsOf(text).map(row => row.map(cell => cell.text))
}

/** The same, with the places of the cells. */
export function placedCellsOf(text: string): PlacedCell[][] {
  const [first = ''] = text.split('\n', 1)
  const separator = first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
  const rows: PlacedCell[][] = [[]]
  let cell = ''
  let isQuoted = false
  let [line, lineStart] = [1, 0]
  let begin = { line, column: 1 }
  const endCell = (at: number) => {
    rows.at(-1)?.push({ text: cell.trim(), ...begin })
    cell = ''
    begin = { line, column: at + 2 - lineStart }
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    const isEnd = sign === '\n'
    if (isEnd) [line, lineStart] = [line + 1, at + 1]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') isQuoted = true
    else if (sign === separator || isEnd) {
      endCell(at)
      if (isEnd) rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell(text.length)
  return rows.filter(row => row.some(one => one.text !== ''))
}
