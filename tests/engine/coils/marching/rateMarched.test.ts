/** Fluid coils by segments along the tubes. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { FluidCoil } from '../../../../engine/coils/coil'
import { rateMarched } from '../../../../engine/coils/marching/rateMarched'
import { chilledWaterCoil, counterCoils, hotWaterCoil } from '../../../support/coils'

const water = chilledWaterCoil as FluidCoil
const hot = hotWaterCoil as FluidCoil
const v2025 = <Input extends FluidCoil>(input: Input) => rateCoil({ ...input, engineVersion: 'v2025' })

describe('a fluid coil by v2025', () => {
  it.each(counterCoils)('%s: agrees with original within 2 %', (_name, input) => {
    const [one, other] = [rateCoil(input), v2025(input)]
    expect(other.engineVersion).toBe('v2025')
    expect(Math.abs(other.totalCapacity / one.totalCapacity - 1)).toBeLessThan(0.02)
    expect(Math.abs(other.fluid.pressureDrop.total / one.fluid.pressureDrop.total - 1)).toBeLessThan(0.05)
    expect(Math.abs(other.air.pressureDrop / one.air.pressureDrop - 1)).toBeLessThan(0.05)
    expect(Math.abs(other.energyBalance)).toBeLessThan(1e-5)
    expect(other.rows).toHaveLength(input.geometry.rows)
    expect(other.rows.reduce((sum, row) => sum + row.heat, 0) / other.totalCapacity).toBeCloseTo(
      input.application === 'Heating' ? -1 : 1,
      6,
    )
  })

  it.each(counterCoils)('%s: twice the segments change nothing to speak of', (_name, input) => {
    expect(
      Math.abs(rateMarched(input, { fineness: 2 }).totalCapacity / rateMarched(input).totalCapacity - 1),
    ).toBeLessThan(1e-3)
  })

  it('finds the flow for a leaving temperature and for a capacity', () => {
    const rated = v2025(water)
    const leaving = v2025({
      ...water,
      fluid: { ...water.fluid, given: { kind: 'leaving-temperature', value: rated.fluid.leavingTemperature } },
    })
    const capacity = v2025({
      ...water,
      fluid: { ...water.fluid, given: { kind: 'capacity', value: rated.totalCapacity } },
    })
    for (const found of [leaving, capacity]) {
      expect(found.fluid.massFlow / rated.fluid.massFlow).toBeCloseTo(1, 4)
      expect(found.totalCapacity / rated.totalCapacity).toBeCloseTo(1, 5)
    }
  })

  it('orders arrangements as theory does: counter, then zig-zag and cross, then parallel', () => {
    const by = (arrangement: 'counter' | 'zig-zag' | 'cross' | 'parallel') =>
      v2025({ ...water, geometry: { ...water.geometry, circuiting: 0.5, arrangement } }).totalCapacity
    const [counter, parallel] = [by('counter'), by('parallel')]
    for (const between of [by('zig-zag'), by('cross')]) {
      expect(between).toBeLessThan(0.98 * counter)
      expect(between).toBeGreaterThan(1.02 * parallel)
    }
  })

  it('carries glycol, oil and gas', () => {
    const glycol = v2025({ ...water, fluid: { ...water.fluid, name: 'Ethylene glycol', share: 0.3 } })
    expect(glycol.totalCapacity).toBeLessThan(0.97 * v2025(water).totalCapacity)
    expect(glycol.totalCapacity).toBeGreaterThan(0.6 * v2025(water).totalCapacity)
    const oil = v2025({ ...hot, fluid: { ...hot.fluid, name: 'Therminol 66', enteringTemperature: 420 } })
    expect(oil.totalCapacity).toBeGreaterThan(0)
    const gas = v2025({
      ...hot,
      fluid: { name: 'Nitrogen', enteringTemperature: 400, given: { kind: 'mass-flow', value: 1 }, pressure: 1e6 },
    })
    expect(gas.fluid.leavingTemperature).toBeLessThan(400)
    for (const rated of [glycol, oil, gas]) expect(Math.abs(rated.energyBalance)).toBeLessThan(1e-5)
  })
})
