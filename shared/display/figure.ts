/** A figure as plain marks with words for those who cannot see it: drawn on pages as SVG and in reports as PDF. */
import type { Point } from './plot'

/** What a mark stands for; the page and the report choose its colour. */
export type Tone =
  | 'hot'
  | 'cold'
  | 'surface'
  | 'limit'
  | 'gain'
  | 'loss'
  | 'useful'
  | 'axis'
  | 'edge'
  | 'grid'
  | 'plain'
  | 'faint'

export type FigureMark =
  | { kind: 'line'; tone: Tone; points: readonly Point[]; isDashed?: boolean; isSmooth?: boolean }
  | { kind: 'area'; tone: Tone; points: readonly Point[] }
  | { kind: 'dot'; tone: Tone; at: Point }
  /** A box of the temperature scale, 1 the coldest and 9 the hottest, with its number where there is room for it. */
  | { kind: 'cell'; step: number; at: Point; width: number; height: number; text?: string }
  | { kind: 'text'; tone: Tone; at: Point; text: string; align: 'left' | 'center' | 'right'; isBold?: boolean }

export interface FigureTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface Figure {
  /** Drawn so wide, and with room beside its words, that phones show these at twice their size. */
  isMap?: true
  width: number
  height: number
  title: string
  /** One or two sentences with the numbers that matter. */
  description: string
  marks: readonly FigureMark[]
  /** The same as numbers. */
  table: FigureTable
}

/** Size of all text in a figure, and the width of a sign of it that is not exceeded on average. */
export const figureText = { size: 10, sign: 5.9 } as const

/** A box by its sides. */
export function box(tone: Tone, left: number, top: number, right: number, bottom: number): FigureMark {
  return {
    kind: 'area',
    tone,
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  }
}

/** A text at a place. */
export function word(
  tone: Tone,
  at: Point,
  text: string,
  align: 'left' | 'center' | 'right' = 'left',
  isBold = false,
): FigureMark {
  return { kind: 'text', tone, at, text, align, isBold }
}

/** A straight line. */
export function rule(tone: Tone, from: Point, to: Point, isDashed = false): FigureMark {
  return { kind: 'line', tone, points: [from, to], isDashed }
}
