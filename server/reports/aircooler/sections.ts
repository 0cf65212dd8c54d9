/** The sections of an air cooler's report. */
import { airCoolerDrawing, letterings } from '../../../engine/drawing'
import { drawnCooler } from '../../../shared/aircooler/facts/drawnCooler'
import {
  besideFacts,
  driveFacts,
  passColumns,
  serviceRows,
  sizeFacts,
  yearFacts,
} from '../../../shared/aircooler/facts/unitFacts'
import { condensingFigure } from '../../../shared/aircooler/figures/condensingFigure'
import { fanFigure } from '../../../shared/aircooler/figures/fanFigure'
import { noiseFigure } from '../../../shared/aircooler/figures/noiseFigure'
import { octaveFigure } from '../../../shared/aircooler/figures/octaveFigure'
import { passFigure } from '../../../shared/aircooler/figures/passFigure'
import { yearFigure } from '../../../shared/aircooler/figures/yearFigure'
import { climateFacts } from '../../../shared/climates/climateFacts'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { drawingOnPdf } from '../drawingOnPdf'
import { figureOnPdf } from '../figureOnPdf'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factPair, figureAndFacts, figurePair } from '../sidesOnPdf'
import { type Column, factRows, row, rowHeight } from '../table'
import type { AirCoolerContent } from './airCoolerContent'
import { dataSheet } from './dataSheet'

export function passesAndNoise(sheets: Sheets, { input, rating, reader }: AirCoolerContent): void {
  figurePair(sheets, passFigure(rating, reader, input.process.pourPoint), noiseFigure(rating, reader))
}

export function fansAndSound(sheets: Sheets, { rating, reader }: AirCoolerContent): void {
  figurePair(sheets, fanFigure(rating, reader), octaveFigure(rating))
}

/** The curve of a vapour beside a gas. */
export function condensingCurve(sheets: Sheets, { rating: { stream }, reader }: AirCoolerContent): void {
  if (!stream.beside) return
  figureAndFacts(
    sheets,
    condensingFigure(stream.beside, reader),
    ['Condensing beside a gas', besideFacts(stream, reader)],
    56,
  )
}

/** The data sheet, two parts side by side. */
export function dataSheetParts(sheets: Sheets, content: AirCoolerContent): void {
  const parts = dataSheet(content)
  for (let at = 0; at < parts.length; at += 2) {
    const [one, other] = [parts[at]!, parts[at + 1]!]
    factPair(sheets, [one.name, one.facts], [other.name, other.facts], 56)
    sheets.y += 8
  }
}

const edges = [40, 96, 160, 224, 296, 370, 440, 520] as const
const columns: readonly Column[] = edges.map((at, index) =>
  index === 0 ? { at: 0, width: at, isBold: true } : { at, width: at - (edges[index - 1] ?? 0) - 4, align: 'right' },
)

export function passTable(sheets: Sheets, { rating, reader }: AirCoolerContent): void {
  const { canvas } = sheets
  const shown = passColumns(reader)
  sheets.room(headingHeight + rowHeight * (rating.stream.passes.length + 2))
  const place = { x: page.left, width: page.width }
  let y = heading(canvas, 'Passes', { ...place, y: sheets.y }, 'from the hot nozzle on')
  y = row(canvas, ['Pass', ...shown.map(({ name }) => name)], columns, { ...place, y }, 11)
  y = row(canvas, ['', ...shown.map(({ unit }) => unit)], columns, { ...place, y }, 11)
  for (const [at, pass] of rating.stream.passes.entries())
    y = row(canvas, [String(at + 1), ...shown.map(({ of, quantity }) => reader.number(of(pass), quantity))], columns, {
      ...place,
      y,
    })
  sheets.y = y
}

const serviceEdges = [150, 230, 320, 420, 520] as const
const serviceColumns: readonly Column[] = serviceEdges.map((at, index) =>
  index === 0
    ? { at: 0, width: at, isBold: true }
    : { at, width: at - (serviceEdges[index - 1] ?? 0) - 4, align: 'right' },
)

export function outOfService(sheets: Sheets, { rating, reader }: AirCoolerContent): void {
  const { canvas } = sheets
  const rows = serviceRows(rating, reader)
  sheets.room(headingHeight + rowHeight * (rows.length + 2))
  const place = { x: page.left, width: page.width }
  let y = heading(canvas, 'Fans out of service', { ...place, y: sheets.y }, 'at the design air')
  y = row(canvas, ['State', 'Air', 'Heat', 'Leaving', 'Coldest wall'], serviceColumns, { ...place, y }, 11)
  const degrees = reader.label('temperature')
  y = row(canvas, ['', '%', reader.label('heatFlow'), degrees, degrees], serviceColumns, { ...place, y }, 11)
  for (const { name, air, heat, outlet, wall } of rows)
    y = row(canvas, [name, air, heat, outlet, wall], serviceColumns, { ...place, y })
  sheets.y = y
}

export function yearSides(sheets: Sheets, { rating, reader }: AirCoolerContent): void {
  const none: Fact[] = [['Year', 'none: its air is hotter than the stream']]
  factPair(
    sheets,
    ['Year', rating.year ? yearFacts(rating, reader) : none],
    ['Drives and climate', [...driveFacts(rating, reader), ...climateFacts(rating, reader)]],
    40,
  )
}

export function yearBins(sheets: Sheets, { rating: { year }, reader }: AirCoolerContent): void {
  if (!year) return
  const figure = yearFigure(year, reader)
  const { canvas } = sheets
  const high = (figure.height / figure.width) * page.width
  sheets.room(headingHeight + high)
  const y = heading(canvas, figure.title, { x: page.left, y: sheets.y, width: page.width }) + 4
  sheets.y = figureOnPdf(canvas, figure, page.left, y, page.width)
}

const gap = 20

/** Plan and elevation beside sizes and weights. */
export function generalArrangement(sheets: Sheets, { input, rating, reader }: AirCoolerContent): void {
  const drawing = airCoolerDrawing(drawnCooler(input, rating), letterings.print)
  const width = page.width * 0.64
  const high = (drawing.height / drawing.width) * width
  sheets.room(headingHeight + high)
  const { canvas, y } = sheets
  const about = `dimensions in ${reader.system === 'IP' ? 'inches' : 'millimeters'}`
  const top = heading(canvas, 'General arrangement', { x: page.left, y, width }, about)
  drawingOnPdf(canvas, drawing, reader, page.left, top + 6, width)
  const place = { x: page.left + width + gap, y, width: page.width - width - gap }
  const facts = sizeFacts(rating, reader)
  factRows(canvas, facts, { ...place, y: heading(canvas, 'Sizes and weights', place) }, { units: 24 })
  sheets.y = y + headingHeight + high
}
