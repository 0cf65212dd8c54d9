import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphOfOrders } from '../../../engine/circuitry/branches'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import type { CoilInput } from '../../../engine/coils'
import { circuitDrawing, circuitViews, type Shape } from '../../../engine/drawing'
import { dxfOf } from '../../../engine/drawing/dxf'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { anyCircuits } from '../../support/anyCircuits'
import { bundleOf } from '../../support/circuits'

const said = (shapes: readonly Shape[]) =>
  shapes.flatMap(shape =>
    shape.type === 'text' ? [shape.labels.map(label => ('text' in label ? label.text : label.value)).join(' ')] : [],
  )

const bundle = bundleOf(2, 4)
const graph = graphOfOrders(bundle, [
  [4, 5, 1, 0],
  [6, 7, 3],
])

describe('the drawing of circuits', () => {
  it('shows both sides, each with its own bends through and those of the other dashed', () => {
    const { shapes } = circuitDrawing({ graph, bundle })
    const { front, rear } = circuitViews(bundle)
    const linesIn = (role: string, { block }: typeof front) =>
      shapes.filter(
        shape =>
          shape.type === 'line' &&
          shape.role === role &&
          Math.min(shape.x1, shape.x2) >= block.x &&
          Math.max(shape.x1, shape.x2) <= block.x + block.width,
      ).length
    // Two bends at the front, three at the rear.
    expect([linesIn('copper', front), linesIn('tube', front)]).toEqual([2, 3])
    expect([linesIn('copper', rear), linesIn('tube', rear)]).toEqual([3, 2])
    expect(said(shapes)).toEqual(expect.arrayContaining(['Front', 'Rear', 'Air', '1 in', '2 in', '1 out', '2 out']))
    expect(said(shapes)).toEqual(expect.arrayContaining(['FH 0.1016', 'Pt 0.0254', 'Pl 0.022', '0.044']))
  })

  it('is seen from the other side at the rear: the first row is at the right', () => {
    const { front, rear } = circuitViews(bundle)
    expect(front.at(0)[0]).toBeLessThan(front.at(4)[0])
    expect(rear.at(0)[0]).toBeGreaterThan(rear.at(4)[0])
    expect(front.at(0)[1]).toBe(rear.at(0)[1])
  })

  it('has arrows on its bends in the direction of the flow', () => {
    const headsOf = (drawn: typeof graph) =>
      circuitDrawing({ graph: drawn, bundle }).shapes.flatMap(shape =>
        shape.type === 'polyline' && shape.role === 'copper' ? [shape.points] : [],
      )
    const forward = headsOf(graph)
    // Five bends, and four leads.
    expect(forward).toHaveLength(9)
    // The same bends, drawn from the other end: the flow is the same.
    const turned = { ...graph, bends: graph.bends.map(([from, to]) => [to, from] as const) }
    expect(headsOf(turned)).toEqual(forward)
    // Without an inlet nothing flows in the first circuit.
    expect(headsOf({ ...graph, inlets: graph.inlets.slice(1) })).toHaveLength(5)
    const { front } = circuitViews(bundle)
    const [[tipX = 0, tipY = 0] = [], one = [], other = []] = forward[0]!
    const [from, to] = [front.at(5), front.at(1)]
    const ahead = (point: readonly number[]) =>
      (point[0]! - from[0]) * (to[0] - from[0]) + (point[1]! - from[1]) * (to[1] - from[1])
    expect(ahead([tipX, tipY])).toBeGreaterThan(Math.max(ahead(one), ahead(other)))
  })

  it('joins the single end of a split to each of its others, with the flow', () => {
    const split = {
      ...graphOfOrders(bundle, [[4], [5], [6]]),
      inlets: [{ tube: 4, side: 'front' as const }],
      outlets: [
        { tube: 5, side: 'front' as const },
        { tube: 6, side: 'front' as const },
      ],
      junctions: [
        { from: [{ tube: 4, side: 'rear' as const }], to: [5, 6].map(tube => ({ tube, side: 'rear' as const })) },
      ],
    }
    const { shapes } = circuitDrawing({ graph: split, bundle })
    const count = (type: Shape['type'], role: Shape['role']) =>
      shapes.filter(shape => shape.type === type && shape.role === role).length
    // Two legs at the rear, dashed at the front; three leads; heads on legs and leads.
    expect([count('line', 'copper'), count('line', 'tube'), count('polyline', 'copper')]).toEqual([5, 2, 5])
  })

  it('marks in each tube whether the fluid comes or goes, or its number', () => {
    const { shapes } = circuitDrawing({ graph, bundle })
    const { front } = circuitViews(bundle)
    const pointsAt = (tube: number) => {
      const [x, y] = front.at(tube)
      return shapes.filter(
        shape => shape.type === 'circle' && shape.role === 'copper' && shape.cx === x && shape.cy === y,
      ).length
    }
    // Tube 4 flows to the rear, tube 5 to the front.
    expect([pointsAt(4), pointsAt(5)]).toEqual([0, 1])
    expect(said(circuitDrawing({ graph, bundle, marks: 'number' }).shapes)).toContain('8')
  })

  it('draws any circuits on its sheet, also with faults, and as DXF', () => {
    fc.assert(
      fc.property(anyCircuits, fc.constantFrom('direction', 'number', 'none'), (sound, marks) => {
        const faulty = { ...sound, inlets: [...sound.inlets, { tube: 999, side: 'front' as const }], outlets: [] }
        for (const each of [sound, faulty]) {
          const drawing = circuitDrawing({ graph: each, bundle: bundleOf(sound.rows, sound.columns), marks })
          for (const shape of drawing.shapes) {
            const [x, y] =
              shape.type === 'line' ? [shape.x2, shape.y2] : shape.type === 'circle' ? [shape.cx, shape.cy] : [0, 0]
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x).toBeLessThanOrEqual(drawing.width)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(y).toBeLessThanOrEqual(drawing.height)
          }
          expect(dxfOf(drawing, () => 'x', { name: 'millimetres', size: 0.001 })).toContain('EOF')
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps a coil of 60 tubes high on a sheet', () => {
    const high = bundleOf(12, 60)
    const { graph: large } = makeCircuits({ bundle: high, feeds: 30, pattern: 'serpentine', flow: 'counter' })
    const { height, width, scale } = circuitDrawing({ graph: large!, bundle: high })
    expect([height < 600, width < 500]).toEqual([true, true])
    expect(scale).toBeCloseTo(440 / (60 * 0.0254), 3)
  })
})

describe('a coil that is fed through inner tubes', () => {
  /** Sides of the taps of a distributing coil of so many rows, one circuit through them, in drawing and table. */
  const tapsOf = (rows: number) => {
    const coil = exampleOf('STEAM_DISTR')
    const { geometry } = coil
    const { graph: made, table } = rateCircuits({
      ...coil,
      geometry: { ...geometry, rows, circuiting: 1 },
    } as CoilInput)
    const places = { ...geometry, rows, columns: made.columns }
    const { shapes } = circuitDrawing({ graph: made, bundle: places, isFedInside: true })
    const { rear } = circuitViews(places)
    const sides = shapes.flatMap(shape =>
      shape.type === 'text' && said([shape])[0]!.match(/^\d+ (in|out)$/)
        ? [`${said([shape])[0]!.split(' ')[1]} ${shape.x < rear.block.x - 40 ? 'front' : 'rear'}`]
        : [],
    )
    const listed = table!.taps.map(({ kind, end }) => `${kind === 'inlet' ? 'in' : 'out'} ${end.side}`)
    return [new Set(sides), new Set(listed)].map(each => [...each].sort())
  }

  it('drains where it is fed with an odd number of passes, and across with an even one', () => {
    expect(tapsOf(1)).toEqual(Array.from({ length: 2 }, () => ['in front', 'out front']))
    expect(tapsOf(3)).toEqual(Array.from({ length: 2 }, () => ['in front', 'out front']))
    expect(tapsOf(2)).toEqual(Array.from({ length: 2 }, () => ['in front', 'out rear']))
  })
})
