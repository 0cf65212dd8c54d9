/** Compares both engines. */
import { describe, expect, it } from 'vitest'
import { compareEngines } from '../../../engine/coils'
import type { FluidCoil } from '../../../engine/coils/coil'
import { chilledWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

describe('the comparison of both engines', () => {
  it('lays fin side and tube side beside each other with their differences', () => {
    const { FinsideResults, TubesideResults, original, v2025 } = compareEngines(chilledWaterCoil)
    const total = FinsideResults.find(row => row.Item === 'Total capacity')!
    expect(total).toMatchObject({
      unit: 'W',
      Value: { original: original!.totalCapacity, v2025: v2025!.totalCapacity },
    })
    expect(total.difference).toBeCloseTo(v2025!.totalCapacity / original!.totalCapacity - 1, 12)
    expect(Math.abs(total.difference!)).toBeLessThan(0.02)
    expect(FinsideResults.map(row => row.Item)).toEqual([
      'Total capacity',
      'Sensible capacity',
      'Leaving dry bulb',
      'Leaving wet bulb',
      'Condensate',
      'Air pressure drop',
      'Outside coefficient',
      'Fin efficiency',
      'Surface efficiency',
    ])
    expect(TubesideResults.map(row => row.Item)).toContain('Inside coefficient')
    expect(TubesideResults.map(row => row.Item)).not.toContain('Charge')
  })

  it('does not mind which engine the coil asks for', () => {
    expect(compareEngines({ ...chilledWaterCoil, engineVersion: 'v2025' })).toEqual(compareEngines(chilledWaterCoil))
  })

  it.each([
    ['evaporator', evaporatorCoil, /liquid lies in the tubes.*v2025 .*original /],
    ['condenser', condenserCoil, /runs off the wall by its weight.*v2025 .*original /],
  ])('says in one sentence why the engines differ at low mass flux: %s', (_kind, coil, cause) => {
    const fedBy = (circuiting: number) => compareEngines({ ...coil, geometry: { ...coil.geometry, circuiting } })
    const [reason, ...more] = fedBy(2).reasons
    expect(reason).toMatch(cause)
    expect(reason!.match(/\./g)).toHaveLength(1)
    expect(more).toEqual([])
    expect(fedBy(0.4).reasons).toEqual([])
    expect(compareEngines(chilledWaterCoil).reasons).toEqual([])
  })

  it('throws what no engine rates', () => {
    const fluid = { ...(chilledWaterCoil as FluidCoil).fluid, name: 'Quicksilver' }
    expect(() => compareEngines({ ...(chilledWaterCoil as FluidCoil), fluid })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    )
  })
})
