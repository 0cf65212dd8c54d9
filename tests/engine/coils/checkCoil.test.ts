import { describe, expect, it } from 'vitest'
import { coilBounds, rateCoil } from '../../../engine/coils'
import type { FluidCoil } from '../../../engine/coils/coil'
import { chilledWaterCoil } from '../../support/coils'

/** The chilled-water coil with one field, given by its path, set to another value; also its kind where it has kinds. */
function withField(path: string, value: unknown, kind?: string): FluidCoil {
  const copy = structuredClone(chilledWaterCoil) as unknown as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop()!
  let place = copy
  for (const name of names) {
    // A field may be a number, or an object with fields of its own.
    if (typeof place[name] !== 'object') place[name] = {}
    place = place[name] as Record<string, unknown>
  }
  place[last] = value
  if (kind) place.kind = kind
  return copy as unknown as FluidCoil
}

const refusal = (path: string) =>
  expect.objectContaining({ code: 'invalid-input', inputs: expect.objectContaining({ path }) })

/** All bounds, with one path for every kind of value, and the kind. */
const bounds = Object.entries(coilBounds).map(([key, bound]) => {
  const [path, kind] = key.split(':') as [string, string | undefined]
  // The names of the gases of a mixture vary, but all have the same bound.
  return { key, path: path === 'fluid.mixture' ? `${path}.Nitrogen` : path, kind, min: bound.min, max: bound.max }
})

describe('the bounds of a coil', () => {
  it.each(bounds)(
    'refuse $key below, above, and where it is no number, naming the field',
    ({ path, kind, min, max }) => {
      for (const value of [
        min - 0.01 - Math.abs(min),
        max + 0.01 + Math.abs(max),
        Number.NaN,
        Number.POSITIVE_INFINITY,
      ]) {
        expect(() => rateCoil(withField(path, value, kind))).toThrow(refusal(path))
      }
    },
  )

  it('are in order', () => {
    for (const { min, max } of bounds) expect(min).toBeLessThan(max)
  })
})

describe('fields that contradict each other', () => {
  it.each<[string, unknown, string]>([
    ['air.humidity.value', chilledWaterCoil.air.dryBulb + 1, 'air.humidity.value'],
    ['air.humidity', { kind: 'wet-bulb', value: 262 }, 'air.humidity.value'],
    ['air.humidity', { kind: 'humidity-ratio', value: 0.05 }, 'air.humidity.value'],
    ['geometry', { ...chilledWaterCoil.geometry, tubeOutsideDiameter: 0.012, tubeWall: 0.006 }, 'geometry.tubeWall'],
    ['geometry', { ...chilledWaterCoil.geometry, finPitch: 0.0015, finThickness: 0.0014 }, 'geometry.finPitch'],
    ['geometry.transversePitch', 0.016, 'geometry.transversePitch'],
    ['geometry.longitudinalPitch', 0.0075, 'geometry.longitudinalPitch'],
    ['geometry.circuiting', 7, 'geometry.circuiting'],
    ['geometry.rows', 2.5, 'geometry.rows'],
    ['geometry.tubeMaterial', 'Cheese', 'geometry.tubeMaterial'],
    ['geometry.finMaterial', 'Cheese', 'geometry.finMaterial'],
    ['air.flow.value', 400, 'air.flow.value'],
    ['fluid.given.value', 0.9, 'fluid.given.value'],
    ['geometry.extra', 1, 'geometry.extra'],
  ])('%s = %o', (path, value, named) => {
    expect(() => rateCoil(withField(path, value))).toThrow(refusal(named))
  })
})
