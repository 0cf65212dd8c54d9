/** Tables and figures of the pages that are computed. */

export type Cell = string | number

/** A table in Markdown. */
export const table = (heads: string[], rows: Cell[][]) =>
  [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const sizes = (values: readonly number[]) => values.map(Math.abs)

/** With its sign, to a tenth of a per cent. */
export const percent = (value: number) => {
  const rounded = (100 * value).toFixed(1)
  return `${Number(rounded) === 0 ? '0.0' : value > 0 ? `+${rounded}` : rounded} %`
}

/** Without its sign. */
export const size = (value: number) => percent(Math.abs(value)).replace('+', '')
