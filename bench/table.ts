/** Prints rows under a heading, with numbers aligned to the right. */
export function printTable(title: string, headings: string[], rows: string[][]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  console.log(`\n${title}\n${line(headings)}\n${widths.map(width => '-'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row))
}

/** A number with three significant digits: more would be noise. */
export function figures(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 6 })
}
