/** Enhanced fins compared with flat fins, over all tubes, rows, pitches and velocities on offer. */
import { describe, expect, it } from 'vitest'
import {
  airSurface,
  methodsInUse,
  surfaceBand,
  surfaceF,
  surfaceJ,
  surfaceWetFriction,
  surfaceWetRatio,
} from '../../../engine/airside'
import { finGeometry } from '../../../engine/coils/air/coilSurface'
import type { CoilGeometry, RatedFinSurface } from '../../../engine/coils/coil'
import { coilSize } from '../../../engine/geometry'
import { finSurface } from '../../../engine/options'
import { platePatterns } from '../../../shared/coils/fields/coilChoices'
import { chilledWaterCoil } from '../../support/coils'

const inch = 0.0254
const surfaces = finSurface.codes.filter((code): code is RatedFinSurface => code !== 'Optimize')
const patterns = ['Staggered', 'Inline'] as const
const [small, , large] = platePatterns

/** Smallest and largest j and f as ratios to flat fins, from fits and tests published for each surface. */
const published: Partial<Record<RatedFinSurface, { heat: [number, number]; friction: [number, number] }>> = {
  FlatLouvered: { heat: [1.35, 2.15], friction: [1.5, 2.7] },
  Corrugated: { heat: [1.05, 1.75], friction: [1.1, 2.4] },
  Embossed: { heat: [1.02, 1.4], friction: [1.05, 1.6] },
  SineWave: { heat: [1.05, 1.8], friction: [1.1, 2.4] },
  XFin: { heat: [1.25, 2.15], friction: [1.3, 2.4] },
  RaisedLanced: { heat: [1.1, 1.8], friction: [1.02, 2.2] },
  ZFin: { heat: [1.05, 1.75], friction: [1.02, 2.1] },
}

type Plate = Pick<CoilGeometry, 'tubeOutsideDiameter' | 'tubeWall' | 'transversePitch' | 'longitudinalPitch'>

const plates: Plate[] = [
  ...platePatterns,
  { tubeOutsideDiameter: 0.007, tubeWall: 0.0005, transversePitch: 0.021, longitudinalPitch: 0.0127 },
  { tubeOutsideDiameter: inch, tubeWall: 0.001, transversePitch: 2.25 * inch, longitudinalPitch: 1.949 * inch },
]

function surfaceOf(
  surface: RatedFinSurface,
  plate: Plate,
  rows: number,
  perInch: number,
  pattern: CoilGeometry['tubePattern'] = 'Staggered',
) {
  const { tubeOutsideDiameter, tubeWall, transversePitch, longitudinalPitch } = plate
  const geometry: CoilGeometry = {
    ...chilledWaterCoil.geometry,
    ...{ tubeOutsideDiameter, tubeWall, transversePitch, longitudinalPitch },
    ...{ rows, finSurface: surface, finPitch: inch / perInch, tubePattern: pattern },
  }
  const fin = finGeometry(geometry, coilSize(geometry))
  const as = (code: RatedFinSurface, method?: string) => airSurface({ surface: code, pattern, fin, method })
  return { own: as(surface), flat: as('Flat'), by: (method: string) => as(surface, method) }
}

const steps = [1, 2, 3, 4, 6, 8, 12].flatMap(rows => [4, 6, 8, 10, 12, 14, 18].map(perInch => ({ rows, perInch })))

describe.each(patterns)('%s tubes', pattern => {
  it.each(surfaces.filter(code => code !== 'Flat'))(
    '%s fins are what has been published of them over flat ones',
    code => {
      const { heat, friction } = published[code]!
      for (const plate of plates)
        for (const { rows, perInch } of steps)
          for (const Re of [600, 1500, 3000, 6000]) {
            const { own, flat } = surfaceOf(code, plate, rows, perInch, pattern)
            const j = surfaceJ(own, Re) / surfaceJ(flat, Re)
            const f = surfaceF(own, Re) / surfaceF(flat, Re)
            const at = { plate: plate.tubeOutsideDiameter, rows, perInch, Re }
            expect(j, JSON.stringify(at)).toBeGreaterThan(heat[0] - 1e-9)
            expect(j, JSON.stringify(at)).toBeLessThan(heat[1] + 1e-9)
            expect(f, JSON.stringify(at)).toBeGreaterThan(friction[0] - 1e-9)
            expect(f, JSON.stringify(at)).toBeLessThan(friction[1] + 1e-9)
          }
    },
  )
})

