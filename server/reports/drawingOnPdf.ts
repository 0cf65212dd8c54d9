/** Draws the engine's drawing primitives on a page. */
import type { Drawing, Shape, ShapeRole } from '../../engine/drawing'
import type { Reader } from '../../shared/display/formatQuantity'
import { labelText } from '../../shared/display/labelText'
import { palette } from './palette'
import { type Canvas, write } from './pen'

interface Stroke {
  color: string
  /** Line width on paper [pt]. */
  width: number
  fill?: string
  dash?: { length: number; space: number }
}

const strokes: Readonly<Record<ShapeRole, Stroke>> = {
  metal: { color: palette.edge, width: 0.9, fill: palette.metal },
  edge: { color: palette.edge, width: 0.8, fill: palette.fins },
  fin: { color: palette.rule, width: 0.4 },
  tube: { color: palette.soft, width: 0.5, dash: { length: 8, space: 3 } },
  copper: { color: palette.copper, width: 0.9, fill: palette.copperTint },
  dimension: { color: palette.dimension, width: 0.55 },
  thin: { color: palette.edge, width: 0.55 },
  hot: { color: palette.hot, width: 1.3 },
  cold: { color: palette.cold, width: 1.3 },
  label: { color: palette.dimension, width: 0.55 },
}

const heads: Partial<Record<ShapeRole, { length: number; half: number }>> = {
  dimension: { length: 6, half: 1.6 },
}
const streamHead = { length: 6.5, half: 3.2 }

/** Draws with the upper left corner at `x`, `y`, `width` wide [pt]; returns its lower end [pt]. */
export function drawingOnPdf(
  canvas: Canvas,
  drawing: Drawing,
  reader: Reader,
  x: number,
  y: number,
  width: number,
): number {
  const scale = width / drawing.width
  canvas.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round')
  for (const shape of drawing.shapes) {
    const stroke = strokes[shape.role]
    canvas.lineWidth(stroke.width / scale)
    if (stroke.dash) canvas.dash(stroke.dash.length, stroke.dash)
    draw(canvas, shape, stroke, reader)
    if (stroke.dash) canvas.undash()
  }
  canvas.restore()
  return y + drawing.height * scale
}

function draw(canvas: Canvas, shape: Shape, stroke: Stroke, reader: Reader): void {
  switch (shape.type) {
    case 'line':
      canvas.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).stroke(stroke.color)
      return
    case 'arrow':
      drawArrow(canvas, shape, stroke)
      return
    case 'polyline':
      drawPolyline(canvas, shape, stroke)
      return
    case 'rect':
      if (shape.radius > 0) canvas.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
      else canvas.rect(shape.x, shape.y, shape.width, shape.height)
      finish(canvas, stroke)
      return
    case 'circle':
      canvas.circle(shape.cx, shape.cy, shape.r)
      finish(canvas, stroke)
      return
    case 'path':
      canvas.path(shape.d).stroke(stroke.color)
      return
    case 'text':
      drawText(canvas, shape, reader)
  }
}

function finish(canvas: Canvas, { color, fill }: Stroke): void {
  if (fill) canvas.fillAndStroke(fill, color)
  else canvas.stroke(color)
}

function drawPolyline(canvas: Canvas, shape: Extract<Shape, { type: 'polyline' }>, stroke: Stroke): void {
  for (const [index, [x, y]] of shape.points.entries()) {
    if (index === 0) canvas.moveTo(x, y)
    else canvas.lineTo(x, y)
  }
  if (shape.closed) canvas.closePath()
  finish(canvas, shape.closed ? stroke : { ...stroke, fill: undefined })
}

/** A line with a filled head at its second end. */
function drawArrow(canvas: Canvas, shape: Extract<Shape, { type: 'arrow' }>, { color }: Stroke): void {
  const { x1, y1, x2, y2 } = shape
  const whole = Math.hypot(x2 - x1, y2 - y1)
  if (whole === 0) return
  const { length, half } = heads[shape.role] ?? streamHead
  const [dx, dy] = [(x2 - x1) / whole, (y2 - y1) / whole]
  const head = Math.min(length, whole)
  const [baseX, baseY] = [x2 - dx * head, y2 - dy * head]
  canvas.moveTo(x1, y1).lineTo(baseX, baseY).stroke(color)
  canvas
    .moveTo(x2, y2)
    .lineTo(baseX - dy * half, baseY + dx * half)
    .lineTo(baseX + dy * half, baseY - dx * half)
    .closePath()
    .fill(color)
}

const aligns = { start: 'left', middle: 'center', end: 'right' } as const
const textColors: Partial<Record<ShapeRole, string>> = {
  hot: palette.hotText,
  cold: palette.coldText,
  dimension: palette.text,
}

function drawText(canvas: Canvas, shape: Extract<Shape, { type: 'text' }>, reader: Reader): void {
  const { role, x, y, turn } = shape
  if (turn !== 0) canvas.save().rotate(turn, { origin: [x, y] })
  write(canvas, labelText(shape.labels, reader), x, y, {
    size: shape.size,
    align: aligns[shape.anchor],
    color: textColors[role] ?? palette.dimension,
    isBold: role === 'hot' || role === 'cold',
  })
  if (turn !== 0) canvas.restore()
}
