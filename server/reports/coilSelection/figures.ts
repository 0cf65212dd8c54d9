/** The coil drawn to scale beside its construction, and the charts below. */
import { coilDrawing } from '../../../engine/drawing'
import { isBare } from '../../../shared/coils/document/coilTypes'
import { constructionFacts } from '../../../shared/coils/facts/constructionFacts'
import { flowName } from '../../../shared/coils/facts/flowName'
import type { Plot } from '../../../shared/display/plot'
import { drawingOnPdf } from '../drawingOnPdf'
import { page } from '../page'
import type { Canvas } from '../pen'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factRows } from '../table'
import type { CoilContent } from './coilContent'
import { psychrometricChart } from './psychrometricChart'
import { temperatureChart } from './temperatureChart'

const drawingWidth = 312
const gap = 20
const line = 11.9
const lengths = { IP: 'inches', SI: 'millimeters' } as const

export function drawingWithConstruction(sheets: Sheets, { input, rating, reader }: CoilContent): void {
  const { canvas } = sheets
  const drawing = coilDrawing(input, rating)
  const facts = constructionFacts(input, rating, reader)
  const drawn = (drawingWidth / drawing.width) * drawing.height
  sheets.room(headingHeight + Math.max(drawn, facts.length * line))
  const { y } = sheets
  const about = `${input.geometry.hand.toLowerCase()} hand, dimensions in ${lengths[reader.system]}`
  const top = heading(canvas, 'Coil drawing', { x: page.left, y, width: drawingWidth }, about)
  const end = drawingOnPdf(canvas, drawing, reader, page.left, top + 8, drawingWidth)
  const place = { x: page.left + drawingWidth + gap, y, width: page.width - drawingWidth - gap }
  const start = heading(canvas, 'Construction', place)
  sheets.y = Math.max(end, factRows(canvas, facts, { ...place, y: start }, { height: line, units: 32 }))
}

const chartHeight = 218
const chartWidth = (page.width - gap) / 2
const temperaturePlot: Plot = { width: chartWidth, height: chartHeight, left: 24, right: 190, top: 20, bottom: 186 }
const psychrometricPlot: Plot = { width: chartWidth, height: chartHeight, left: 6, right: 222, top: 20, bottom: 186 }

export function charts(sheets: Sheets, content: CoilContent): void {
  const { canvas } = sheets
  const { input, rating, reader } = content
  // Without a fluid in the tubes the air does not change.
  if (isBare(input)) return
  sheets.room(headingHeight + chartHeight)
  const { y } = sheets
  const rows = `${flowName(rating)}, ${rating.rows.length} ${rating.rows.length === 1 ? 'row' : 'rows'}`
  const second = page.left + chartWidth + gap
  const top = heading(canvas, 'Temperature profile', { x: page.left, y, width: chartWidth }, rows)
  heading(
    canvas,
    'Psychrometric',
    { x: second, y, width: chartWidth },
    reader.full(rating.air.pressure, 'absolutePressure'),
  )
  at(canvas, page.left, top, () => temperatureChart(canvas, content, temperaturePlot))
  at(canvas, second, top, () => psychrometricChart(canvas, content, psychrometricPlot))
  sheets.y = top + chartHeight
}

function at(canvas: Canvas, x: number, y: number, draw: () => void): void {
  canvas.save().translate(x, y)
  draw()
  canvas.restore()
}
