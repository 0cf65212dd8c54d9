/** The process of the air on the psychrometric chart, row by row. */
import { type ChartPoint, psychrometricProcess } from '../../../engine/drawing'
import { formatPercent } from '../../../shared/display/formatNumber'
import { middleWithin, type Plot, type Point, scaleWithin, uncovered } from '../../../shared/display/plot'
import { shownValue, systemUnit } from '../../../shared/display/units'
import { chartText, curve, haloText, heightAxis, statePoint, streamArrow, widthAxis } from '../chart'
import { palette } from '../palette'
import { type Canvas, textWidth, write } from '../pen'
import type { CoilContent } from './coilContent'

export function psychrometricChart(canvas: Canvas, { rating, input, reader }: CoilContent, plot: Plot): void {
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
  const humidities = chart.humidity.map(({ points, relativeHumidity }) => ({ line: place(points), relativeHumidity }))
  for (const { line } of humidities) curve(canvas, line, palette.soft, 0.5)
  nameHumidities(canvas, humidities, plot)
  curve(canvas, saturation, palette.edge, 1.1)
  canvas.moveTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).lineTo(plot.right, plot.top)
  canvas.lineWidth(0.7).stroke(palette.axis)
  write(canvas, `Dry bulb, ${reader.label('temperature')}`, (plot.left + plot.right) / 2, plot.bottom + 22, {
    ...chartText,
    align: 'center',
  })
  write(canvas, reader.label('humidityRatio'), plot.right, plot.top - 6, { ...chartText, align: 'center' })
  drawWay(canvas, way, { rating, input, reader }, plot)
}

function drawWay(
  canvas: Canvas,
  way: readonly Point[],
  { rating, input, reader }: Pick<CoilContent, 'rating' | 'input' | 'reader'>,
  plot: Plot,
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
  const [before, after] = [state(rating.air.entering), state(rating.air.leaving)]
  const width = Math.max(textWidth(canvas, before, bold), textWidth(canvas, after, bold)) + 3
  const middle = (x: number) => middleWithin(plot, x, width)
  haloText(canvas, before, middle(first[0]), first[1] - 6, { ...bold, align: 'center', color: entering.text })
  if (isCooling) {
    haloText(canvas, after, last[0] + 5, last[1] + 11, { ...bold, align: 'left', color: leaving.text })
    return
  }
  // Above the other label if both are at the same place.
  const isClose = Math.abs(middle(last[0]) - middle(first[0])) < width && Math.abs(last[1] - first[1]) < 9
  const y = isClose ? first[1] - 15 : last[1] - 6
  haloText(canvas, after, middle(last[0]), y, { ...bold, align: 'center', color: leaving.text })
}

/** Covers the grid in the corner above saturation, where no state of air exists. */
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

interface Humidity {
  line: readonly Point[]
  relativeHumidity: number
}

/** Width of a label on the chart [pt]. */
const nameWidth = 16
const nameHeight = 7

/** Labels at the ends of their lines, above or on the right; if two would overlap, only the drier one is drawn. */
function nameHumidities(canvas: Canvas, humidities: readonly Humidity[], plot: Plot): void {
  const names = humidities.flatMap(({ line, relativeHumidity }): { at: Point; relativeHumidity: number }[] => {
    const end = line.at(-1)
    if (!end) return []
    const at: Point = end[1] <= plot.top + 1 ? [end[0] - 1, plot.top + 8] : [plot.right - 3, end[1] - 3]
    return [{ at, relativeHumidity }]
  })
  for (const { at, relativeHumidity } of uncovered(names, ({ at }) => at, nameWidth, nameHeight))
    haloText(canvas, formatPercent(relativeHumidity), ...at, { size: 6, color: palette.faintText, align: 'right' })
}
