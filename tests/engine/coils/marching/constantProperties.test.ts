/** The marched coil compared with numerical strips and published cases, with constant properties. */
import { describe, expect, it } from 'vitest'
import { strips } from '../../../support/comparisons/exchanger'
import { marchConstant, marchedStrip } from '../../../support/constantCoil'
import { byMarch, mitchellBraun } from '../../../support/mitchellBraun'

describe('a marched coil of constant properties', () => {
  it.each(strips)('%i rows, %i passes, NTU %d, Cr %d, %s the smaller, %s: strips within 1e-4', (...row) => {
    const { effectiveness, sweeps, converged } = marchedStrip(row, 40)
    expect(converged).toBe(true)
    expect(sweeps).toBeLessThan(15)
    expect(Math.abs(effectiveness - row[6])).toBeLessThan(1e-4)
  })

  it('changes by less than 0.3 % when its slices are doubled from six', () => {
    for (const row of strips)
      expect(Math.abs(marchedStrip(row, 6).heat / marchedStrip(row, 12).heat - 1)).toBeLessThan(3e-3)
  })
})

const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

describe('the cooling coil of Mitchell and Braun', () => {
  it.each(mitchellBraun)('$name', ({ moisture, heat, waterOut, airOut }) => {
    const found = byMarch(moisture)
    expect(found.converged).toBe(true)
    // The reference march gives the heat of the condensate to the water.
    expect(Math.abs((found.heat + found.airEnd.condensateHeat) / heat - 1)).toBeLessThan(0.008)
    expect(Math.abs(found.fluidOut - fahrenheit(waterOut))).toBeLessThan(0.2)
    expect(Math.abs(found.airEnd.T - fahrenheit(airOut))).toBeLessThan(0.1)
  })

  it('condenses more where water moves faster than heat, as its Lewis number says', () => {
    const coil = (lewis: number) =>
      marchConstant({
        rows: 8,
        passes: 8,
        order: 'counter',
        slices: 4,
        airFlow: 2.6,
        air: { T: 300, W: 0.015 },
        fluidIn: 279,
        fluidRate: 16_000,
        outside: 9000,
        inside: 9000,
        maySweat: true,
        lewis,
      })
    const [slow, fast] = [coil(1), coil(0.9)]
    expect(fast.airEnd.condensate).toBeGreaterThan(slow.airEnd.condensate * 1.02)
    expect(fast.heat / slow.heat).toBeGreaterThan(1.005)
    expect(fast.heat / slow.heat).toBeLessThan(1.06)
  })
})