describe.each(patterns)('wet %s tubes', pattern => {
  it.each(surfaces.filter(code => code !== 'Flat'))('%s fins never have less friction than flat ones', code => {
    for (const plate of plates)
      for (const { rows, perInch } of steps)
        for (const Re of [600, 1500, 3000, 6000])
          for (const filmRe of [1, 8, 40]) {
            const { own, flat } = surfaceOf(code, plate, rows, perInch, pattern)
            const wet = (surface: typeof own) => {
              const dry = surfaceF(surface, Re)
              return dry * surfaceWetFriction(surface, Re, filmRe, dry).value
            }
            const at = { plate: plate.tubeOutsideDiameter, rows, perInch, Re, filmRe }
            expect(wet(own), JSON.stringify(at)).toBeGreaterThan(wet(flat) * (1 - 1e-9))
          }
  })
})

it('holds the fits where both are inside their data: none of it is bounded there', () => {
  for (const code of ['FlatLouvered', 'Corrugated', 'RaisedLanced'] as const)
    for (const rows of [2, 4])
      for (const perInch of [12, 14]) {
        const { own } = surfaceOf(code, small!, rows, perInch)
        expect(surfaceJ(own, 1500)).toBeCloseTo(own.method.j({ ...own.fin, Re: 1500 }), 12)
      }
})

it.each(['RaisedLanced', 'ZFin'] as const)('%s fins with fewer strips than four have no more friction', code => {
  // The fit gives a single strip 300 times the friction of four; three had 1.7 times, as far as it is bounded.
  for (const plate of platePatterns)
    for (const rows of [1, 2, 4])
      for (const perInch of [8, 12, 16]) {
        const frictions = [1, 2, 3, 4].map(strips => {
          const { own } = surfaceOf(code, plate, rows, perInch)
          return surfaceF(airSurface({ surface: code, pattern: 'Staggered', fin: { ...own.fin, strips } }), 3000)
        })
        expect(Math.max(...frictions), `${plate.label}, ${rows} rows, ${perInch}`).toBeLessThanOrEqual(frictions[3]!)
      }
})

describe('corrugated fins on large collars', () => {
  // Calculated by hand from both fits: 4.2 and 3 mm are 6.05 and 8.47 fins per inch.
  it('go over from the fit of open fins to that of dense ones between 4.2 and 3 mm', () => {
    const at = (perInch: number) => methodsInUse(surfaceOf('Corrugated', large!, 4, perInch).own).map(({ id }) => id)
    expect([5, 7, 8.4, 9, 14].map(at)).toEqual([
      ['wang-large-wave'],
      ['wang-large-wave', 'kim-youn-webb'],
      ['wang-large-wave', 'kim-youn-webb'],
      ['kim-youn-webb'],
      ['kim-youn-webb'],
    ])
    // A pair that is named by the user is used alone.
    const named = surfaceOf('Corrugated', large!, 4, 14).by('wang-large-wave')
    expect(methodsInUse(named).map(({ id }) => id)).toEqual(['wang-large-wave'])
    // 7 fins per inch are 3.629 mm: ln(4.2/3.629) / ln(4.2/3) = 0.43467.
    const { own, by } = surfaceOf('Corrugated', large!, 4, 7)
    const open = own.method.j({ ...own.held, Re: 3000 })
    const dense = surfaceJ(by('kim-youn-webb'), 3000)
    expect(surfaceJ(own, 3000)).toBeCloseTo(open ** (1 - 0.43467) * dense ** 0.43467, 6)
  })

  it('change from the fit of small collars between 13.5 and 15.5 mm', () => {
    const collar = (diameter: number) => ({ ...large!, tubeOutsideDiameter: diameter - 2 * 0.006 * inch })
    const at = (diameter: number) =>
      methodsInUse(surfaceOf('Corrugated', collar(diameter), 4, 5).own).map(({ id }) => id)
    expect([0.0134, 0.0145, 0.0156].map(at)).toEqual([
      ['wang-jang-chiou'],
      ['wang-large-wave', 'wang-jang-chiou'],
      ['wang-large-wave'],
    ])
    // ln(14.46548/13.5) / ln(15.5/13.5) = 0.5.
    const { own, by } = surfaceOf('Corrugated', collar(0.01446548), 4, 5)
    const smaller = by('wang-jang-chiou')
    const at3000 = { ...own.held, Re: 3000 }
    expect(surfaceJ(own, 3000) / Math.sqrt(surfaceJ(smaller, 3000) * own.method.j(at3000))).toBeCloseTo(1, 5)
    expect(surfaceF(own, 3000) / Math.sqrt(surfaceF(smaller, 3000) * own.method.f(at3000))).toBeCloseTo(1, 5)
  })

  it('keep beyond 7.925 mm, a quarter outside the data, the friction of fins that far apart', () => {
    const at = (perInch: number) => {
      const { method, held } = surfaceOf('Corrugated', large!, 4, perInch).own
      return method.f({ ...held, Re: 4000 })
    }
    const widest = at(25.4 / 7.925)
    for (const perInch of [3, 2.5, 2, 1.5, 1.25]) expect(at(perInch) / widest).toBeCloseTo(1, 9)
  })

  it('are said to be outside the data, with a band that reaches to the fits that disagree', () => {
    const { own, by } = surfaceOf('Corrugated', large!, 1, 12)
    const band = surfaceBand(own, 3000)
    expect(band.heat).toBeGreaterThan(0.15)
    // The fourth fit is based on one collar of 10.3 mm.
    for (const id of ['wang-hwang-lin', 'kim-youn-webb']) {
      const apart = Math.abs(surfaceJ(by(id), 3000) / surfaceJ(own, 3000) - 1)
      expect([id, band.heat >= apart - 1e-12]).toEqual([id, true])
    }
    const inside = surfaceOf('Corrugated', large!, 4, 5)
    expect(surfaceBand(inside.own, 3000)).toEqual({ heat: 0.15, friction: 0.2 })
  })
})

