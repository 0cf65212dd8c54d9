/** Tables and numbers of the generated pages. */

export type Cell = string | number

/** A table in Markdown. */
export const table = (heads: string[], rows: Cell[][]) =>
  [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const sizes = (values: readonly number[]) => values.map(Math.abs)

/** A fraction in percent with its sign, to a tenth. */
export const percent = (value: number) => {
  const rounded = (100 * value).toFixed(1)
  return `${Number(rounded) === 0 ? '0.0' : value > 0 ? `+${rounded}` : rounded} %`
}

/** The same without the sign. */
export const size = (value: number) => percent(Math.abs(value)).replace('+', '')
