/** Results of both streams, side by side. */

import { isBare, tubeFluidName, tubeSideTitle } from '../../../shared/coils/document/coilTypes'
import {
  airFacts,
  airStateRows,
  fluidDropFacts,
  fluidStateRows,
  type StateRow,
} from '../../../shared/coils/facts/coilFacts'
import { page } from '../page'
import { palette } from '../palette'
import { type Canvas, write } from '../pen'
import { heading, type Sheets } from '../sheets'
import { type Column, factRows, type Place, row, unitWidth } from '../table'
import type { CoilContent } from './coilContent'
import { fluidSideFacts } from './fluidSideFacts'
import { resistanceTable } from './resistanceTable'

const gap = 22
const width = (page.width - gap) / 2
/** Their greatest height [pt], so that they stay on one page. */
const mostHeight = 400

export function streamTables(sheets: Sheets, content: CoilContent): void {
  sheets.room(mostHeight)
  const { canvas, y } = sheets
  const air = { x: page.left, y, width }
  const fluid = { ...air, x: page.left + width + gap }
  sheets.y = Math.max(airSide(canvas, content, air), fluidSide(canvas, content, fluid))
}

function airSide(canvas: Canvas, content: CoilContent, place: Place): number {
  const { input, rating, reader } = content
  const stream = input.application === 'Cooling' ? 'hot stream' : 'cold stream'
  const states = stateTable(canvas, 'Air side', stream, airStateRows(rating), reader, place)
  const end = factRows(canvas, airFacts(rating, reader), { ...place, y: states })
  // For steam and refrigerants the table of the other side is longer, so the resistances fit here.
  return rating.fluid.phaseChange ? resistanceTable(canvas, content, { ...place, y: end + 9 }) : end
}

function fluidSide(canvas: Canvas, content: CoilContent, place: Place): number {
  const { input, rating, reader } = content
  if (isBare(input)) return place.y
  const stream = input.application === 'Cooling' ? 'cold stream' : 'hot stream'
  const states = stateTable(canvas, titleOf(input), stream, fluidStateRows(rating), reader, place)
  const facts = factRows(canvas, fluidSideFacts(content), { ...place, y: states })
  const drops = heading(canvas, 'Fluid pressure drop', { ...place, y: facts + 9 })
  const end = factRows(canvas, fluidDropFacts(rating, reader), { ...place, y: drops })
  return rating.fluid.phaseChange ? end : resistanceTable(canvas, content, { ...place, y: end + 9 })
}

/** Greatest number of characters of a title; a longer one is shortened to the fluid's name. */
const longestTitle = 24

export function titleOf(input: CoilContent['input']): string {
  const title = tubeSideTitle(input)
  return title.length > longestTitle ? tubeFluidName(input) : title
}

export function stateTable(
  canvas: Canvas,
  title: string,
  aside: string,
  rows: readonly StateRow[],
  { number, label }: CoilContent['reader'],
  place: Place,
): number {
  const leaving = place.width - unitWidth
  const entering = leaving - 58
  const columns: Column[] = [
    { at: 0, width: entering - 50, color: palette.secondText },
    { at: entering, width: 48, align: 'right' },
    { at: leaving, width: 52, align: 'right' },
    { at: leaving + 4, width: unitWidth - 4, size: 7.2, color: palette.faintText },
  ]
  const start = heading(canvas, title, place, '', entering - 34)
  const head = { size: 7.2, color: palette.faintText, align: 'right' } as const
  write(canvas, 'Entering', place.x + entering, place.y + 9, head)
  write(canvas, 'Leaving', place.x + leaving, place.y + 9, head)
  write(canvas, aside, place.x + place.width, place.y + 9, head)
  return rows.reduce(
    (y, [name, one, other, quantity]) =>
      row(canvas, [name, number(one, quantity), number(other, quantity), label(quantity)], columns, { ...place, y }),
    start,
  )
}
