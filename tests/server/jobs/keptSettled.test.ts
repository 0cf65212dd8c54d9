/** Live ratings begin from the last coil of their thread; everything else follows from its input alone. */
import { describe, expect, it } from 'vitest'
import type { CoilRequest } from '../../../engine/coils'
import { circuitryCalculations } from '../../../server/jobs/circuitry/circuitryCalculations'
import { createKeptSettled } from '../../../server/jobs/circuitry/keptSettled'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const { rating, outline, live, liveOutline } = circuitryCalculations

const warmer = (coil: CoilRequest, by: number): CoilRequest => ({
  ...coil,
  air: { ...coil.air, dryBulb: coil.air.dryBulb + by },
})

describe.each([
  ['water coil', waterCooler],
  ['evaporator', smallEvaporator],
])('a %s that is edited', (_, coil) => {
  it('is rated live in fewer sweeps from the one before, with the same capacity', () => {
    const anew = rating(coil).solved!
    live(warmer(coil, 0.1))
    const near = live(coil).solved!
    expect(near.solution.sweeps).toBeLessThan(anew.solution.sweeps)
    expect(Math.abs(near.totalCapacity / anew.totalCapacity - 1)).toBeLessThan(1e-5)
  })

  it('has the same figures to the last digit where they are kept or printed, whatever was rated live before', () => {
    const whole = JSON.stringify(rating(coil))
    const page = JSON.stringify(outline(coil))
    for (const by of [0.5, 0.2, 0]) {
      live(warmer(coil, by))
      liveOutline(warmer(coil, by))
    }
    expect(JSON.stringify(rating(coil))).toBe(whole)
    expect(JSON.stringify(outline(coil))).toBe(page)
  })
})

describe('the coils that a thread keeps', () => {
  it('are the last four kinds', () => {
    const kept = createKeptSettled()
    const state = (value: number) => new Float64Array([value])
    for (const kind of ['a', 'b', 'c', 'd']) kept.keep(kind, state(1))
    kept.keep('a', state(2))
    kept.keep('e', state(3))
    expect(['a', 'b', 'c', 'd', 'e'].map(kind => kept.find(kind)?.[0])).toEqual([2, undefined, 1, 1, 3])
    kept.forget('a')
    expect(kept.find('a')).toBeUndefined()
  })
})
