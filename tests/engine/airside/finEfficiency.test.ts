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

  // Tables 9.8 and 9.9 as printed up to 20; beyond that, and next to the limits of the series, by 30-digit arithmetic.
  it.each([
    [0.1, 0.9071009257823, 0.04529844680881, 2.682326102263, 10.8901826830497],
    [0.5, 0.6450352704492, 0.1564208031849, 1.524109385774, 2.731009708212],
    [1, 0.4657596075936, 0.2079104153497, 1.14446307980689, 1.63615348626326],
    [1.99, 0.3094446712288, 0.2154123464833, 0.843493973379, 1.03673960676086],
    [2.01, 0.3075798583384, 0.2151244491141, 0.8396557490909, 1.03024287433561],
    [5, 0.1835408126093, 0.1639722669445, 0.5478075643135, 0.6002738587883],
    [10, 0.1278333371634, 0.1212626813845, 0.3916319344366, 0.4107665705958],
    [11.95, 0.1166751140872, 0.1116812640979, 0.3589289743676, 0.3736560887942],
    [12.05, 0.1161789162414, 0.1112485831693, 0.357465271573, 0.3720128253107],
    [20, 0.08978031188483, 0.08750622218329, 0.2785448766572, 0.2854254969407],
    [50, 0.05656162664745, 0.0559931238929, 0.1768071558574, 0.1785665585588],
    [200, 0.02822715994911, 0.02815650339483, 0.0885674583393, 0.088788601585],
    [600, 0.01629014665631, 0.01627656586834, 0.05115568572024, 0.0511982977255],
  ])('of %d to twelve digits', (x, I0, I1, K0, K1) => {
    const ours = [scaledBesselI(0, x), scaledBesselI(1, x), scaledBesselK(0, x), scaledBesselK(1, x)]
    for (const [at, known] of [I0, I1, K0, K1].entries()) expect(Math.abs(ours[at]! / known - 1)).toBeLessThan(1e-12)
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
  // 9.525 mm tube on 25.4 x 22 mm, h 60, k 220, fin 0.12 mm: calculated by hand.
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

  // 24 sectors of a quarter plate, each up to half the distance to the nearest neighbour, by Bessel functions of 30
  // digits.
  it.each([
    [67.42, 0.009765, 0.0254, 0.022, 'Staggered', 0.848456377321],
    [67.42, 0.009765, 0.0254, 0.022, 'Inline', 0.835858868567],
    [110, 0.009765, 0.0254, 0.022, 'Staggered', 0.685242389241],
    [40, 0.016, 0.0381, 0.033, 'Staggered', 0.890969168995],
    [90, 0.012, 0.03, 0.05, 'Inline', 0.43037528165],
    [90, 0.012, 0.05, 0.012, 'Staggered', 0.796856399431],
    [150, 0.01, 0.025, 0.013, 'Staggered', 0.764403885993],
  ] as const)(
    'has the worked value at m %d: collar %d, pitches %d and %d, %s',
    (m, collarDiameter, transversePitch, longitudinalPitch, pattern, value) => {
      const input = { m, collarDiameter, transversePitch, longitudinalPitch, pattern }
      expect(Math.abs(sectorFin(input) / value - 1)).toBeLessThan(1e-9)
    },
  )

  it('is that of a round fin in the limit of little heat, and refuses tubes that touch', () => {
    expect(sectorFin({ ...plate, m: 0, pattern: 'Staggered' })).toBe(1)
    expect(() => sectorFin({ ...plate, collarDiameter: 0.03, m: 50, pattern: 'Inline' })).toThrow(
      expect.objectContaining({ code: 'out-of-range' }),
    )
  })
})
