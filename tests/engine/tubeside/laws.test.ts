/** Heat transfer and friction from laminar to turbulent, in every tube. */
import { describe, expect, it } from 'vitest'
import type { Enhancement } from '../../../engine/coils/coil'
import { correlationOf } from '../../../engine/correlations'
import {
  chosenLaw,
  filmLaw,
  frictionLaw,
  gasWallFactor,
  liquidWallFactor,
  type TubeSurface,
} from '../../../engine/tubeside'

const surfaceOf = (enhancement: Enhancement): TubeSurface => ({
  diameter: 0.0149,
  length: 1.5,
  roughness: 1.5e-6,
  enhancement,
})
const kinds: Enhancement[] = [
  { kind: 'none' },
  { kind: 'rifled', fins: 40, finHeight: 3e-4, helixAngle: 0.44, apexAngle: 0.7 },
  { kind: 'spring', pitch: 0.024, wire: 0.0013 },
  { kind: 'tape', pitch: 0.06, thickness: 5e-4 },
  { kind: 'ball', diameter: 0.008, pitch: 0.03 },
]

describe.each(kinds.map(kind => [kind.kind, kind] as const))('%s', (_, enhancement) => {
  const surface = surfaceOf(enhancement)
  const heat = filmLaw(surface)
  const friction = frictionLaw(surface).at

  it('has no step in heat transfer, and rises with the Reynolds number', () => {
    for (const Pr of [0.7, 7, 120]) {
      const at = (Re: number) => heat({ Re, Pr, wallFactor: 1, viscosityRatio: 1, isHeated: true })
      let before = at(20)
      for (let Re = 20; Re < 2e5; Re *= 1.002) {
        const value = at(Re)
        // By the estimate for balls the gain decreases where the friction of the plain tube rises from laminar to
        // turbulent.
        const dip = enhancement.kind === 'ball' ? 2e-3 : 1e-12
        expect(value).toBeGreaterThanOrEqual(before * (1 - dip))
        expect(value / before).toBeLessThan(1.02)
        before = value
      }
    }
  })

  it('has no step in friction, and costs more pressure the faster it flows', () => {
    let before = friction(20) * 400
    for (let Re = 20; Re < 2e5; Re *= 1.002) {
      const value = friction(Re) * Re * Re
      expect(value).toBeGreaterThanOrEqual(before * (1 - 1e-12))
      expect(value / before).toBeLessThan(1.03)
      before = value
    }
  })

  it('is never worse than the plain tube', () => {
    const plain = filmLaw(surfaceOf({ kind: 'none' }))
    for (const Re of [100, 1000, 3000, 2e4, 1e5]) {
      const place = { Re, Pr: 6, wallFactor: 1, viscosityRatio: 1, isHeated: true }
      expect(heat(place)).toBeGreaterThanOrEqual(0.999 * plain(place))
    }
  })
})

describe('laws of laminar flow, chosen by name', () => {
  const surface = surfaceOf({ kind: 'none' })
  const at = { Pr: 120, wallFactor: 1.3, viscosityRatio: 2, isHeated: true }

  it('carry the wall as their own formula does, and end where the tube is long', () => {
    const { law, regime } = chosenLaw(correlationOf('sieder-tate-laminar'), surface)
    expect(regime).toBe('laminar')
    const Gz = (800 * 120 * surface.diameter) / surface.length
    expect(filmLaw(surface, undefined, law)({ ...at, Re: 800 })).toBeCloseTo(1.86 * Gz ** (1 / 3) * 2 ** 0.14, 9)
    expect(law({ ...at, Pr: 1, viscosityRatio: 1, Re: 50 })).toBe(3.66)
  })

  it('so with a wire coil', () => {
    const coil = surfaceOf({ kind: 'spring', pitch: 0.024, wire: 0.0013 })
    const angle = Math.atan((Math.PI * (coil.diameter - 0.0013)) / 0.024)
    const byHand = 1.65 * Math.tan(angle) * 100 ** (0.25 * Math.tan(angle) ** -0.38) * 120 ** 0.35 * 2 ** 0.14
    expect(chosenLaw(correlationOf('uttarwar-raja-rao'), coil).law({ ...at, Re: 100 })).toBeCloseTo(byHand, 9)
  })
})

describe('wall factors', () => {
  it('of liquids go with the power 0.11, of gases with 0.45 where they are heated', () => {
    expect(liquidWallFactor(2)).toBeCloseTo(2 ** 0.11, 12)
    expect(liquidWallFactor(100)).toBe(liquidWallFactor(20))
    expect(gasWallFactor(0.8)).toBeCloseTo(0.8 ** 0.45, 12)
    expect(gasWallFactor(1.3)).toBe(1)
  })
})
