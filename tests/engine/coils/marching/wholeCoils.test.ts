/** Whole coils compared with another program. The numbers are discussed in docs/engine/validation.md. */
import { describe, expect, it } from 'vitest'
import { bandOf, deviations, exceptions } from '../../../support/wholeCoilDeviations'

const coils = deviations()
const inside = coils.filter(each => !each.reason)
const outside = coils.filter(each => each.reason)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('whole coils of another program by v2025', () => {
  it.each(inside)('$name: capacity within its band', each => {
    expect(Math.abs(each.deviation)).toBeLessThan(bandOf(each))
  })

  it.each(outside)('$name: outside its band ($reason)', each => {
    expect(Math.abs(each.deviation)).toBeGreaterThan(bandOf(each))
    expect(Math.abs(each.deviation)).toBeLessThan(0.21)
  })

  it('are 52, six of them exceptions', () => {
    expect(coils).toHaveLength(52)
    expect(outside).toHaveLength(Object.keys(exceptions).length)
    expect(outside.length).toBeLessThanOrEqual(6)
  })

  it('deviate by less than 4 % in the mean, with and without their sign', () => {
    expect(Math.abs(mean(coils.map(each => each.deviation)))).toBeLessThan(0.01)
    expect(mean(inside.map(each => Math.abs(each.deviation)))).toBeLessThan(0.04)
  })

  it('boil and condense within 7 %, 1.5 % in the mean', () => {
    const phases = coils.filter(each => ['DX evaporator', 'condenser'].includes(each.kind))
    expect(phases).toHaveLength(22)
    for (const each of phases) expect(Math.abs(each.deviation)).toBeLessThan(0.07)
    expect(mean(phases.map(each => Math.abs(each.deviation)))).toBeLessThan(0.015)
  })

  it('close their balance', () => {
    for (const each of coils) expect(Math.abs(each.balance)).toBeLessThan(5e-4)
  })
})
