import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, FluidCoil } from '../../../engine/coils/coil'
import { coilDrawing, letterings, mirrorShape, type Shape } from '../../../engine/drawing'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'

const withGeometry = (geometry: Partial<FluidCoil['geometry']>): FluidCoil => ({
  ...chilledWaterCoil,
  geometry: { ...chilledWaterCoil.geometry, ...geometry },
})
const drawn = (input: FluidCoil) => coilDrawing(input, rateCoil(input))

/** Every coordinate of a shape. */
function extent(shape: Shape): [xs: number[], ys: number[]] {
  switch (shape.type) {
    case 'line':
    case 'arrow':
      return [
        [shape.x1, shape.x2],
        [shape.y1, shape.y2],
      ]
    case 'rect':
      return [
        [shape.x, shape.x + shape.width],
        [shape.y, shape.y + shape.height],
      ]
    case 'circle':
      return [
        [shape.cx - shape.r, shape.cx + shape.r],
        [shape.cy - shape.r, shape.cy + shape.r],
      ]
    case 'polyline':
      return [shape.points.map(point => point[0]), shape.points.map(point => point[1])]
    case 'text':
      return [[shape.x], [shape.y]]
    case 'path': {
      const ends = [...shape.d.matchAll(/([-\d.]+) ([-\d.]+)(?= ?[MLA]|$)/g)]
      return [ends.map(end => Number(end[1])), ends.map(end => Number(end[2]))]
    }
  }
}

/** The box of a text on the sheet, with characters assumed half as wide as high. */
function wordsOf(shape: Shape) {
  if (shape.type !== 'text') return []
  const { x, y, labels, size, anchor, turn } = shape
  const said = labels.map(label => ('text' in label ? label.text : '00.00')).join(' ')
  const width = said.length * size * 0.5
  const from = { start: 0, middle: -width / 2, end: -width }[anchor]
  const box =
    turn === 0
      ? { left: x + from, right: x + from + width, upper: y - 0.72 * size, lower: y }
      : { left: x - 0.72 * size, right: x, upper: y - from - width, lower: y - from }
  return [{ said, ...box }]
}

const sizes: Partial<FluidCoil['geometry']>[] = [
  {},
  { hand: 'Left' },
  { finnedHeight: 0.1143, finnedLength: 3, circuiting: 1 / 3 },
  { finnedHeight: 2.4, finnedLength: 0.6 },
  { rows: 1, circuiting: 0.5 },
  { rows: 12, circuiting: 2 },
  { rows: 3, circuiting: 1 },
  { rows: 1, circuiting: 1, hand: 'Left', finnedHeight: 0.3, finnedLength: 3 },
  { rows: 1, circuiting: 1, hand: 'VerticalUp' },
]