describe('flat fins', () => {
  it('on large collars stay near those of Gray and Webb, where the usual fit falls with more fins', () => {
    for (const { rows, perInch } of steps) {
      const { own, by } = surfaceOf('Flat', large!, rows, perInch)
      const [j, f] = [
        surfaceJ(own, 2000) / surfaceJ(by('gray-webb'), 2000),
        surfaceF(own, 2000) / surfaceF(by('gray-webb'), 2000),
      ]
      expect(j).toBeGreaterThan(0.75 - 1e-9)
      expect(j).toBeLessThan(1.35 + 1e-9)
      expect(f).toBeGreaterThan(0.7 - 1e-9)
      expect(f).toBeLessThan(1.5 + 1e-9)
    }
    // Eight rows of 18 fins per inch are limited, four rows of 10 are not.
    const ratio = (rows: number, perInch: number) => {
      const { own, by } = surfaceOf('Flat', large!, rows, perInch)
      return surfaceJ(own, 2000) / surfaceJ(by('gray-webb'), 2000)
    }
    expect(ratio(8, 18)).toBeCloseTo(0.75, 9)
    expect(ratio(4, 10)).toBeGreaterThan(0.9)
  })
})

describe('wet over dry', () => {
  it('is that of the fit on the tubes that were measured, and not below 1 on far larger ones', () => {
    for (const code of surfaces) {
      expect(surfaceWetRatio(surfaceOf(code, large!, 4, 12).own, 3000)).toBeGreaterThanOrEqual(1)
      expect(surfaceWetRatio(surfaceOf(code, small!, 4, 6).own, 3000)).toBeGreaterThanOrEqual(1)
    }
    expect(surfaceWetRatio(surfaceOf('Corrugated', large!, 4, 12).own, 3000)).toBe(1)
    // Flat, 9.95 mm collar, 1.814 mm, four rows, Re 1500: 0.968 * 1500^W4 * 0.18229^W5 with W4 0.010066, W5 0.023570.
    const { own } = surfaceOf(
      'Flat',
      { ...small!, tubeOutsideDiameter: 0.00995 - 2 * chilledWaterCoil.geometry.finThickness },
      4,
      14,
    )
    const spacing = own.fin.finPitch / own.fin.collarDiameter
    const W4 = -0.213 + 0.0176 * Math.log(1500) + 0.0172 / spacing
    const W5 = 0.551 - 2.63 * spacing - 0.048
    expect(surfaceWetRatio(own, 1500)).toBeCloseTo(0.968 * 1500 ** W4 * spacing ** W5, 9)
  })
})
