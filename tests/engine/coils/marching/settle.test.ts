import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { SteamCoil } from '../../../../engine/coils/coil'
import { mostSweeps } from '../../../../engine/coils/marching/settle'
import { steamCoil } from '../../../support/phaseCoils'

const steamThrough = (change: Partial<SteamCoil['geometry']>, pressure: number): SteamCoil => ({
  ...steamCoil,
  engineVersion: 'v2025',
  geometry: { ...steamCoil.geometry, ...change },
  steam: { pressure },
})

describe('a march in turn', () => {
  // Condensate that hot air warms again said that less steam would do, down to none; others went to and fro.
  it.each([
    ['with the air', { arrangement: 'parallel', rows: 4, circuiting: 0.5 }, 5e4, 173_253],
    ['with the air, under pressure', { arrangement: 'parallel', rows: 12, circuiting: 0.25 }, 2e6, 951_109],
    ['against the air', { arrangement: 'counter', rows: 8, circuiting: 0.25 }, 2e6, 911_925],
    ['through all rows at once', { arrangement: 'cross', rows: 6, circuiting: 1 }, 5e4, 261_144],
  ] as const)('finds how much steam condenses %s, without a search', (_how, change, pressure, capacity) => {
    const { iterations, totalCapacity } = rateCoil(steamThrough(change, pressure))
    expect(iterations).toBeLessThanOrEqual(mostSweeps)
    // As the searches found it, which balanced within 0.02 %.
    expect(totalCapacity / capacity).toBeCloseTo(1, 3)
  })
})
