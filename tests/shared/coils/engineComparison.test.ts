/** The rule of the engine-version comparison table. */
import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../../../shared/access/roles'
import { engineComparison as comparisonOf } from '../../../shared/engineComparison'
import { engineCompareDeactivation } from '../../../shared/limits'

const lastDay = new Date(2026, 0, 31, 23, 59, 59, 999)
const midnight = new Date(2026, 1, 1)

const engineComparison = (person: Parameters<typeof comparisonOf>[0], now: Date) =>
  comparisonOf(person, { now, end: engineCompareDeactivation })

const holding = (roles: readonly Role[]) => ({ roles, isNewEngineEnabled: true })

describe('the engine-version comparison table', () => {
  it('CMP-01 is shown to internal employees alone', () => {
    for (const role of roles) {
      expect([role, engineComparison(holding([role]), lastDay).isShown]).toEqual([role, role === 'engineering'])
    }
    expect(engineComparison(holding([]), lastDay).isShown).toBe(false)
    expect(engineComparison(holding(['owner', 'engineering']), lastDay).isShown).toBe(true)
  })

  it('APP-04 is for those alone whose identity permits the new engine', () => {
    expect(engineComparison({ roles: ['engineering'], isNewEngineEnabled: false }, lastDay).isShown).toBe(false)
  })

  it('CMP-02 CONST-31 is there before 1 Feb 2026, local time, and gone from then on', () => {
    expect(engineCompareDeactivation).toEqual([2026, 2, 1])
    expect(engineComparison(holding(['engineering']), lastDay).isShown).toBe(true)
    expect(engineComparison(holding(['engineering']), midnight).isShown).toBe(false)
    expect(engineComparison(holding(['engineering']), new Date(2027, 5, 1)).isShown).toBe(false)
  })

  it('CMP-03 counts the days that remain, never below 0', () => {
    const days = (...date: [number, number, number, number?]) =>
      engineComparison(holding(['engineering']), new Date(...(date as [number, number, number]))).daysRemaining
    expect(days(2026, 0, 31)).toBe(1)
    expect(days(2026, 0, 31, 23)).toBe(1)
    expect(days(2026, 0, 30, 12)).toBe(2)
    expect(days(2025, 1, 1)).toBe(365)
    expect(days(2026, 1, 1)).toBe(0)
    expect(days(2026, 8, 1)).toBe(0)
  })
})
