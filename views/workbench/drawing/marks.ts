/** The shapes of a drawing as SVG elements: consecutive shapes of the same style become one path. */
import type { Shape, ShapeRole } from '../../../engine/drawing'

type Closed = Extract<Shape, { type: 'rect' | 'circle' | 'text' }>

export interface Mark {
  /** Position in the drawing order. */
  place: number
  className: string | undefined
  shape: Closed | { type: 'path'; d: string }
}

/** CSS classes of the drawing: for lines, filled shapes, arrow heads, and text. */
const lines: Readonly<Record<ShapeRole, string>> = {
  edge: 'd-line',
  metal: 'd-line',
  fin: 'd-fin',
  tube: 'd-center',
  copper: 'd-cu-thin',
  dimension: 'd-dim',
  thin: 'd-thin',
  hot: 'd-hot',
  cold: 'd-cold',
  label: 'd-dim',
}
const filled: Partial<Record<ShapeRole, string>> = { edge: 'd-finblk', metal: 'd-metal', copper: 'd-cu-fill' }
const heads: Partial<Record<ShapeRole, string>> = { hot: 'd-hot-f', cold: 'd-cold-f' }
const texts: Partial<Record<ShapeRole, string>> = { dimension: 't-ink', hot: 't-hot', cold: 't-cold' }
const anchors = { start: undefined, middle: 't-mid', end: 't-end' } as const

/** Length and half width of an arrow head. */
const dimensionHead = { length: 6, half: 1.8 } as const
const streamHead = { length: 7, half: 3.5 } as const

export function marksOf(shapes: readonly Shape[]): Mark[] {
  const marks: Mark[] = []
  for (const { className, shape } of shapes.flatMap(partsOf)) {
    const last = marks.at(-1)
    if (last && last.className === className && last.shape.type === 'path' && shape.type === 'path')
      last.shape = { type: 'path', d: last.shape.d + shape.d }
    else marks.push({ place: marks.length, className, shape })
  }
  return marks
}

type Part = Omit<Mark, 'place'>

function partsOf(shape: Shape): Part[] {
  const { role } = shape
  switch (shape.type) {
    case 'line':
      return [{ className: lines[role], shape: path(straight(shape)) }]
    case 'polyline': {
      const d = `M${shape.points.map(point => point.map(px).join(' ')).join('L')}${shape.closed ? 'z' : ''}`
      return [{ className: shape.closed ? (filled[role] ?? lines[role]) : lines[role], shape: path(d) }]
    }
    case 'path':
      return [{ className: lines[role], shape: path(shortened(shape.d)) }]
    case 'rect':
    case 'circle':
      return [{ className: filled[role] ?? lines[role], shape }]
    case 'arrow':
      return arrowParts(shape)
    case 'text':
      return [{ className: [texts[role], anchors[shape.anchor]].filter(Boolean).join(' ') || undefined, shape }]
  }
}

/** A line that ends at the base of its head, so that its width does not blunt the tip. */
function arrowParts({ role, x1, y1, x2, y2 }: Extract<Shape, { type: 'arrow' }>): Part[] {
  const whole = Math.hypot(x2 - x1, y2 - y1)
  if (whole === 0) return []
  const { length, half } = role === 'dimension' ? dimensionHead : streamHead
  const [dx, dy] = [(x2 - x1) / whole, (y2 - y1) / whole]
  const [baseX, baseY] = [x2 - dx * length, y2 - dy * length]
  const corner = (side: number) => `${px(baseX - side * dy * half)} ${px(baseY + side * dx * half)}`
  const head = `M${px(x2)} ${px(y2)}L${corner(1)}L${corner(-1)}z`
  return [
    { className: lines[role], shape: path(straight({ x1, y1, x2: baseX, y2: baseY })) },
    { className: heads[role] ?? 'd-arrow', shape: path(head) },
  ]
}

/** A path of the engine with coordinates as fine as the eye can see. */
function shortened(d: string): string {
  const words = d.split(' ').map(word => {
    const command = word.charAt(0) > '9' ? word.charAt(0) : ''
    return { command, place: px(Number(word.slice(command.length))) }
  })
  return words.map(({ command, place }, index) => `${command || (index === 0 ? '' : ' ')}${place}`).join('')
}

/** A line, by the shorter commands where it is upright or level. */
function straight({ x1, y1, x2, y2 }: Pick<Extract<Shape, { type: 'line' }>, 'x1' | 'y1' | 'x2' | 'y2'>): string {
  const end = x1 === x2 ? `V${px(y2)}` : y1 === y2 ? `H${px(x2)}` : `L${px(x2)} ${px(y2)}`
  return `M${px(x1)} ${px(y1)}${end}`
}

const path = (d: string) => ({ type: 'path', d }) as const
/** To a hundredth of a drawing unit, as fine as the eye can see. */
const px = (value: number) => Math.round(value * 100) / 100
