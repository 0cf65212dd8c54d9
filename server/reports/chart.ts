/** Common parts of the charts of a report: axes, lines, marks. Points are measured from a chart's upper left corner. */
import { formatNumber } from '../../shared/display/formatNumber'
import { middleOf, type Plot, type Point, type Scale, smoothLine, tickDecimals } from '../../shared/display/plot'
import { palette } from './palette'
import { type Canvas, type Style, textWidth, write } from './pen'

export const chartText = { size: 7, color: palette.dimension } as const

/** Horizontal grid lines with their labels on one side. */
export function heightAxis(canvas: Canvas, plot: Plot, scale: Scale, side: 'left' | 'right'): void {
  const decimals = tickDecimals(scale)
  for (const tick of scale.ticks) {
    const y = scale(tick)
    const [edge, sign] = side === 'left' ? [plot.left, -1] : [plot.right, 1]
    canvas.moveTo(plot.left, y).lineTo(plot.right, y).lineWidth(0.5).stroke(palette.grid)
    canvas
      .moveTo(edge, y)
      .lineTo(edge + 3 * sign, y)
      .lineWidth(0.7)
      .stroke(palette.axis)
    const align = side === 'left' ? 'right' : 'left'
    write(canvas, formatNumber(tick, decimals), edge + 5 * sign, y + 2.4, { ...chartText, align })
  }
}

/** Vertical grid lines with their labels below. */
export function widthAxis(canvas: Canvas, plot: Plot, scale: Scale): void {
  const decimals = tickDecimals(scale)
  for (const tick of scale.ticks) {
    const x = scale(tick)
    canvas.moveTo(x, plot.bottom).lineTo(x, plot.top).lineWidth(0.5).stroke(palette.grid)
    canvas
      .moveTo(x, plot.bottom)
      .lineTo(x, plot.bottom + 3)
      .lineWidth(0.7)
      .stroke(palette.axis)
    write(canvas, formatNumber(tick, decimals), x, plot.bottom + 11, { ...chartText, align: 'center' })
  }
}

/** A line through its points, smooth where they are few. */
export function curve(canvas: Canvas, points: readonly Point[], color: string, width: number, dash?: number): void {
  if (points.length < 2) return
  if (dash !== undefined) canvas.dash(dash, { space: dash * 0.7 })
  canvas.lineWidth(width).lineJoin('round').path(smoothLine(points)).stroke(color)
  if (dash !== undefined) canvas.undash()
}

/** The direction of a stream, in the middle of its line. */
export function streamArrow(canvas: Canvas, points: readonly Point[], color: string): void {
  const { x, y, angle } = middleOf(points)
  canvas.save().translate(x, y).rotate(angle).path('M4 0L-3 -3L-3 3Z').fill(color).restore()
}

/** A state: open circle. */
export function statePoint(canvas: Canvas, at: Point | undefined, color: string): void {
  if (at) canvas.circle(at[0], at[1], 2.4).lineWidth(1.4).fillAndStroke(palette.paper, color)
}

/** Text over lines, with a halo in the colour of the paper. */
export function haloText(canvas: Canvas, text: string, x: number, y: number, style: Style): void {
  const width = textWidth(canvas, text, style)
  const { size = 7, align = 'left' } = style
  const left = x - { left: 0, center: 0.5, right: 1 }[align] * width
  canvas.rect(left - 1.5, y - size * 0.82, width + 3, size * 1.08).fill(palette.paper)
  write(canvas, text, x, y, style)
}
