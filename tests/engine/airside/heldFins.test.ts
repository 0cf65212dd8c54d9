/** A surface outside the data of its fit is held near it, with the geometry that it has there. */
import { expect, it } from 'vitest'
import { heldFin } from '../../../engine/airside/fins/finDoubts'
import { plateFinCell } from '../../../engine/geometry'

const plate = {
  transversePitch: 0.0381,
  longitudinalPitch: 0.033,
  collarDiameter: 0.0162,
  finThickness: 0.00015,
}

/** A flat fin with the passages and areas of its unit cell. */
function finAt(finPitch: number) {
  const { hydraulicDiameter, areaRatio } = plateFinCell({ ...plate, finPitch })
  return { ...plate, finPitch, hydraulicDiameter, areaRatio }
}

it.each([
  ['farther apart', 0.0127, 0.008],
  ['closer', 0.001, 0.0015],
])('fins %s than a quarter beyond the data have the passages and areas of that limit', (_, own, limit) => {
  const held = heldFin(finAt(own), { finPitch: [0.002, 0.0064] })
  const there = finAt(limit)
  expect(held.finPitch).toBeCloseTo(limit, 12)
  expect(held.hydraulicDiameter / there.hydraulicDiameter).toBeCloseTo(1, 12)
  expect(held.areaRatio / there.areaRatio).toBeCloseTo(1, 12)
})

it('fins inside the data are not changed', () => {
  const inside = finAt(0.007)
  expect(heldFin(inside, { finPitch: [0.002, 0.0064] })).toBe(inside)
})