describe('coilDrawing', () => {
  it.each(sizes)('keeps every shape on the sheet: %o', geometry => {
    // The flow is proportional to the size, so that velocities stay realistic.
    const input = withGeometry(geometry)
    const face = input.geometry.finnedHeight * input.geometry.finnedLength
    input.air = { ...input.air, flow: { basis: 'standard-volume', value: 2.5 * face } }
    input.fluid = { ...input.fluid, given: { kind: 'mass-flow', value: 3 * face } }
    const { width, height, shapes } = drawn(input)
    for (const shape of shapes) {
      const [xs, ys] = extent(shape)
      for (const x of xs) expect(x).toBeGreaterThanOrEqual(0)
      for (const x of xs) expect(x).toBeLessThanOrEqual(width)
      for (const y of ys) expect(y).toBeGreaterThanOrEqual(0)
      for (const y of ys) expect(y).toBeLessThanOrEqual(height)
    }
  })

  it('shows the dimensions of the input', () => {
    const rating = rateCoil(chilledWaterCoil)
    const lengths = coilDrawing(chilledWaterCoil, rating).shapes.flatMap(shape =>
      shape.type === 'text'
        ? shape.labels.flatMap(label => ('quantity' in label && label.quantity === 'length' ? [label.value] : []))
        : [],
    )
    expect(lengths).toHaveLength(4)
    expect(lengths[0]).toBeCloseTo(chilledWaterCoil.geometry.finnedHeight, 9)
    expect(lengths[1]).toBe(chilledWaterCoil.geometry.finnedLength)
    expect(lengths[2]).toBe(rating.construction.overallLength)
    expect(lengths[3]).toBe(rating.construction.casingDepth)
  })

  it('draws the fin block to scale', () => {
    const { scale, shapes } = drawn(chilledWaterCoil)
    const block = shapes.find(shape => shape.type === 'rect' && shape.role === 'edge')
    expect(block).toMatchObject({
      width: expect.closeTo(1.524 * scale, 2),
      height: expect.closeTo(0.9144 * scale, 2),
    })
  })

  it('is mirrored for the other hand, words left readable', () => {
    const right = drawn(chilledWaterCoil)
    const left = drawn(withGeometry({ hand: 'Left' }))
    expect(left.shapes).toEqual(right.shapes.map(shape => mirrorShape(shape, right.width)))
    const heads = (shapes: readonly Shape[]) => shapes.filter(shape => shape.type === 'circle').map(shape => shape.cx)
    for (const x of heads(right.shapes)) expect(x).toBeGreaterThan(right.width / 2)
    for (const x of heads(left.shapes)) expect(x).toBeLessThan(right.width / 2)
  })

  it('comes back when mirrored twice', () => {
    const { shapes, width } = drawn(chilledWaterCoil)
    for (const shape of shapes) {
      const [xs, ys] = extent(mirrorShape(mirrorShape(shape, width), width))
      const [wantedX, wantedY] = extent(shape)
      for (const [k, x] of xs.entries()) expect(x).toBeCloseTo(wantedX[k]!, 6)
      expect(ys).toEqual(wantedY)
    }
  })

  it('has dimension lines that leave room for the height of their letters', () => {
    const rating = rateCoil(chilledWaterCoil)
    const gap = (size: 'print' | 'screen') => {
      const arrows = coilDrawing(chilledWaterCoil, rating, letterings[size]).shapes.flatMap(shape =>
        shape.type === 'arrow' && shape.role === 'dimension' && shape.y1 === shape.y2 ? [shape] : [],
      )
      return arrows[1]!.x1 - arrows[0]!.x1
    }
    expect(gap('print')).toBeGreaterThan(8 * 0.5 * letterings.print.dimension)
    expect(gap('screen')).toBeGreaterThan(8 * 0.5 * letterings.screen.dimension)
  })

  it('points at a short dimension from outside', () => {
    const { shapes } = drawn({ ...withGeometry({ rows: 1, circuiting: 0.5 }) })
    const ends = shapes.flatMap(shape =>
      shape.type === 'arrow' && shape.role === 'dimension' && shape.x1 === shape.x2 ? [shape] : [],
    )
    const [upper, lower] = ends.slice(-2)
    expect(upper!.y2).toBeLessThan(lower!.y2)
    expect(upper!.y1).toBeLessThan(upper!.y2)
    expect(lower!.y1).toBeGreaterThan(lower!.y2)
  })

  it('keeps the height of a low coil off its bends', () => {
    const input = withGeometry({ finnedHeight: 0.4572, finnedLength: 3.5, circuiting: 0.5, hand: 'Right' })
    const { shapes } = coilDrawing(input, rateCoil(input), letterings.screen)
    const height = shapes.flatMap(wordsOf).find(({ said }) => said.startsWith('FH'))!
    const reaches = shapes.flatMap(shape =>
      shape.type === 'path' ? [Math.min(...extent(shape)[0]) - Number(/A([\d.]+)/.exec(shape.d)?.[1])] : [],
    )
    expect(height.right).toBeLessThan(Math.min(...reaches))
  })

  it.each([
    { finnedHeight: 0.1524, finnedLength: 0.15 },
    { finnedHeight: 0.1524, finnedLength: 0.15, hand: 'Left' as const },
    { finnedHeight: 0.1524, finnedLength: 0.15, hand: 'VerticalUp' as const },
    { finnedHeight: 0.1143, finnedLength: 0.3, rows: 1, circuiting: 1 },
    { finnedHeight: 0.1143, finnedLength: 0.15, rows: 3, circuiting: 1, hand: 'VerticalDown' as const },
  ])('has no words over others on a low and short coil: %o', geometry => {
    const input = withGeometry(geometry)
    const face = input.geometry.finnedHeight * input.geometry.finnedLength
    input.air = { ...input.air, flow: { basis: 'standard-volume', value: 2.5 * face } }
    input.fluid = { ...input.fluid, given: { kind: 'mass-flow', value: 3 * face } }
    const words = coilDrawing(input, rateCoil(input), letterings.screen).shapes.flatMap(wordsOf)
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.lower, other.lower) - Math.max(one.upper, other.upper)
        expect(across > 1 && down > 1, `${one.said} over ${other.said}`).toBe(false)
      }
  })

  it('has room beside a low face for its height, which stands across the dimension line', () => {
    const input = withGeometry({ finnedHeight: 0.6, finnedLength: 2.4 })
    const { shapes } = coilDrawing(input, rateCoil(input), letterings.screen)
    const height = shapes.flatMap(shape => (shape.type === 'text' && !shape.turn ? [shape] : []))
    const { x, size } = height.find(({ labels }) => labels.some(label => 'text' in label && label.text === 'FH'))!
    const coil = Math.min(...shapes.filter(({ role }) => role === 'copper').flatMap(shape => extent(shape)[0]))
    // Half the width of eight characters, each slightly more than half as wide as high.
    expect(x + (8 / 2) * 0.53 * size).toBeLessThan(coil)
    expect(x - (8 / 2) * 0.53 * size).toBeGreaterThan(0)
  })

  it('is the same every time', () => {
    expect(drawn(chilledWaterCoil)).toEqual(drawn(chilledWaterCoil))
  })

  it('lets steam and hot gas in above, so that what condenses runs out below', () => {
    const entering = (input: CoilInput) => {
      const rating = rateCoil(input)
      const shapes = coilDrawing(input, rating).shapes
      const height = (name: string) =>
        shapes.flatMap(shape =>
          shape.type === 'text' && shape.labels.some(label => 'text' in label && label.text === name) ? [shape.y] : [],
        )[0]!
      return height('in') < height('out') ? 'above' : 'below'
    }
    expect((['STEAM', 'COND', 'FLUID', 'EVAP'] as const).map(type => entering(exampleOf(type)))).toEqual([
      'above',
      'above',
      'below',
      'below',
    ])
  })

  describe('of a coil with an odd number of passes', () => {
    const odd = (geometry: Partial<FluidCoil['geometry']> = {}) => withGeometry({ rows: 3, circuiting: 1, ...geometry })
    /** Position of the texts of a stream on the sheet. */
    const words = (input: CoilInput, name: 'in' | 'out') =>
      coilDrawing(input, rateCoil(input)).shapes.flatMap(shape =>
        shape.type === 'text' && shape.labels.some(label => 'text' in label && label.text === name)
          ? [[shape.x, shape.y] as const]
          : [],
      )[0]!

    it('lets the fluid in at the hand and out at the other end', () => {
      const { width, height } = drawn(odd())
      expect(words(odd(), 'in')[0]).toBeGreaterThan(width / 2)
      expect(words(odd(), 'out')[0]).toBeLessThan(width / 2)
      expect(words(odd({ hand: 'Left' }), 'in')[0]).toBeLessThan(width / 2)
      expect(words(odd({ hand: 'Left' }), 'out')[0]).toBeGreaterThan(width / 2)
      expect(words(odd({ hand: 'VerticalUp' }), 'in')[1]).toBeLessThan(height / 2)
      expect(words(odd({ hand: 'VerticalUp' }), 'out')[1]).toBeGreaterThan(height / 2)
    })

    it('has a header at each end in both views, and its length over both', () => {
      const { shapes, scale } = drawn(odd())
      const block = shapes.find(shape => shape.type === 'rect' && shape.role === 'metal') as Extract<
        Shape,
        { type: 'rect' }
      >
      const headers = shapes.flatMap(shape => (shape.type === 'circle' && shape.role === 'copper' ? [shape.cx] : []))
      expect(headers).toHaveLength(2)
      expect(Math.max(...headers)).toBeGreaterThan(block.x + block.width)
      expect(Math.min(...headers)).toBeLessThan(block.x)
      const copper = shapes.flatMap(shape => (shape.type === 'rect' && shape.role === 'copper' ? extent(shape)[0] : []))
      const { overallLength } = rateCoil(odd()).construction
      expect(Math.max(...copper) - Math.min(...copper)).toBeCloseTo(overallLength * scale, 1)
    })

    it('keeps both at one end where steam comes by an inner tube, and has no bends in a single pass', () => {
      const { width } = drawn(odd())
      const distributing = exampleOf('STEAM_DISTR', 'Heating')
      expect(words(distributing, 'out')[0]).toBeGreaterThan(width / 2)
      expect(words(exampleOf('STEAM', 'Heating'), 'out')[0]).toBeLessThan(width / 2)
      const bends = (input: CoilInput) =>
        coilDrawing(input, rateCoil(input)).shapes.filter(shape => shape.type === 'path').length
      expect([bends(exampleOf('STEAM', 'Heating')), bends(distributing)]).toEqual([0, 0])
      expect(bends(odd())).toBeGreaterThan(0)
    })
  })

  it('colours the streams by which is warmer', () => {
    const roles = (input: FluidCoil) =>
      drawn(input).shapes.flatMap(shape => (shape.type === 'arrow' && shape.role !== 'dimension' ? [shape.role] : []))
    expect(roles(chilledWaterCoil).slice(0, 2)).toEqual(['hot', 'cold'])
    expect(roles(hotWaterCoil).slice(0, 2)).toEqual(['cold', 'hot'])
    expect(roles(chilledWaterCoil).at(-1)).toBe('hot')
    expect(roles(hotWaterCoil).at(-1)).toBe('cold')
  })
})
