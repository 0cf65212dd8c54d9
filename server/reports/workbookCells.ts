/** Cells of a workbook. Text is always a text cell, whatever it starts with; numbers are numeric cells. */
import type { Row as SheetRow } from 'write-excel-file/node'
import { readersValue } from '../../shared/display/formatQuantity'
import { type Quantity, systemUnit, type UnitSystem, unitDecimals } from '../../shared/display/units'
import type { Fact } from '../../shared/tools/results/keyResult'
import { palette } from './palette'

export type Cell = SheetRow[number]

/** A text cell, without characters that the format does not allow. */
export function text(value: string, style: object = {}): Cell {
  return { type: String, value: value.replace(/[^\P{C}\n\t]/gu, ''), wrap: true, alignVertical: 'top', ...style }
}

export function title(value: string): Cell {
  return text(value, { fontWeight: 'bold', fontSize: 14, wrap: false })
}

/** A header row: the name of a table, or of its columns. Units stand at the left, as the names do. */
export function heads(...names: string[]): Cell[] {
  return names.map((name, index) => head(name, index === 0 || name === 'Unit'))
}

/** A header row of columns: each name begins or ends where what stands below it does. */
export function headsOf(columns: readonly { name: string; isWords?: true }[]): Cell[] {
  return columns.map(({ name, isWords = false }) => head(name, isWords))
}

function head(name: string, isLeft: boolean): Cell {
  const style = { fontWeight: 'bold', bottomBorderStyle: 'thin', bottomBorderColor: palette.rule }
  return text(name, { ...style, align: isLeft ? 'left' : 'right' })
}

export function numeric(value: number, decimals: number): Cell {
  const format = decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0'
  return { type: Number, value, format, alignVertical: 'top' }
}

export function percent(share: number, decimals = 1): Cell {
  return { type: Number, value: share, format: `0.${'0'.repeat(decimals)}%`, alignVertical: 'top' }
}

/** A quantity in the reader's unit. The cell shows the digits that the product shows and keeps the full value. */
export function quantityCell(value: number, quantity: Quantity, system: UnitSystem): Cell {
  const unit = systemUnit(quantity, system)
  // Twelve digits remove rounding errors of two unit conversions, so that 80 °F stays 80.
  const shown = Number(readersValue(value, quantity, system).toPrecision(12))
  return numeric(shown, unitDecimals(quantity, unit))
}

/** A printed value as a number; as text if it is not a number. */
export function printed(value: string): Cell {
  const [, sign, digits, fraction = '', share] = /^([−+]?)(\d{1,3}(?:,?\d{3})*)(\.\d+)?( %)?$/.exec(value) ?? []
  if (digits === undefined) return text(value, { align: 'right' })
  const number = Number(`${sign === '−' ? '-' : ''}${digits.replaceAll(',', '')}${fraction}`)
  const decimals = Math.max(0, fraction.length - 1)
  return share ? percent(number / 100, Math.max(1, decimals)) : numeric(number, decimals)
}

export function factRow([name, value, unit = '']: Fact): Cell[] {
  return [text(name), printed(value), text(unit)]
}

/** What a document is, on one line: the words run on beside their cell. */
export function wordsRow([name, value]: Fact): Cell[] {
  return [text(name), text(value, { wrap: false })]
}

/** Characters per line in the width of three columns, height of a line, and greatest height of a row [pt]. */
const remarkLine = { signs: 60, height: 15, most: 400 }

/** The remarks with their line breaks; no row if there are none. */
export function remarkRows(remarks = ''): Cell[][] {
  if (remarks === '') return []
  const { signs, height, most } = remarkLine
  const lines = remarks.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / signs)), 0)
  return [[text('Remarks'), text(remarks, { columnSpan: 3, height: Math.min(most, height * lines) })]]
}
