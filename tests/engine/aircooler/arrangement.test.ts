import { describe, expect, it } from 'vitest'
import { arrangementOf, type StandingUnit } from '../../../engine/aircooler/arrangement'
import { airCoolerDrawing, type DrawnAirCooler } from '../../../engine/drawing'

const unit: DrawnAirCooler = {
  ...{ bays: 2, bundlesPerBay: 1, tubeLength: 8, passes: 4, nozzles: 1, draft: 'forced' },
  fans: { perBay: 2, diameter: 2.4 },
  construction: { width: 6, length: 8.6, bundleDepth: 0.3 },
  ...{ streamIn: 394, streamOut: 333, airIn: 308, airOut: 325 },
}

describe('how a unit stands', () => {
  it('the air spreads by 45 degrees from the ring to the far side of its field', () => {
    const stands = arrangementOf(unit)
    // A field of 4 m along the tubes, a ring of 2.4 m: 0.8 m on each side.
    expect(stands.plenum).toBeCloseTo(0.8, 12)
    expect(stands.bayWidth).toBe(3)
    expect(stands.header).toBeCloseTo(0.3, 12)
    expect(stands.frame).toBeCloseTo(0.45, 12)
    expect(stands.ring).toBeCloseTo(0.24, 12)
    expect(stands.clearance).toBe(2.4)
    expect(stands.height).toBeCloseTo(2.4 + 0.24 + 0.8 + 0.45, 12)
  })

  it('has a plenum of half a metre at least, and 2 m of room below', () => {
    const small: StandingUnit = { ...unit, bays: 4, fans: { perBay: 6, diameter: 1.2 } }
    const stands = arrangementOf(small)
    expect(stands.plenum).toBe(0.5)
    expect(stands.clearance).toBe(2)
    // A wide bay makes the field, not the part of the tubes.
    expect(arrangementOf({ ...unit, bays: 1 }).plenum).toBeCloseTo(1.8, 12)
  })
})

const drawn = (more: Partial<DrawnAirCooler> = {}) => {
  const drawing = airCoolerDrawing({ ...unit, ...more })
  const texts = drawing.shapes.flatMap(shape => (shape.type === 'text' ? [shape] : []))
  const labels = texts.flatMap(shape => shape.labels)
  return {
    ...drawing,
    texts,
    values: labels.flatMap(label => ('value' in label ? [label.value] : [])),
    words: labels.flatMap(label => ('text' in label ? [label.text] : [])),
    circles: (role: string) => drawing.shapes.filter(shape => shape.type === 'circle' && shape.role === role),
  }
}

describe('the general arrangement', () => {
  it.each([
    ['as it is', {}],
    ['of one small bay', { bays: 1, fans: { perBay: 1, diameter: 0.9 }, tubeLength: 2 }],
    ['of ten bays', { bays: 10, construction: { width: 40, length: 12.6, bundleDepth: 0.4 }, tubeLength: 12 }],
    ['with air drawn', { draft: 'induced' }],
    ['of three passes', { passes: 3 }],
  ] satisfies [string, Partial<DrawnAirCooler>][])('is all on its sheet, %s', (_, more) => {
    const { width, height, texts } = drawn(more)
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })

  it('says the sizes and the temperatures of the unit', () => {
    const { values, words } = drawn()
    const { height, bayWidth, clearance } = arrangementOf(unit)
    for (const value of [6, 8.6, height, bayWidth, clearance, 2.4, 394, 333, 308, 325]) expect(values).toContain(value)
    expect(words).toEqual(expect.arrayContaining(['Plan', 'Elevation', 'stream in', 'stream out', 'air in', 'air out']))
  })

  it('has each fan with its hub, and hides fans under the bundles', () => {
    expect(drawn().circles('tube')).toHaveLength(4)
    expect(drawn().circles('thin')).toHaveLength(4)
    expect(drawn({ draft: 'induced' }).circles('tube')).toHaveLength(0)
    expect(drawn({ draft: 'induced' }).circles('thin')).toHaveLength(8)
  })

  it('has its nozzles at one end if the passes are even, at both if they are odd', () => {
    const places = (more: Partial<DrawnAirCooler>) =>
      new Set(
        drawn(more)
          .circles('copper')
          .map(shape => ('cx' in shape ? shape.cx : 0)),
      )
    expect(places({ passes: 4 }).size).toBe(1)
    expect(places({ passes: 3 }).size).toBe(2)
    expect(drawn({ passes: 3, nozzles: 2, bundlesPerBay: 2 }).circles('copper')).toHaveLength(2 * 2 * 2 * 2)
  })

  it('draws two of many bays, and says so', () => {
    const { circles, words, texts, values } = drawn({
      bays: 10,
      construction: { width: 30, length: 8.6, bundleDepth: 0.3 },
    })
    expect(circles('tube')).toHaveLength(4)
    expect(words).toContain('Plan, 2 of 10 bays, in all')
    expect(values).toContain(30)
    // No line over two bays is said to be as long as ten.
    const measures = texts.filter(({ role }) => role === 'dimension').flatMap(({ labels }) => labels)
    expect(measures).not.toContainEqual({ quantity: 'length', value: 30 })
  })
})
