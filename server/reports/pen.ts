/** Text on a page. All text of a report goes through `write`, so that it stays within its cell and its encoding. */
import type PDFDocument from 'pdfkit'
import { firstCharacters } from '../../shared/wording/characters'
import { palette } from './palette'
import { printable } from './printable'

export type Canvas = InstanceType<typeof PDFDocument>

/** Sizes and widths in points. */
export interface Style {
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Greatest width: longer text is cut and ends with dots. */
  width?: number
}

/** Subscript digits are smaller and lower by these fractions of the size. */
const small = { size: 0.7, drop: 0.16 }
/** No line of a page can show more characters than this, whatever was typed. */
const mostCharacters = 1000

interface Run {
  text: string
  isSmall: boolean
}

function runsOf(text: string): Run[] {
  return text
    .split(/([₀-₉]+)/)
    .filter(part => part !== '')
    .map(part => {
      const isSmall = /^[₀-₉]/.test(part)
      return { text: isSmall ? part.replace(/./g, digit => String(digit.charCodeAt(0) - 0x2080)) : part, isSmall }
    })
}

function setFont(canvas: Canvas, { size = 8, isBold = false }: Style, isSmall = false): void {
  canvas.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(isSmall ? size * small.size : size)
}

function runWidth(canvas: Canvas, { text, isSmall }: Run, style: Style): number {
  setFont(canvas, style, isSmall)
  return canvas.widthOfString(text)
}

function widthOf(canvas: Canvas, line: string, style: Style): number {
  return runsOf(line).reduce((sum, run) => sum + runWidth(canvas, run, style), 0)
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
  const { size = 8, align = 'left', color = palette.text } = style
  const share = { left: 0, center: 0.5, right: 1 }[align]
  let at = x - share * widthOf(canvas, line, style)
  for (const run of runsOf(line)) {
    const width = runWidth(canvas, run, style)
    const base = y + (run.isSmall ? small.drop * size : 0)
    canvas.fillColor(color).text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic' })
    at += width
  }
  return at
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
