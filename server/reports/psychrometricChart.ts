/** The way of the air over the psychrometric chart, as the rows take it. */
import { type ChartPoint, psychrometricProcess } from '../../engine/drawing'
import { formatPercent } from '../../shared/display/formatNumber'
import { type Plot, type Point, scaleWithin } from '../../shared/display/plot'
import { shownValue, systemUnit } from '../../shared/display/units'
import { chartText, curve, haloText, heightAxis, statePoint, streamArrow, widthAxis } from './chart'
import { palette } from './palette'
import { type Canvas, write } from './pen'
import type { ReportContent } from './reportContent'

export function psychrometricChart(canvas: Canvas, { rating, input, reader }: ReportContent, plot: Plot): void {
  const chart = psychrometricProcess(rating)
  const t = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const w = (W: number) => shownValue(W, 'humidityRatio', systemUnit('humidityRatio', reader.system))
  const x = scaleWithin(t(chart.axes.T[0]), t(chart.axes.T[1]), 7, plot.left, plot.right)
  const y = scaleWithin(w(chart.axes.W[0]), w(chart.axes.W[1]), 6, plot.bottom, plot.top)
  const place = (points: readonly ChartPoint[]): Point[] => points.map(({ T, W }) => [x(t(T)), y(w(W))])
  const saturation = place(chart.saturation)
  const way = place(chart.process)

  widthAxis(canvas, plot, x)
  heightAxis(canvas, plot, y, 'right')
  coverBeyond(canvas, saturation, plot)
  for (const { points, relativeHumidity } of chart.humidity) {
    const line = place(points)
    curve(canvas, line, palette.soft, 0.5)
    nameHumidity(canvas, line, relativeHumidity, plot)
  }
  curve(canvas, saturation, palette.edge, 1.1)
  canvas.moveTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).lineTo(plot.right, plot.top)
  canvas.lineWidth(0.7).stroke(palette.axis)
  write(canvas, `Dry bulb, ${reader.label('temperature')}`, (plot.left + plot.right) / 2, plot.bottom + 22, {
    ...chartText,
    align: 'center',
  })
  write(canvas, reader.label('humidityRatio'), plot.right, plot.top - 6, { ...chartText, align: 'center' })
  drawWay(canvas, way, { rating, input, reader })
}

function drawWay(
  canvas: Canvas,
  way: readonly Point[],
  { rating, input, reader }: Pick<ReportContent, 'rating' | 'input' | 'reader'>,
): void {
  const isCooling = input.application === 'Cooling'
  const hot = { line: palette.hot, text: palette.hotText }
  const cold = { line: palette.cold, text: palette.coldText }
  const [entering, leaving] = isCooling ? [hot, cold] : [cold, hot]
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last) return
  curve(canvas, last[0] < first[0] ? [...way].reverse() : way, palette.brand, 1.7)
  streamArrow(canvas, way, palette.brand)
  statePoint(canvas, first, entering.line)
  statePoint(canvas, last, leaving.line)
  const state = ({ dryBulb, wetBulb }: typeof rating.air.entering) =>
    `${reader.number(dryBulb, 'temperature')} / ${reader.number(wetBulb, 'temperature')}`
  const bold = { size: 7.5, isBold: true } as const
  haloText(canvas, state(rating.air.entering), first[0], first[1] - 6, {
    ...bold,
    align: 'center',
    color: entering.text,
  })
  haloText(canvas, state(rating.air.leaving), last[0] + (isCooling ? 5 : 0), last[1] + (isCooling ? 11 : -6), {
    ...bold,
    align: isCooling ? 'left' : 'center',
    color: leaving.text,
  })
}

/** The corner above saturation, where there is no air to draw: covers the grid. */
function coverBeyond(canvas: Canvas, saturation: readonly Point[], plot: Plot): void {
  const [first, last] = [saturation[0], saturation.at(-1)]
  if (!first || !last) return
  canvas.moveTo(plot.left - 1, first[1])
  for (const [x, y] of saturation) canvas.lineTo(x, y)
  canvas
    .lineTo(last[0], plot.top - 1)
    .lineTo(plot.left - 1, plot.top - 1)
    .closePath()
    .fill(palette.paper)
}

function nameHumidity(canvas: Canvas, line: readonly Point[], share: number, plot: Plot): void {
  const end = line.at(-1)
  if (!end) return
  const [x, y] = end[1] <= plot.top + 1 ? [end[0] - 1, plot.top + 8] : [plot.right - 3, end[1] - 3]
  haloText(canvas, formatPercent(share), x, y, { size: 6, color: palette.faintText, align: 'right' })
}
