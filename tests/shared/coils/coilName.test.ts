import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilName } from '../../../shared/coils/facts/coilName'

describe('the name of a coil', () => {
  it('says its tubes, what they carry, what it is for, its rows, fins and face', () => {
    expect(coilName(exampleOf('FLUID'))).toBe('58WC 6R 10F 36.0 × 60.0')
  })

  it.each([
    ['EVAP', /^\d+DX /],
    ['COND', /^\d+CD /],
    ['REHEAT', /^\d+RH /],
    ['STEAM_DISTR', /^\d+SH /],
  ] as const)('tells by letters of the trade what a coil %s carries', (coilType, name) => {
    expect(coilName(exampleOf(coilType))).toMatch(name)
  })
})
