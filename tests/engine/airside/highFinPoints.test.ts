/** Values of high fins that no other program has, calculated from the printed equations, independently of this code. */
import { describe, expect, it } from 'vitest'
import {
  escoaF,
  escoaJ,
  esduHighFin,
  esduLowFin,
  frostDoublingTime,
  frostDropRatio,
  ganguli,
  ganguliFriction,
  robinsonBriggs,
  segmentedFin,
  wholeFin,
} from '../../../engine/airside'

describe('ESCOA', () => {
  const bank = {
    transversePitch: 0.114,
    longitudinalPitch: 0.099,
    tubeDiameter: 0.0508,
    finDiameter: 0.0889,
    finHeight: 0.01905,
    finSpacing: 0.003,
    temperatureRatio: 1.2,
  }

  it.each([
    [1, 0, 6, 8000, 0.00638308, 0.257757],
    [1, 0, 2, 30_000, 0.00374226, 0.216675],
    [1, 0, 1, 9000, 0.00440253, 0.274652],
    [1, 1, 6, 8000, 0.00791472, 0.292475],
    [1, 1, 2, 30_000, 0.00464022, 0.24586],
    [1, 1, 1, 9000, 0.00545892, 0.311645],
    [0, 0, 6, 8000, 0.00538774, 0.119958],
    [0, 0, 2, 30_000, 0.00433878, 0.14007],
    [0, 0, 1, 9000, 0.00594399, 0.194102],
    [0, 1, 6, 8000, 0.00590941, 0.102937],
    [0, 1, 2, 30_000, 0.00475888, 0.120195],
    [0, 1, 1, 9000, 0.00651951, 0.16656],
  ])('staggered %i, serrated %i, %i rows at Re %i', (staggered, serrated, rows, Re, j, f) => {
    expect(escoaJ({ ...bank, staggered, serrated, rows, Re }) / j).toBeCloseTo(1, 4)
    expect(escoaF({ ...bank, staggered, serrated, rows, Re }) / f).toBeCloseTo(1, 4)
  })
})

describe('fins of air coolers', () => {
  it('friction of Robinson and Briggs where the pitches are not equilateral', () => {
    const bundle = { transversePitch: 0.0635, diagonalPitch: 0.058, tubeDiameter: 0.0254 }
    expect(robinsonBriggs({ Re: 10_000, ...bundle }) / 0.461874).toBeCloseTo(1, 4)
  })

  it('friction of Ganguli with wide and narrow gaps, fast and slow', () => {
    const fins = { finDiameter: 0.05715, tubeDiameter: 0.0254, finSpacing: 0.00221, finHeight: 0.015875 }
    expect(ganguliFriction({ ...fins, Re: 10_000, transversePitch: 0.0635 }) / 0.272131).toBeCloseTo(1, 4)
    expect(ganguliFriction({ ...fins, Re: 2000, transversePitch: 0.07 }) / 0.461765).toBeCloseTo(1, 4)
  })

  it.each([
    [1, 1, 31.518959],
    [1, 2, 52.006282],
    [1, 3, 56.734126],
    [1, 4, 59.886022],
    [0, 3, 31.518959],
    [0, 4, 34.670855],
  ])('coefficient of Ganguli, staggered %i, %i rows', (staggered, rows, Nu) => {
    expect(ganguli({ Re: 12_000, Pr: 0.7, areaRatio: 21, staggered, rows })).toBeCloseTo(Nu, 5)
  })
})

describe('fins of ESDU', () => {
  const bank = { Re: 12_000, Pr: 0.7, rows: 4, finSpacing: 0.0022, finHeight: 0.0159, transversePitch: 0.0603 }

  it('take more heat where the Prandtl number at the wall is smaller', () => {
    const high = (wallPr?: number) => esduHighFin({ ...bank, longitudinalPitch: 0.0521, wallPr })
    const low = (wallPr?: number) => esduLowFin({ ...bank, staggered: 1, finDiameter: 0.0572, wallPr })
    expect(high()).toBeCloseTo(56.936476, 5)
    // 2 to the power of 0.26.
    expect([high(0.35) / high(), low(0.35) / low()].map(ratio => ratio.toFixed(5))).toEqual(['1.19748', '1.19748'])
  })
})

describe('efficiency in uneven flow after Weierman', () => {
  it('of segmented fins', () => {
    const fin = { coefficient: 60, conductivity: 45, height: 0.019, thickness: 0.00127, segmentWidth: 0.004 }
    expect(segmentedFin(fin)).toBeCloseTo(0.731709, 5)
  })

  it('of whole fins', () => {
    expect(wholeFin({ ideal: 0.8, diameterRatio: 1.75 })).toBeCloseTo(0.705035, 5)
    expect(wholeFin({ ideal: 0.6, diameterRatio: 2.2 })).toBeCloseTo(0.439577, 5)
  })
})

it('frost of 100 g/m2 makes 2.8195 times the pressure drop, and 2 g/s of it on 30 m2 double it in 973.76 s', () => {
  expect(frostDropRatio(0.1)).toBeCloseTo(2.8195, 9)
  expect(frostDoublingTime(0.002, 30)).toBeCloseTo(973.76, 1)
})
