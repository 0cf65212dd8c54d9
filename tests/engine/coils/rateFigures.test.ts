/** A search sees the figures and notices of a coil as everybody does, and does without the rest. */
import { describe, expect, it } from 'vitest'
import { rateCoil, rateFigures } from '../../../engine/coils/rateCoil'
import { exampleCoils } from '../../../shared/coils/document/exampleCoils'

const engines = ['original', 'v2025'] as const

describe.each(Object.entries(exampleCoils))('the figures of %s', (_, coil) => {
  it.each(engines)('are those of its rating by %s, without methods and bands', engineVersion => {
    const { methods, uncertainty, ...figures } = rateCoil({ ...coil, engineVersion })
    expect(methods).not.toHaveLength(0)
    expect(uncertainty?.totalCapacity.high).toBeGreaterThan(figures.totalCapacity)
    expect(rateFigures({ ...coil, engineVersion })).toEqual(figures)
  })
})

it('refuses what a rating refuses', () => {
  const coil = exampleCoils['Chilled water, cooling']
  const none = { ...coil, geometry: { ...coil.geometry, rows: 0 } }
  const refusal = 'geometry.rows must be a whole number from 1 to 16'
  expect(() => rateCoil(none)).toThrow(refusal)
  expect(() => rateFigures(none)).toThrow(refusal)
})
