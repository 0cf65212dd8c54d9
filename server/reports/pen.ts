/** Text on a page. All text of a report goes through `write`, so that it stays within its cell and its typeface. */
import { firstCharacters } from '../../shared/wording/characters'
import { palette } from './palette'
import { printable } from './printable'
import { type Canvas, setTypeface } from './typeface'

export type { Canvas }

/** Sizes and widths in points. */
export interface Style {
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Greatest width: longer text is cut and ends with dots. */
  width?: number
}

/** No line of a page can show more characters than this, whatever was typed. */
const mostCharacters = 1000

function setFont(canvas: Canvas, { size = 8, isBold = false }: Style): void {
  setTypeface(canvas, isBold ? 'semiBold' : 'regular')
  canvas.fontSize(size)
}

function widthOf(canvas: Canvas, line: string, style: Style): number {
  setFont(canvas, style)
  return canvas.widthOfString(line)
}

/** The width of a text as it would be printed [pt]. */
export function textWidth(canvas: Canvas, text: string, style: Style = {}): number {
  return widthOf(canvas, printable(text), style)
}

/**
 * The size at which a text fits the width of its style: that of the style, or smaller, but never below `least` [pt].
 */
export function sizeToFit(canvas: Canvas, text: string, style: Style & { width: number }, least = 0): number {
  const { size = 8, width } = style
  const wanted = textWidth(canvas, text, style)
  // Slightly smaller, so that text that just fits is not cut.
  return wanted <= width ? size : Math.max(least, ((0.995 * width) / wanted) * size)
}

function fitted(canvas: Canvas, line: string, style: Style): string {
  const { width } = style
  if (width === undefined || widthOf(canvas, line, style) <= width) return line
  const cut = (length: number) => `${firstCharacters(line, length).trimEnd()}…`
  const fits = (length: number) => widthOf(canvas, cut(length), style) <= width
  let [length, tooLong] = [0, line.length]
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2)
    if (fits(middle)) length = middle
    else tooLong = middle
  }
  return cut(length)
}

/** Writes one line with its baseline at `y`; returns the x where it ends [pt]. */
export function write(canvas: Canvas, text: string, x: number, y: number, style: Style = {}): number {
  const line = fitted(canvas, firstCharacters(printable(text), mostCharacters), style)
  const { align = 'left', color = palette.text } = style
  const share = { left: 0, center: 0.5, right: 1 }[align]
  const width = widthOf(canvas, line, style)
  const at = x - share * width
  if (line !== '') canvas.fillColor(color).text(line, at, y, { lineBreak: false, baseline: 'alphabetic' })
  return at + width
}

/**
 * The lines of a text in `width`, at most `most`; the last one is cut if there would be more. Long words are broken.
 */
export function wrapped(canvas: Canvas, text: string, width: number, style: Style = {}, most = 100): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of firstCharacters(printable(text), mostCharacters).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(canvas, longer, style) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = broken(canvas, word, width, style)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), fitted(canvas, lines.slice(most - 1).join(' '), { ...style, width })]
}

function broken(canvas: Canvas, word: string, width: number, style: Style): string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && widthOf(canvas, part + sign, style) > width) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}
