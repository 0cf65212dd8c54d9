import { describe, expect, it } from 'vitest'
import {
  annularFin,
  finEfficiency,
  schmidtFin,
  schmidtRadiusRatio,
  sectorFin,
  surfaceEfficiency,
} from '../../../engine/airside'
import { scaledBesselI, scaledBesselK } from '../../../engine/airside/bessel'
import { largestOf } from '../../support/comparisons/comparison'
import { roundFins } from '../../support/comparisons/fins'

describe('Bessel functions', () => {
  // Abramowitz and Stegun, tables 9.8 and 9.9.
  it('agree with published tables', () => {
    expect(scaledBesselI(0, 1) * Math.E).toBeCloseTo(1.26606588, 8)
    expect(scaledBesselI(1, 2) * Math.exp(2)).toBeCloseTo(1.59063685, 8)
    expect(scaledBesselK(0, 1) / Math.E).toBeCloseTo(0.42102444, 8)
    expect(scaledBesselK(1, 2) / Math.exp(2)).toBeCloseTo(0.13986588, 8)
  })

  it('have no step where the series end and the integrals begin', () => {
    for (const [bessel, x] of [[scaledBesselI, 12] as const, [scaledBesselK, 2] as const])
      for (const n of [0, 1] as const) expect(bessel(n, x * (1 + 1e-13)) / bessel(n, x)).toBeCloseTo(1, 11)
  })

  it('obey the Wronskian I0 K1 + I1 K0 = 1/x from a hundredth to hundreds', () => {
    for (const x of [0.01, 0.1, 1, 2, 5, 12, 30, 200, 600]) {
      const sum = scaledBesselI(0, x) * scaledBesselK(1, x) + scaledBesselI(1, x) * scaledBesselK(0, x)
      expect(sum * x).toBeCloseTo(1, 12)
    }
  })
})

describe('annularFin', () => {
  it('agrees with another library on 20 round fins', () => {
    expect(roundFins.deviations).toHaveLength(20)
    expect(largestOf(roundFins.deviations)).toBeLessThan(roundFins.within)
  })

  it('is 1 for a fin that conducts without drop, and falls towards 0', () => {
    expect(annularFin({ m: 1e-6, rootRadius: 0.005, radiusRatio: 2.5 })).toBe(1)
    expect(annularFin({ m: 5e4, rootRadius: 0.005, radiusRatio: 2.5 })).toBeLessThan(0.01)
  })
})

describe('schmidtFin', () => {
  // 9.525 mm tube on 25.4 x 22 mm, h 60, k 220, fin 0.12 mm: worked by hand.
  const R = schmidtRadiusRatio({
    transversePitch: 0.0254,
    longitudinalPitch: 0.022,
    collarDiameter: 0.009765,
    pattern: 'Staggered',
  })
  const m = Math.sqrt((2 * 60) / (220 * 0.00012))

  it('gives the worked staggered plate', () => {
    expect(R).toBeCloseTo(2.764047, 6)
    expect(m).toBeCloseTo(67.41999, 5)
    expect(schmidtFin({ m, rootRadius: 0.0048825, radiusRatio: R }).value).toBeCloseTo(0.834335, 6)
    expect(annularFin({ m, rootRadius: 0.0048825, radiusRatio: R })).toBeCloseTo(0.84482, 5)
  })

  it('gives the worked inline plate', () => {
    const inline = schmidtRadiusRatio({
      transversePitch: 0.0254,
      longitudinalPitch: 0.0254,
      collarDiameter: 0.009765,
      pattern: 'Inline',
    })
    expect(inline).toBeCloseTo(2.977943, 6)
    expect(schmidtFin({ m, rootRadius: 0.0048825, radiusRatio: inline }).value).toBeCloseTo(0.795966, 6)
  })

  it('does not care which way round an oblong inline plate lies', () => {
    const lying = { transversePitch: 0.03, longitudinalPitch: 0.02, collarDiameter: 0.01, pattern: 'Inline' as const }
    const upright = { ...lying, transversePitch: 0.02, longitudinalPitch: 0.03 }
    expect(schmidtRadiusRatio(lying)).toBe(schmidtRadiusRatio(upright))
  })
})

describe('finEfficiency', () => {
  const fin = { conductivity: 220, thickness: 0.00015, rootRadius: 0.008, radiusRatio: 2.5 }

  it('has no step where the approximation gives way to the exact form', () => {
    let before = finEfficiency({ ...fin, coefficient: 100 })
    for (let coefficient = 101; coefficient < 600; coefficient++) {
      const efficiency = finEfficiency({ ...fin, coefficient })
      expect(efficiency).toBeLessThan(before)
      expect(before - efficiency).toBeLessThan(0.005)
      before = efficiency
    }
  })

  it('is the exact form where the efficiency is poor', () => {
    const m = Math.sqrt((2 * 400) / (220 * 0.00015))
    expect(finEfficiency({ ...fin, coefficient: 400 })).toBe(annularFin({ m, rootRadius: 0.008, radiusRatio: 2.5 }))
  })

  it('falls when the fin is wet, and leaves bare collars alone', () => {
    const dry = finEfficiency({ ...fin, coefficient: 60 })
    const wet = finEfficiency({ ...fin, coefficient: 60, enthalpyRatio: 2.5 })
    expect(wet).toBeLessThan(dry)
    expect(surfaceEfficiency({ finEfficiency: wet, finShare: 0 })).toBe(1)
    expect(surfaceEfficiency({ finEfficiency: wet, finShare: 1 })).toBe(wet)
  })
})

describe('sectorFin', () => {
  const plate = { collarDiameter: 0.009765, transversePitch: 0.0254, longitudinalPitch: 0.022 }

  it.each(['Staggered', 'Inline'] as const)(
    'agrees with the quick form within 3 per cent on a 3/8 in plate, %s',
    pattern => {
      for (const m of [30, 67.42, 110]) {
        const radiusRatio = schmidtRadiusRatio({ ...plate, pattern })
        const quick = schmidtFin({ m, rootRadius: plate.collarDiameter / 2, radiusRatio }).value
        expect(Math.abs(sectorFin({ ...plate, m, pattern }) / quick - 1)).toBeLessThan(0.03)
      }
    },
  )

  it('is that of a round fin in the limit of little heat, and refuses tubes that touch', () => {
    expect(sectorFin({ ...plate, m: 0, pattern: 'Staggered' })).toBe(1)
    expect(() => sectorFin({ ...plate, collarDiameter: 0.03, m: 50, pattern: 'Inline' })).toThrow(
      expect.objectContaining({ code: 'out-of-range' }),
    )
  })
})
