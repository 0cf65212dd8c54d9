/** The assumptions of this engine about fin surfaces, tested by the functions that apply them. */
import { describe, expect, it } from 'vitest'
import {
  type AirSurfaceRequest,
  airSideMethods,
  airSurface,
  carryOver,
  carryOverClasses,
  surfaceBand,
  surfaceF,
  surfaceJ,
} from '../../../engine/airside'
import { plateA, plateB } from '../../support/plates'

type Code = AirSurfaceRequest['surface']

const as = (surface: Code, change: Partial<AirSurfaceRequest> = {}) =>
  airSurface({ surface, pattern: 'Staggered', fin: { ...plateA, rows: 3 }, ...change })

/**
 * Smallest and largest ratio of j and f to flat fins, half widths of the bands, and class of carry-over with dense
 * fins.
 */
const records: [Code, heat: number[], friction: number[], band: number[], carryOver: number[]][] = [
  ['FlatLouvered', [1.35, 2.15], [1.5, 2.7], [0.15, 0.15], [1, 2]],
  ['Corrugated', [1.05, 1.75], [1.1, 2.4], [0.15, 0.2], [0, 0]],
  ['Embossed', [1.02, 1.4], [1.05, 1.6], [0.2, 0.3], [0, 1]],
  ['SineWave', [1.05, 1.8], [1.1, 2.4], [0.2, 0.25], [0, 1]],
  ['XFin', [1.25, 2.15], [1.3, 2.4], [0.2, 0.3], [1, 2]],
  ['RaisedLanced', [1.1, 1.8], [1.02, 2.2], [0.15, 0.2], [1, 2]],
  ['ZFin', [1.05, 1.75], [1.02, 2.1], [0.2, 0.3], [1, 2]],
]

/** Unrealistic surfaces: every method on far too small and far too large waves, louvers and strips. */
function extremes(surface: Code, of: typeof surfaceJ) {
  const ratios: number[] = []
  for (const plate of [plateA, plateB])
    for (const method of airSideMethods(surface, 'Staggered', plate.collarDiameter))
      for (const size of [0.2, 1, 4])
        for (const area of [0.2, 1, 5])
          for (const [rows, Re] of [
            [1, 600],
            [3, 600],
            [3, 4000],
          ] as const) {
            const { waveHeight, louverHeight, stripHeight, areaRatio } = plate
            const fin = {
              ...plate,
              rows,
              waveHeight: waveHeight * size,
              louverHeight: louverHeight * size,
              stripHeight: stripHeight * size,
              areaRatio: areaRatio * area,
            }
            ratios.push(of(as(surface, { fin, method }), Re) / of(as('Flat', { fin }), Re))
          }
  return [Math.min(...ratios), Math.max(...ratios)]
}

describe.each(records)('%s fins', (code, heat, friction, band, [open, dense]) => {
  it('reach the least and the most of flat ones, and never leave them', () => {
    const rounded = (ends: number[]) => ends.map(end => Number(end.toFixed(9)))
    expect(rounded(extremes(code, surfaceJ))).toEqual(heat)
    expect(rounded(extremes(code, surfaceF))).toEqual(friction)
  })

  it('have their bands, half as wide again in doubt, and their class of carry-over', () => {
    const [ofHeat, ofFriction] = band as [number, number]
    const fin = { ...(code === 'SineWave' ? plateB : plateA), rows: 3 }
    expect(surfaceBand(as(code, { fin }), 2000)).toEqual({ heat: ofHeat, friction: ofFriction })
    expect(surfaceBand(as(code, { fin }), 2000, true)).toEqual({ heat: 1.5 * ofHeat, friction: 1.5 * ofFriction })
    expect(carryOver[code]).toEqual({ open, dense })
  })
})

it('stand-ins take their shares of the fit they stand on, in-line tubes those of staggered ones', () => {
  const over = (one: ReturnType<typeof as>, other: ReturnType<typeof as>) =>
    [surfaceJ(one, 3000) / surfaceJ(other, 3000), surfaceF(one, 3000) / surfaceF(other, 3000)].map(x => x.toFixed(9))
  const shares = (...expected: number[]) => expected.map(x => x.toFixed(9))
  expect(over(as('Embossed'), as('Flat'))).toEqual(shares(1.1, 1.15))
  const row = { fin: { ...plateA, rows: 1 } }
  expect(over(as('ZFin', row), as('RaisedLanced', row))).toEqual(shares(0.95, 0.9))
  expect(over(as('Flat', { pattern: 'Inline' }), as('Flat'))).toEqual(shares(0.75, 0.7))
  expect(surfaceBand(as('Flat', { pattern: 'Inline' }), 2000)).toEqual({ heat: 0.25, friction: 0.35 })
  expect(surfaceBand(as('Flat'), 2000)).toEqual({ heat: 0.15, friction: 0.15 })
})

it('no extrapolation leaves the values that finned surfaces have', () => {
  const flat = as('Flat')
  expect([surfaceJ(flat, 1e12), surfaceJ(flat, 1), surfaceF(flat, 1e12), surfaceF(flat, 1)]).toEqual([
    0.0008, 0.15, 0.008, 3,
  ])
})

it('water is carried over from 550, 500, 450 and 400 ft/min on', () => {
  expect(carryOverClasses).toEqual([2.794, 2.54, 2.286, 2.032])
})

it('an embossing counts as a tenth of half its length or more', () => {
  expect(as('Embossed', { fin: { ...plateA, rows: 3, waveHeight: 0.0001 } }).fin.waveHeight).toBeCloseTo(0.00056, 12)
})

it('strips within a twentieth of being as broad as high are refused, and no others', () => {
  const strip = (ratio: number) => ({ fin: { ...plateA, rows: 3, stripBreadth: ratio * plateA.stripHeight } })
  expect(() => as('RaisedLanced', strip(1.0499))).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  expect(as('RaisedLanced', strip(1.0501)).method.id).toBe('wang-lee-sheu')
})

it('corrugated fins change their fit at a collar of 13.5 mm', () => {
  const first = (collar: number) => airSideMethods('Corrugated', 'Staggered', collar)[0]
  expect([first(0.01349), first(0.01351)]).toEqual(['wang-jang-chiou', 'wang-large-wave'])
})

it('flat fins come beside those of Gray and Webb between collars of 13.6 and 15.5 mm, and only there', () => {
  const flat = (collarDiameter: number) => as('Flat', { fin: { ...plateB, rows: 1, finPitch: 0.008, collarDiameter } })
  // Calculated independently of this code: j on 15.6 mm is 0.75 times 0.0249282. On 14.519 mm, half way, both are the
  // mean proportional of those of the fit, 0.00763159 and 0.0583128, and 0.75 times 0.0249842 and 0.7 times 0.0884173.
  expect(surfaceJ(flat(0.0156), 600) / 0.0186962).toBeCloseTo(1, 4)
  expect(surfaceJ(flat(0.01451895), 600) / 0.0119582).toBeCloseTo(1, 4)
  expect(surfaceF(flat(0.01451895), 600) / 0.0600757).toBeCloseTo(1, 4)
  expect(surfaceF(flat(0.01355), 600) / 0.0578652).toBeCloseTo(1, 4)
})
