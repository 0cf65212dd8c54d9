/** Tables of the sheets of a workbook and lists of a project: what stands beneath each head. */
import type { Sheet } from 'write-excel-file/node'

type Value = string | number | undefined

/** The columns of the table that starts with a head, by their own heads, down to the next empty line. */
export function tableIn(sheets: readonly Sheet<Buffer>[], name: string, first: string): Record<string, Value[]> {
  const { data } = sheets.find(({ sheet }) => sheet === name)!
  const rows = (data as readonly (readonly ({ value?: Value } | null)[])[]).map(row => row.map(cell => cell?.value))
  const from = rows.findIndex(([head]) => head === first)
  const end = rows.findIndex((row, at) => at > from && row.length === 0)
  const lines = rows.slice(from + 1, end < 0 ? undefined : end)
  return Object.fromEntries(rows[from]!.map((head, at) => [head, lines.map(row => row[at])]))
}

interface Column<Content> {
  name: string
  cell(content: Content): unknown
}

/** What the columns of a list have of an item, by their names. */
export const listed = <Content>(columns: readonly Column<Content>[], content: Content): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ name, cell }) => {
      const { text, value } = cell(content) as { text?: string; value?: Value }
      return [name, text ?? value]
    }),
  )
