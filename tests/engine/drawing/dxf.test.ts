import { describe, expect, it } from 'vitest'
import { coilDrawing, rateCoil } from '../../../engine'
import type { Shape } from '../../../engine/drawing/drawing'
import { dxfOf } from '../../../engine/drawing/dxf'
import { chilledWaterCoil } from '../../support/coils'

const rating = rateCoil(chilledWaterCoil)
const words = () => '12.5 °F × −3 m³/h, Ø 96'
const inches = { name: 'inches', size: 0.0254 }

/** The file as pairs of code and value. */
function groupsOf(text: string): [number, string][] {
  const lines = text.split('\r\n').slice(0, -1)
  return Array.from({ length: lines.length / 2 }, (_, pair) => [Number(lines[2 * pair]), lines[2 * pair + 1]!])
}

const groups = groupsOf(dxfOf(coilDrawing(chilledWaterCoil, rating), words, inches))
const values = (code: number) => groups.filter(([each]) => each === code).map(([, value]) => value)

describe('a drawing as DXF', () => {
  it('is a file of release 12, from its header to its end', () => {
    expect(values(0).filter(name => name === 'SECTION')).toHaveLength(2)
    expect(values(1)[0]).toBe('AC1009')
    expect(groups.at(-1)).toEqual([0, 'EOF'])
    expect(values(0).filter(name => name === 'POLYLINE')).toHaveLength(
      values(0).filter(name => name === 'SEQEND').length,
    )
  })

  it.each([
    ['inches', inches, [60, 36]],
    ['millimeters', { name: 'millimeters', size: 0.001 }, [60 * 25.4, 36 * 25.4]],
  ] as const)(
    'has the coil in its own %s and names them: the finned block is 36 by 60 in',
    (name, unit, [length, height]) => {
      const said = (labels: readonly object[]) => labels.map(label => ('text' in label ? label.text : '')).join(' ')
      const file = groupsOf(dxfOf(coilDrawing(chilledWaterCoil, rating), said, unit))
      const blocks = file.flatMap(([code, value], at) => {
        if (code !== 0 || value !== 'POLYLINE' || file[at + 1]?.[1] !== 'EDGE') return []
        const end = file.findIndex(([, each], after) => after > at && each === 'SEQEND')
        const extent = (axis: number) => {
          const all = file.slice(at, end).flatMap(([each, place]) => (each === axis ? [Number(place)] : []))
          return Math.max(...all) - Math.min(...all)
        }
        return [[extent(10), extent(20)]]
      })
      // The sheet rounds to hundredths of a millimeter.
      expect(blocks[0]![0]! / length).toBeCloseTo(1, 4)
      expect(blocks[0]![1]! / height).toBeCloseTo(1, 4)
      expect(file.map(([, value]) => value)).toContain(`Dimensions in ${name}`)
    },
  )

  it('holds plain signs and plain numbers only', () => {
    expect(groups.flat().join('')).toMatch(/^[ -~]*$/)
    expect(
      values(1)
        .slice(1)
        .every(text => text === '12.5 %%dF x -3 m3/h, %%c 96'),
    ).toBe(true)
    for (const code of [10, 20, 11, 21, 40, 42])
      for (const value of values(code)) expect(value).toMatch(/^-?\d+(\.\d{1,6})?$/)
  })

  it('keeps half circles of bends as bulges of one', () => {
    const bulges = values(42).map(value => Math.abs(Number(value)))
    expect(bulges.some(bulge => bulge > 0.2)).toBe(true)
  })
})

describe('what points up on the sheet', () => {
  const shapes: Shape[] = [
    { type: 'line', role: 'edge', x1: 10, y1: 5, x2: 20, y2: 30 },
    // A half circle over its ends, drawn with the clock; and one under them.
    { type: 'path', role: 'copper', d: 'M 0 40 A 5 5 0 0 1 10 40' },
    { type: 'path', role: 'copper', d: 'M 0 40 A 5 5 0 0 0 10 40' },
    { type: 'text', role: 'label', x: 1, y: 2, labels: [], size: 3, anchor: 'end', turn: -90 },
  ]
  const file = groupsOf(dxfOf({ width: 100, height: 80, scale: 100, shapes }, () => 'up', { name: 'meters', size: 1 }))
  const entity = (name: string, nth = 0) => {
    const at = file.flatMap(([code, value], index) => (code === 0 && value === name ? [index] : []))[nth]!
    const end = file.findIndex(([code], index) => index > at && code === 0)
    return Object.fromEntries(file.slice(at + 1, end))
  }

  it('points up in the file, whose y goes upward, in the units of the coil', () => {
    // 5 mm below the upper edge of 80 mm, at 100 mm of the sheet for a meter.
    expect(entity('LINE')).toMatchObject({ 10: '0.1', 20: '0.75', 11: '0.2', 21: '0.5' })
  })

  it('bends to the same side: an arc with the clock has a negative bulge', () => {
    const bulges = [0, 1, 2, 3].map(nth => entity('VERTEX', nth)[42])
    expect(bulges).toEqual(['-1', '0', '1', '0'])
  })

  it('reads upward where it reads upward on the sheet, from its anchor', () => {
    expect(entity('TEXT')).toMatchObject({ 8: 'LABEL', 20: '0.78', 50: '90', 72: '2' })
  })
})

describe('a vertical coil', () => {
  const drawn = (hand: 'Right' | 'VerticalUp' | 'VerticalDown') =>
    coilDrawing({ ...chilledWaterCoil, geometry: { ...chilledWaterCoil.geometry, hand } }, rating)

  it.each(['VerticalUp', 'VerticalDown'] as const)('%s stands on the same sheet', hand => {
    const { width, height, shapes } = drawn(hand)
    for (const shape of shapes) {
      if (shape.type !== 'rect') continue
      expect(shape.x).toBeGreaterThanOrEqual(0)
      expect(shape.x + shape.width).toBeLessThanOrEqual(width)
      expect(shape.y).toBeGreaterThanOrEqual(0)
      expect(shape.y + shape.height).toBeLessThanOrEqual(height)
    }
    for (const shape of shapes) if (shape.type === 'text') expect([0, -90]).toContain(shape.turn)
  })

  it('has its headers at the upper or the lower end, the right-hand one on the right', () => {
    const copper = (hand: Parameters<typeof drawn>[0]) => {
      const { shapes, width, height } = drawn(hand)
      const rects = shapes.flatMap(shape => (shape.type === 'rect' && shape.role === 'copper' ? [shape] : []))
      const [first] = rects
      return { x: first!.x / width, y: first!.y / height }
    }
    expect(copper('Right').x).toBeGreaterThan(0.6)
    expect(copper('VerticalUp').y).toBeLessThan(0.4)
    expect(copper('VerticalDown').y).toBeGreaterThan(0.6)
  })
})
