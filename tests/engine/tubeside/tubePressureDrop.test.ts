import { describe, expect, it } from 'vitest'
import {
  churchillFriction,
  returnBendLoss,
  type TubePressureInputs,
  tubePressureDrop,
  wallViscosityFactor,
} from '../../../engine/tubeside'
import reference from '../../reference/tubeFriction.json'

describe('churchillFriction', () => {
  it('agrees with another library within a millionth', () => {
    for (const [Re, roughness, f] of reference.churchill as [number, number, number][]) {
      expect(churchillFriction({ Re, roughness }).value / f - 1).toBeCloseTo(0, 6)
    }
  })

  it('is 64/Re in laminar flow', () => {
    for (const [Re, f] of reference.laminar as [number, number][]) {
      if (Re < 1500) expect(churchillFriction({ Re }).value / f).toBeCloseTo(1, 4)
    }
  })

  // Calculated by hand from the formula.
  it.each([
    [1000, 0.064, 0.064],
    [3000, 0.042975, 0.043692],
    [1e4, 0.031002, 0.03269],
    [1e5, 0.017875, 0.022343],
  ])('Re %i, smooth and e/D 0.001', (Re, smooth, rough) => {
    expect(churchillFriction({ Re }).value).toBeCloseTo(smooth, 5)
    expect(churchillFriction({ Re, roughness: 1e-3 }).value).toBeCloseTo(rough, 5)
  })
})

const coil = {
  massFlow: 4.73,
  feeds: 24,
  passes: 6,
  tubeLength: 1.524,
  insideDiameter: 0.014859,
  roughness: 1.5e-6,
  states: [{ share: 1, density: 999.5, viscosity: 1.35e-3, wallViscosity: 1.35e-3 }],
}

describe('tubePressureDrop', () => {
  it('follows Darcy by hand in the tubes', () => {
    const velocity = coil.massFlow / 24 / 999.5 / ((Math.PI / 4) * 0.014859 ** 2)
    const Re = (999.5 * velocity * 0.014859) / 1.35e-3
    const f = churchillFriction({ Re, roughness: 1.5e-6 / 0.014859 }).value
    const byHand = ((f * 6 * 1.524) / 0.014859) * ((999.5 * velocity ** 2) / 2)
    expect(tubePressureDrop(coil).tubes).toBeCloseTo(byHand, 6)
  })

  it('agrees with the straight tubes of another library within 3 %', () => {
    for (const [m, rho, mu, D, roughness, L, dp] of reference.onePhase as number[][]) {
      const Re = (4 * m!) / (Math.PI * D! * mu!)
      // In the transition region no two friction laws agree.
      if (Re > 2000 && Re < 5000) continue
      const { tubes } = tubePressureDrop({
        ...coil,
        massFlow: m!,
        feeds: 1,
        passes: 1,
        tubeLength: L!,
        insideDiameter: D!,
        roughness: roughness!,
        states: [{ share: 1, density: rho!, viscosity: mu!, wallViscosity: mu! }],
      })
      expect(Math.abs(tubes / dp! - 1)).toBeLessThan(0.03)
    }
  })

  it('has no bends in a single pass, and takes each state along the tubes by its share', () => {
    expect(tubePressureDrop({ ...coil, passes: 1 }).bends).toBe(0)
    const [water] = coil.states
    const steam = { share: 1, density: 0.6, viscosity: 1.2e-5, wallViscosity: 1.2e-5 }
    const by = (...states: TubePressureInputs['states']) => tubePressureDrop({ ...coil, states })
    const mixed = by({ ...water!, share: 3 }, steam)
    for (const part of ['tubes', 'bends'] as const) {
      expect(mixed[part] / (0.75 * by(water!)[part] + 0.25 * by(steam)[part])).toBeCloseTo(1, 12)
    }
  })

  it('grows with flow and with passes', () => {
    expect(tubePressureDrop({ ...coil, massFlow: 5 }).tubes).toBeGreaterThan(tubePressureDrop(coil).tubes)
    expect(tubePressureDrop({ ...coil, passes: 8 }).tubes).toBeGreaterThan(tubePressureDrop(coil).tubes)
  })
})

describe('losses', () => {
  // Crane: fully rough friction 50 f_T; for e/D 1e-4 f_T is 0.0120.
  it('gives the close return bend 50 f_T', () => {
    expect(returnBendLoss(1e-4)).toBeCloseTo(50 * 0.012, 2)
  })

  it('turns the wall viscosity from the laminar to the turbulent power without a step', () => {
    const factor = (Re: number) => wallViscosityFactor({ viscosity: 1e-3, wallViscosity: 1.5e-3, Re })
    expect(factor(1000)).toBeCloseTo(1.5 ** 0.25, 12)
    expect(factor(1e4)).toBeCloseTo(1.5 ** 0.14, 12)
    expect(factor(2300.1) / factor(2299.9)).toBeCloseTo(1, 4)
  })
})
