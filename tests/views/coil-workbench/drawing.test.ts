import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils/rateCoil'
import { coilDrawing, type Drawing, letterings, type Shape, type ShapeRole } from '../../../engine/drawing'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { DrawingSvg } from '../../../views/workbench/drawing/DrawingSvg'
import { exampleRating } from './exampleRating'

const drawing = coilDrawing(coolingExample, rateCoil(coolingExample), letterings.screen)

function boxes(role: ShapeRole) {
  const all = drawing.shapes.flatMap(shape => (shape.type === 'rect' && shape.role === role ? [shape] : []))
  return { front: all[0]!, plan: all[1]! }
}

function markup(of: Drawing, system: 'IP' | 'SI' = 'IP'): string {
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing: of, reader: readerOf(system), name: 'A coil' }))
}

const sheetOf = (...shapes: Shape[]): Drawing => ({ width: 100, height: 80, scale: 1, shapes })

describe('the drawing of a coil in the workbench', () => {
  const casing = boxes('metal')
  const fins = boxes('edge')

  it('keeps both views on the sheet and apart, with room for dimensions and streams', () => {
    expect(casing.front.x).toBeGreaterThanOrEqual(50)
    expect(casing.front.x + casing.front.width).toBeLessThan(drawing.width - 80)
    expect(casing.plan.y).toBeGreaterThan(casing.front.y + casing.front.height + 40)
    expect(casing.plan.y + casing.plan.height).toBeLessThanOrEqual(drawing.height - 34)
  })

  it('is to one scale: 60 in to 36 in', () => {
    expect(fins.front.width / fins.front.height).toBeCloseTo(60 / 36, 4)
    expect(fins.plan.width).toBeCloseTo(fins.front.width, 6)
  })

  it('has each row in the plan', () => {
    const rows = drawing.shapes.flatMap(shape => (shape.type === 'line' && shape.role === 'tube' ? [shape.y1] : []))
    expect(new Set(rows).size).toBe(6)
    for (const y of rows) expect(y > fins.plan.y && y < fins.plan.y + fins.plan.height).toBe(true)
  })

  it('draws fins that can be told apart', () => {
    const xs = drawing.shapes.flatMap(shape =>
      shape.type === 'line' && shape.role === 'fin' && shape.y1 === fins.front.y ? [shape.x1] : [],
    )
    expect(xs.length).toBeGreaterThan(40)
    for (const [index, x] of xs.slice(1).entries()) expect(x - xs[index]!).toBeGreaterThan(2.7)
  })

  it('shows every value in the units of the reader', () => {
    const example = coilDrawing(coolingExample, exampleRating, letterings.screen)
    for (const value of ['FH 36.00', 'FL 60.00', '67.50', '10.00', '55.2 °F', '44.0 °F'])
      expect(markup(example)).toContain(`>${value}<`)
    for (const value of ['FH 914', 'FL 1,524', '12.9 °C', '6.7 °C'])
      expect(markup(example, 'SI')).toContain(`>${value}<`)
    expect(markup(example, 'SI')).not.toContain('°F')
  })
})

describe('a drawing as SVG', () => {
  it('is an image with a name, on a sheet of its size', () => {
    expect(markup(sheetOf())).toContain('viewBox="0 0 100 80" role="img" aria-label="A coil"')
  })

  it('gives each shape the class of its role', () => {
    const box = { x: 1, y: 2, width: 3, height: 4, radius: 0 } as const
    const html = markup(
      sheetOf(
        { type: 'rect', role: 'metal', ...box },
        { type: 'rect', role: 'edge', ...box },
        { type: 'circle', role: 'copper', cx: 5, cy: 6, r: 2 },
        { type: 'path', role: 'copper', d: 'M1 1 L2 2' },
      ),
    )
    expect(html).toContain('<rect class="d-metal" x="1" y="2" width="3" height="4"')
    expect(html).toContain('<rect class="d-finblk"')
    expect(html).toContain('<circle class="d-cu-fill" cx="5" cy="6" r="2"')
    expect(html).toContain('<path class="d-cu-thin" d="M1 1L2 2"')
  })

  it('joins lines in a row of one role, and no others', () => {
    const line = (role: ShapeRole, x: number): Shape => ({ type: 'line', role, x1: x, y1: 0, x2: x, y2: 9 })
    const html = markup(sheetOf(line('fin', 1), line('fin', 2), line('tube', 3), line('fin', 4)))
    expect(html).toContain('<path class="d-fin" d="M1 0V9M2 0V9"')
    expect(html).toContain('<path class="d-center" d="M3 0V9"')
    expect(html).toContain('<path class="d-fin" d="M4 0V9"')
  })

  it('points an arrow at its second end', () => {
    const html = markup(sheetOf({ type: 'arrow', role: 'hot', x1: 0, y1: 10, x2: 20, y2: 10 }))
    expect(html).toContain('<path class="d-hot" d="M0 10H13"')
    expect(html).toContain('<path class="d-hot-f" d="M20 10L13 13.5L13 6.5z"')
  })

  it('turns and anchors text, at the height of its letters', () => {
    const labels = [{ text: 'FH' }, { quantity: 'length', value: 0.9144 }]
    const html = markup(
      sheetOf({ type: 'text', role: 'dimension', x: 9, y: 8, labels, size: 11, anchor: 'middle', turn: -90 }),
    )
    expect(html).toContain('<text class="t-ink t-mid" x="9" y="8" font-size="11" transform="rotate(-90 9 8)">FH 36.00<')
  })
})
