import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput } from '../../../engine/coils/coil'
import { coilDrawing, mirrorShape, psychrometricProcess, type Shape, temperatureProfile } from '../../../engine/drawing'
import { saturationHumidityRatio } from '../../../engine/fluids/moistAir'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'

const withGeometry = (geometry: Partial<CoilInput['geometry']>): CoilInput => ({
  ...chilledWaterCoil,
  geometry: { ...chilledWaterCoil.geometry, ...geometry },
})
const drawn = (input: CoilInput) => coilDrawing(input, rateCoil(input))

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

const sizes: Partial<CoilInput['geometry']>[] = [
  {},
  { hand: 'Left' },
  { finnedHeight: 0.1143, finnedLength: 3, circuiting: 1 / 3 },
  { finnedHeight: 2.4, finnedLength: 0.6 },
  { rows: 1, circuiting: 0.5 },
  { rows: 12, circuiting: 2 },
]

describe('coilDrawing', () => {
  it.each(sizes)('keeps every shape on the sheet: %o', geometry => {
    // The flow follows the size, so that the velocities stay those of a coil.
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

  it('is the same every time', () => {
    expect(drawn(chilledWaterCoil)).toEqual(drawn(chilledWaterCoil))
  })

  it('colours the streams by which is warmer', () => {
    const roles = (input: CoilInput) =>
      drawn(input).shapes.flatMap(shape => (shape.type === 'arrow' && shape.role !== 'dimension' ? [shape.role] : []))
    expect(roles(chilledWaterCoil).slice(0, 2)).toEqual(['hot', 'cold'])
    expect(roles(hotWaterCoil).slice(0, 2)).toEqual(['cold', 'hot'])
    expect(roles(chilledWaterCoil).at(-1)).toBe('hot')
    expect(roles(hotWaterCoil).at(-1)).toBe('cold')
  })
})

describe('psychrometricProcess', () => {
  const rating = rateCoil(chilledWaterCoil)
  const chart = psychrometricProcess(rating)

  it('runs from the entering to the leaving air, row by row, inside the axes', () => {
    expect(chart.process).toHaveLength(7)
    expect(chart.process[0]).toEqual({ T: rating.air.entering.dryBulb, W: rating.air.entering.humidityRatio })
    expect(chart.process.at(-1)!.T).toBe(rating.air.leaving.dryBulb)
    for (const { T, W } of chart.process) {
      expect(T).toBeGreaterThan(chart.axes.T[0])
      expect(T).toBeLessThan(chart.axes.T[1])
      expect(W).toBeLessThan(chart.axes.W[1])
    }
  })

  it('has a saturation curve that ends on the edge of the chart', () => {
    const last = chart.saturation.at(-1)!
    expect(last.W).toBeLessThanOrEqual(chart.axes.W[1])
    const first = chart.saturation[0]!
    expect(first.W).toBeCloseTo(saturationHumidityRatio(first.T, chart.pressure), 12)
  })

  it('has curves of relative humidity that lie one above the other', () => {
    const at = chart.humidity.map(curve => curve.points[5]!.W)
    expect([...at].sort((a, b) => a - b)).toEqual(at)
    expect(chart.humidity.map(curve => curve.relativeHumidity)).toEqual([0.2, 0.4, 0.6, 0.8])
  })
})

describe('temperatureProfile', () => {
  const rating = rateCoil(chilledWaterCoil)
  const profile = temperatureProfile(rating)

  it('falls with the air, and the fluid runs counter to it', () => {
    expect(profile.rows).toBe(6)
    expect(profile.air.map(point => point.place)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(profile.air[0]!.T).toBe(rating.air.entering.dryBulb)
    expect(profile.fluid[0]!.T).toBe(rating.fluid.leavingTemperature)
    expect(profile.fluid.at(-1)!.T).toBe(rating.fluid.enteringTemperature)
    profile.surface.forEach((point, k) => {
      expect(point.T).toBeLessThan(profile.air[k]!.T)
      expect(point.T).toBeGreaterThan(profile.fluid[k + 1]!.T)
    })
  })

  it('has an axis that holds every temperature', () => {
    for (const { T } of [...profile.air, ...profile.fluid, ...profile.surface]) {
      expect(T).toBeGreaterThanOrEqual(profile.axis[0])
      expect(T).toBeLessThanOrEqual(profile.axis[1])
    }
  })
})
