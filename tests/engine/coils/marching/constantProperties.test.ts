/** The marched coil against numerical strips and published cases, with constant properties. */
import { describe, expect, it } from 'vitest'
import reference from '../../../reference/multirowCrossFlow.json'
import { marchConstant } from './constantCoil'

type Row = [number, number, number, number, 'air' | 'tube', 'counter' | 'parallel', number]
const rows = reference.rows as Row[]
const dryAir = 1006
const least = 1000

const marched = ([n, passes, NTU, Cr, smaller, order]: Row, slices: number) => {
  const airRate = smaller === 'air' ? least : least / Cr
  return marchConstant({
    rows: n,
    passes,
    order,
    slices,
    airFlow: airRate / dryAir,
    air: { T: 300, W: 0 },
    fluidIn: 290,
    fluidRate: smaller === 'air' ? least / Cr : least,
    outside: 2 * NTU * least,
    inside: 2 * NTU * least,
  })
}

describe('a marched coil of constant properties', () => {
  it.each(rows)('%i rows, %i passes, NTU %d, Cr %d, %s the smaller, %s: strips within 1e-4', (...row) => {
    const { heat, sweeps, converged } = marched(row, 40)
    expect(converged).toBe(true)
    expect(sweeps).toBeLessThan(15)
    expect(Math.abs(heat / (least * 10) - row[6])).toBeLessThan(1e-4)
  })

  it('changes by less than 0.3 % when its slices are doubled from six', () => {
    for (const row of rows) expect(Math.abs(marched(row, 6).heat / marched(row, 12).heat - 1)).toBeLessThan(3e-3)
  })
})

const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/** J. W. Mitchell, J. E. Braun, Principles of Heating, Ventilation, and Air Conditioning, SM-2-1: counterflow, UA of each side. */
describe('the cooling coil of Mitchell and Braun', () => {
  // Moisture by mass of moist air, heat [W], water and air out [F], from an independent march in small steps.
  it.each([
    ['dry (case 85)', 0.0035383, 45_258, 47.15, 49.49],
    ['partly wet (case 84)', 0.0089757, 50_335, 47.72, 51.62],
    ['wet (case 86)', 0.01765, 81_641, 51.29, 58.36],
  ])('%s', (_case, moisture, heat, waterOut, airOut) => {
    const W = moisture / (1 - moisture)
    const found = marchConstant({
      rows: 30,
      passes: 30,
      order: 'counter',
      slices: 4,
      airFlow: 2.646 / (1 + W),
      air: { T: fahrenheit(80), W },
      fluidIn: fahrenheit(42),
      fluidRate: 3.78 * 4190,
      outside: 9495.5,
      inside: 9495.5,
      maySweat: true,
    })
    expect(found.converged).toBe(true)
    // The march that is compared with gives the heat of the condensate to the water.
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
