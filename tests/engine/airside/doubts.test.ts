/** Limits of the use of a fit outside its data, and the warnings about it. */
import { describe, expect, it } from 'vitest'
import { airSurface, sectorFin, wangChiChangJ } from '../../../engine/airside'
import { plateA } from '../../support/plates'

const { filmRe, relativeHumidity, ...dry } = plateA
const doubts = (change: object) => wangChiChangJ({ ...dry, Re: 3000, rows: 3, ...change }).warnings

describe('flat fins', () => {
  it.each([
    [{ Re: 21_990 }, 'AIR_RE_HIGH', 'info'],
    [{ Re: 22_010 }, 'AIR_RE_HIGH', 'warning'],
    [{ collarDiameter: 0.01495 }, 'FIN_RANGE', 'info'],
    [{ collarDiameter: 0.01497 }, 'FIN_RANGE', 'warning'],
  ])('a tenth outside their data: %o', (change, code, severity) => {
    expect(doubts(change)).toEqual([expect.objectContaining({ code, severity })])
  })

  it('name the limits in millimetres of three figures', () => {
    expect(doubts({ collarDiameter: 0.016177 })[0]?.message).toBe(
      'Collar diameter 16.2 mm is outside the 6.9 mm to 13.6 mm of the published fin data.',
    )
  })

  it('are held a quarter outside their data', () => {
    const held = (collarDiameter: number) =>
      airSurface({ surface: 'Flat', pattern: 'Staggered', fin: { ...plateA, rows: 3, collarDiameter } }).held
    expect(held(0.02).collarDiameter).toBeCloseTo(0.017, 12)
    expect(held(0.004).collarDiameter).toBeCloseTo(0.005175, 12)
  })
})

// Calculated independently of this code with three thousand sectors.
it.each([
  [40, 'Staggered', 0.93994],
  [40, 'Inline', 0.93328],
  [110, 'Staggered', 0.68501],
  [110, 'Inline', 0.67013],
] as const)('a plate by sectors with m = %d, %s', (m, pattern, efficiency) => {
  expect(sectorFin({ ...plateA, m, pattern })).toBeCloseTo(efficiency, 3)
})
