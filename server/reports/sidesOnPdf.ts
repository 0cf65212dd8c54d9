/** Two things side by side on a page: figures, or lists of facts. */
import type { Figure } from '../../shared/display/figure'
import type { Fact } from '../../shared/tools/results/keyResult'
import { figureOnPdf } from './figureOnPdf'
import { page } from './page'
import { heading, headingHeight, type Sheets } from './sheets'
import { factRows, rowHeight } from './table'

const gap = 20
const half = (page.width - gap) / 2

/** Height for a figure that has a page for itself, below its heading [pt]. */
const mostHeight = page.bottom - page.top - headingHeight - 4

/** Width and height of a figure beside another: half of the page, or less if it would be higher than a page [pt]. */
function sizeOf({ width, height }: Figure): { wide: number; high: number } {
  const wide = Math.min(half, (mostHeight * width) / height)
  return { wide, high: (wide * height) / width }
}

export function figurePair(sheets: Sheets, one: Figure, other: Figure): void {
  const high = Math.max(sizeOf(one).high, sizeOf(other).high)
  sheets.room(headingHeight + high)
  const { canvas, y } = sheets
  for (const [index, figure] of [one, other].entries()) {
    const x = page.left + index * (half + gap)
    const below = heading(canvas, figure.title, { x, y, width: half }) + 4
    const { wide } = sizeOf(figure)
    figureOnPdf(canvas, figure, x + (half - wide) / 2, below, wide)
  }
  sheets.y = y + headingHeight + high
}

/** A figure with what there is to say of it. */
export function figureAndFacts(sheets: Sheets, figure: Figure, [title, facts]: Side, units?: number): void {
  const { canvas } = sheets
  const { wide, high } = sizeOf(figure)
  sheets.room(headingHeight + Math.max(high, facts.length * rowHeight))
  const { y } = sheets
  const below = figureOnPdf(
    canvas,
    figure,
    page.left + (half - wide) / 2,
    heading(canvas, figure.title, { x: page.left, y, width: half }) + 4,
    wide,
  )
  const x = page.left + half + gap
  const place = { x, y: heading(canvas, title, { x, y, width: half }), width: half }
  sheets.y = Math.max(below, factRows(canvas, [...facts], place, units === undefined ? undefined : { units }))
}

type Side = readonly [title: string, facts: readonly Fact[]]

export function factPair(sheets: Sheets, one: Side, other: Side, units?: number): void {
  const { canvas } = sheets
  const sides = [one, other]
  sheets.room(headingHeight + Math.max(...sides.map(([, facts]) => facts.length)) * rowHeight)
  const { y } = sheets
  const ends = sides.map(([title, facts], index) => {
    const x = page.left + index * (half + gap)
    const place = { x, y: heading(canvas, title, { x, y, width: half }), width: half }
    return factRows(canvas, [...facts], place, units === undefined ? undefined : { units })
  })
  sheets.y = Math.max(...ends)
}
