/** The sections of a report on circuits: drawing, circuits, bends and taps. */

import { circuitDrawing } from '../../../engine/drawing/circuitDrawing'
import { letterings } from '../../../engine/drawing/drawingParts'
import { isFedInside } from '../../../engine/geometry/fedInside'
import { airAndFeedSentences } from '../../../shared/circuitry/facts/airAndFeed'
import { circuitHeads, circuitLines } from '../../../shared/circuitry/facts/circuitRows'
import { shopSentences } from '../../../shared/circuitry/facts/shopFacts'
import { bendLines, leadLines, tapLines } from '../../../shared/circuitry/facts/shopRows'
import { drawingOnPdf } from '../drawingOnPdf'
import { longTable } from '../longTable'
import { page } from '../page'
import { wrapped } from '../pen'
import { heading, headingHeight, type Sheets } from '../sheets'
import { type Column, row, rowHeight } from '../table'
import type { CircuitsContent } from './circuitsContent'

const wide = { x: page.left, width: page.width }

/** Front and rear view with bends, flow, inlets and outlets, also of circuits that cannot be built yet. */
export function frontAndRear(sheets: Sheets, { input, rating: { graph }, reader }: CircuitsContent): void {
  const bundle = { ...input.geometry, columns: graph.columns }
  const { leads } = input.segmented ?? {}
  const drawing = circuitDrawing(
    { graph, bundle, isFedInside: isFedInside(input), ...(leads && { leads }) },
    letterings.print,
  )
  const room = page.bottom - page.top - headingHeight - 12
  const width = Math.min(page.width, (room * drawing.width) / drawing.height)
  sheets.room(headingHeight + 6 + (width * drawing.height) / drawing.width)
  const about = `dimensions in ${reader.system === 'IP' ? 'inches' : 'millimeters'}; dashed: bends of the other side`
  const top = heading(sheets.canvas, 'Front and rear view', { ...wide, y: sheets.y }, about)
  sheets.y = drawingOnPdf(sheets.canvas, drawing, reader, page.left + (page.width - width) / 2, top + 6, width)
}

/** Columns for a number, the tubes, and some figures at the right. */
function circuitColumns(figures: number): readonly Column[] {
  const step = figureWidth + 2
  const first = page.width - figures * step
  return [
    { at: 0, width: 24, isBold: true },
    { at: 26, width: first - 34, size: 6.6 },
    ...Array.from(
      { length: figures },
      (_, at): Column => ({ at: first + (at + 1) * step, width: figureWidth, align: 'right', size: 7.2 }),
    ),
  ]
}

const figureWidth = 40

/** Every circuit: tubes in the order of the flow, passes, length, flow, heat, outlet, pressure drop. */
export function circuitList(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const lines = circuitLines(rating, reader)
  if (lines.length === 0) return
  const [number, ...figures] = circuitHeads(reader, rating)
  const columns = circuitColumns(figures.length)
  longTable(
    sheets,
    {
      title: 'Circuits',
      about: 'tubes as row.place, rows from the entering air',
      heads: [
        [number!.label, 'Tubes', ...figures.map(({ label }) => label)],
        ['', '', ...figures.map(({ unit }) => unit)],
      ],
      headHeight: 11,
      columns,
    },
    lines.map(line => [
      line.number,
      wrapped(sheets.canvas, line.tubes, columns[1]!.width, { size: 6.6 }),
      ...figures.map(({ name }) => line[name]),
    ]),
  )
}

const bendColumns: readonly Column[] = [
  { at: 0, width: 60, isBold: true },
  { at: 66, width: 140 },
  ...[300, 400, 480].map((at): Column => ({ at, width: 80, align: 'right' })),
]

/** The bends to order, by side and span. */
export function billOfBends(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const lines = bendLines(rating, reader)
  if (lines.length === 0 || !rating.table) return
  const { canvas } = sheets
  sheets.room(headingHeight + rowHeight * (lines.length + 1))
  const total = `${reader.full(rating.table.totalBendLength, 'plantLength')} of tube in all`
  let y = heading(canvas, 'Bill of bends', { ...wide, y: sheets.y }, total)
  const unit = reader.label('smallLength')
  y = row(canvas, ['Side', 'Bend', `Span, ${unit}`, `Length, ${unit}`, 'Count'], bendColumns, { ...wide, y }, 12)
  for (const { side, name, span, length, count } of lines)
    y = row(canvas, [side, name, span, length, count], bendColumns, { ...wide, y })
  sheets.y = y
}

/** What the circuits were checked by. */
export function shopRules(sheets: Sheets, { input, reader }: CircuitsContent): void {
  sentences(sheets, 'Rules of the shop', shopSentences(input, reader))
}

/** The air over the face and how the circuits are fed: the tables of inputs have neither. */
export function airAndFeed(sheets: Sheets, { input, reader }: CircuitsContent): void {
  sentences(sheets, 'Air and feed', airAndFeedSentences(input, reader))
}

function sentences(sheets: Sheets, title: string, told: readonly string[]): void {
  const { canvas } = sheets
  const lines = wrapped(canvas, told.join(' '), page.width, { size: 7.2 })
  sheets.room(headingHeight + rowHeight * lines.length)
  let y = heading(canvas, title, { ...wide, y: sheets.y })
  for (const line of lines) y = row(canvas, [line], [{ at: 0, width: page.width, size: 7.2 }], { ...wide, y })
  sheets.y = y
}

const tapColumns: readonly Column[] = [
  { at: 0, width: 50, isBold: true },
  { at: 60, width: 60 },
  { at: 130, width: 60 },
  { at: 200, width: 60 },
  ...[330, 420, 500].map((at): Column => ({ at, width: 80, align: 'right' })),
]

/** Where the headers are tapped. */
export function headerTaps(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const lines = tapLines(rating, reader)
  if (lines.length === 0) return
  const unit = reader.label('smallLength')
  longTable(
    sheets,
    {
      title: 'Header taps',
      about: 'places from the corner of the fin block where the air enters',
      heads: [['Circuit', 'Tap', 'Tube', 'Side', `Across, ${unit}`, `Depth, ${unit}`, 'Lead']],
      headHeight: 12,
      columns: tapColumns,
    },
    lines.map(({ circuit, kind, tube, side, across, depth, lead }) => [circuit, kind, tube, side, across, depth, lead]),
  )
}

const leadColumns: readonly Column[] = [
  { at: 0, width: 50, isBold: true },
  { at: 60, width: 60 },
  { at: 130, width: 60 },
  ...[250, 340].map((at): Column => ({ at, width: 80, align: 'right' })),
]

/** The leads from the distributor to the taps: what to cut, and where each goes. */
export function distributorLeads(sheets: Sheets, { input, rating, reader }: CircuitsContent): void {
  const lines = leadLines(rating, input.segmented, reader)
  if (lines.length === 0) return
  const all = (input.segmented?.leads ?? []).reduce((sum, { length = 0 }) => sum + length, 0)
  longTable(
    sheets,
    {
      title: 'Distributor leads',
      about: `${reader.full(all, 'plantLength')} in all, without allowance for fitting`,
      heads: [['Circuit', 'Tube', 'Side', `Length, ${reader.label('length')}`, `Bore, ${reader.label('smallLength')}`]],
      headHeight: 12,
      columns: leadColumns,
    },
    lines.map(({ circuit, tube, side, length, bore }) => [circuit, tube, side, length, bore]),
  )
}
