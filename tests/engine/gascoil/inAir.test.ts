/** With dry air of 1 atm the gas coil is a coil in air: both engines of those give nearly the same. */
import { describe, expect, it } from 'vitest'
import { type CoilInput, rateCoil } from '../../../engine'
import { type GasCoilInput, rateGasCoil } from '../../../engine/gascoil'
import { builtOf, dryAir, inGas, nitrogenHeater, withFluid } from '../../support/gasCoils'

const heater = inGas(nitrogenHeater, { composition: dryAir })
const cooler = withFluid(
  { ...inGas(heater, { temperature: 310 }), application: 'Cooling' },
  { enteringTemperature: 280 },
)

/** The same coil with its air as moist air without moisture. */
const inAir = (
  { gas, fluid, geometry, application }: GasCoilInput,
  engineVersion: 'original' | 'v2025',
): CoilInput => ({
  ...{ coilType: 'FLUID', engineVersion, application, surfaceCondition: 'Dry', fluid, geometry },
  air: {
    flow: { basis: 'dry-air-mass', value: gas.flow.value },
    dryBulb: gas.temperature,
    humidity: { kind: 'humidity-ratio', value: 0 },
    pressure: { kind: 'absolute', value: gas.pressure },
  },
})

const glycol = withFluid(heater, { name: 'Ethylene glycol', share: 0.4, enteringTemperature: 345 })

/**
 * What remains: the transport of dry air is Sutherland's there, up to 0.7 % off in the conductivity, and its heat
 * capacity constant; the march of v2025 divides the tubes, where rows fed side by side are mixed here behind each.
 */
const most = { heat: 0.006, side: 0.013, drop: 0.003 } as const

describe('dry air of 1 atm', () => {
  it.each([
    ['counter', heater],
    ['parallel', builtOf(heater, { arrangement: 'parallel' })],
    ['cross', builtOf(heater, { arrangement: 'cross' })],
    ['two rows', builtOf(heater, { rows: 2 })],
    ['fins with waves', builtOf(heater, { finSurface: 'Corrugated' })],
    ['a glycol', glycol],
    ['cooled', cooler],
    ['cooled with fouling', { ...cooler, resistances: { insideFouling: 1e-4, outsideFouling: 2e-4, bond: 1e-5 } }],
    ['a coefficient of the user', { ...heater, methods: { external: { kind: 'coefficient', value: 60 } } }],
  ] as [string, GasCoilInput][])('agrees with the coils in air: %s', (name, coil) => {
    const { heat, gas, fluid, wall } = rateGasCoil(coil)
    for (const version of ['v2025', 'original'] as const) {
      const air = rateCoil({
        ...inAir(coil, version),
        resistances: coil.resistances,
        methods: coil.methods,
      } as CoilInput)
      const heatOff = Math.abs(heat / air.totalCapacity - 1)
      expect(heatOff, version).toBeLessThan(name === 'cross' && version === 'v2025' ? most.side : most.heat)
      expect(Math.abs(gas.pressureDrop.total / air.air.pressureDrop - 1), version).toBeLessThan(most.drop)
      expect(Math.abs(fluid.pressureDrop.total / air.fluid.pressureDrop.total - 1), version).toBeLessThan(most.drop)
      expect(Math.abs(gas.faceVelocity / air.air.faceVelocity - 1), version).toBeLessThan(1e-3)
      expect(Math.abs(gas.finEfficiency - air.air.finEfficiency), version).toBeLessThan(2e-3)
      // The mean surface of any row lies between the extremes of the metal and the gas.
      const surfaces = air.rows.map(row => row.surface)
      expect(Math.min(...surfaces)).toBeGreaterThan(Math.min(wall.coldest, gas.enteringTemperature))
      expect(Math.max(...surfaces)).toBeLessThan(Math.max(wall.hottest, gas.enteringTemperature))
    }
  })
})
