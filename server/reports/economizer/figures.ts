/** The figures of an economizer's report. */
import { economizerDrawing, letterings } from '../../../engine/drawing'
import { heatBalanceFigure } from '../../../shared/economizer/figures/heatBalanceFigure'
import { loadFigure } from '../../../shared/economizer/figures/loadFigure'
import { temperatureFigure } from '../../../shared/economizer/figures/temperatureFigure'
import { cashFigure } from '../../../shared/tools/figures/cashFigure'
import { drawingOnPdf } from '../drawingOnPdf'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { figurePair } from '../sidesOnPdf'
import { factRows } from '../table'
import type { EconomizerContent } from './economizerContent'
import { unitFacts } from './worthAndUnit'

const gap = 20

/** Where the fuel goes, and what comes back of the money. */
export function balanceAndCash(sheets: Sheets, { rating, reader }: EconomizerContent): void {
  figurePair(sheets, heatBalanceFigure(rating.full, reader), cashFigure(rating.year.worth.cashFlow))
}

/** Temperatures through the rows, and the ends over the load. */
export function rowsAndLoads(sheets: Sheets, { rating, reader }: EconomizerContent): void {
  figurePair(sheets, temperatureFigure(rating.full, reader), loadFigure(rating.loads, rating.limits, reader))
}

/** The section of the stack beside the sizes of the unit. */
export function stackSection(sheets: Sheets, content: EconomizerContent): void {
  const drawing = economizerDrawing(content.rating.unit, letterings.print)
  const width = page.width * 0.6
  const high = (drawing.height / drawing.width) * width
  sheets.room(headingHeight + high)
  const { canvas, y } = sheets
  const about = `dimensions in ${content.reader.system === 'IP' ? 'inches' : 'millimeters'}`
  const top = heading(canvas, 'Section of the stack', { x: page.left, y, width }, about)
  drawingOnPdf(canvas, drawing, content.reader, page.left, top + 6, width)
  const place = { x: page.left + width + gap, y, width: page.width - width - gap }
  factRows(canvas, unitFacts(content), { ...place, y: heading(canvas, 'Sizes and weights', place) }, { units: 24 })
  sheets.y = y + headingHeight + high
}
