import { describe, expect, it } from 'vitest'
import { collarDiameter, plateFinCell } from '../../../engine/geometry'

const plateA = {
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
  collarDiameter: 0.009765,
  finPitch: 0.0018,
  finThickness: 0.00012,
}
const plateB = {
  transversePitch: 0.0381,
  longitudinalPitch: 0.033,
  collarDiameter: 0.01617,
  finPitch: 0.003,
  finThickness: 0.00015,
}

describe('plateFinCell', () => {
  // Calculated by hand from the definitions, 3/8 in tube on 1 in centres.
  it('gives the areas of a 3/8 in plate', () => {
    const cell = plateFinCell(plateA)
    expect(cell.freeFlowArea * 1e6).toBeCloseTo(26.2668, 4)
    expect(cell.finArea * 1e6).toBeCloseTo(967.816, 3)
    expect(cell.tubeArea * 1e6).toBeCloseTo(55.2198, 4)
    expect(cell.outsideArea * 1e6).toBeCloseTo(1019.355, 3)
    expect(cell.hydraulicDiameter * 1e3).toBeCloseTo(2.26759, 5)
    expect(cell.contraction).toBeCloseTo(0.574514, 6)
    expect(cell.areaRatio).toBeCloseTo(18.45996, 5)
  })

  it('gives the hydraulic diameter and area ratio of a 5/8 in plate', () => {
    const cell = plateFinCell(plateB)
    expect(cell.hydraulicDiameter * 1e3).toBeCloseTo(3.66887, 5)
    expect(cell.areaRatio).toBeCloseTo(14.75515, 5)
  })

  it('takes the diagonal gap where the rows stand closer than the tubes', () => {
    const close = plateFinCell({ ...plateA, longitudinalPitch: 0.0105 })
    const diagonal = 2 * (Math.hypot(0.0127, 0.0105) - 0.009765) * (0.0018 - 0.00012)
    expect(close.freeFlowArea).toBeCloseTo(diagonal, 12)
    expect(close.freeFlowArea).toBeLessThan(plateFinCell(plateA).freeFlowArea)
  })

  it.each([
    [{ finPitch: 0.0001 }, 'geometry.finPitch'],
    [{ transversePitch: 0.009 }, 'geometry.transversePitch'],
    [{ longitudinalPitch: Number.NaN }, 'geometry.transversePitch'],
  ])('has no answer where the air cannot pass: %o', (change, path) => {
    expect(() => plateFinCell({ ...plateA, ...change })).toThrow(
      expect.objectContaining({ code: 'invalid-input', inputs: expect.objectContaining({ path }) }),
    )
  })
})

describe('collarDiameter', () => {
  it('is the tube with a fin thickness on both sides', () => {
    expect(collarDiameter({ tubeOutsideDiameter: 0.015875, finThickness: 0.0001524 })).toBeCloseTo(0.0161798, 9)
  })
})
