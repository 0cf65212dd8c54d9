/** Steam coils in winter air: their usual duty, and temperatures far below the range of water and steam. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, EngineVersion, SteamCoil } from '../../../engine/coils/coil'
import { evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const types = ['STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR'] as const
const engines = ['original', 'v2025'] as const
/** Entering air [°C]. */
const airs = [-40, -12, 5] as const
/**
 * From below atmospheric pressure, as in heating systems, up to the limit of film condensation without velocity [Pa].
 */
const pressures = [7e4, 1.36e5, 2e6] as const

const coilIn = (celsius: number, coilType: SteamCoil['coilType'], engineVersion: EngineVersion): SteamCoil => ({
  ...steamCoil,
  coilType,
  engineVersion,
  air: { ...steamCoil.air, dryBulb: 273.15 + celsius },
  // Copper does not withstand the highest of these pressures at its temperature.
  geometry: { ...steamCoil.geometry, tubeMaterial: '304 Stainless' },
  steam: { ...steamCoil.steam, ...(coilType.startsWith('SUPER') && { temperature: 500 }) },
})

const cases = types.flatMap(type => engines.flatMap(engine => airs.map(celsius => [type, engine, celsius] as const)))

describe.each(cases)('%s by %s in air of %d °C', (type, engine, celsius) => {
  const winter = coilIn(celsius, type, engine)

  it.each(pressures)('is rated at %d Pa, settled, balanced, and heats the air', pressure => {
    const { steam } = winter
    const { totalCapacity, sensibleCapacity, air, fluid, warnings } = rateCoil({
      ...winter,
      steam: { ...steam, pressure },
    })
    expect(totalCapacity).toBeGreaterThan(1000)
    expect(sensibleCapacity).toBeGreaterThan(1000)
    expect(air.leaving.dryBulb).toBeGreaterThan(winter.air.dryBulb + 10)
    const { enteringEnthalpy, leavingEnthalpy } = fluid.phaseChange!
    const toAir = air.dryAirFlow * (air.leaving.enthalpy - air.entering.enthalpy)
    const fromSteam = fluid.massFlow * (enteringEnthalpy - leavingEnthalpy)
    expect(Math.abs(toAir / totalCapacity - 1)).toBeLessThan(5e-4)
    expect(Math.abs(fromSteam / totalCapacity - 1)).toBeLessThan(5e-4)
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
  })

  it('says that condensate may freeze only where no inner tube keeps it warm, in air near freezing', () => {
    const codes = rateCoil(winter).warnings.map(({ code }) => code)
    const freezes = !type.endsWith('DISTR') && 273.15 + celsius < 277.6
    expect(codes.filter(code => code.startsWith('FREEZE'))).toEqual(freezes ? ['FREEZE_AIR_STEAM'] : [])
  })
})

it.each(engines)('gives more the colder the air, by %s, without a step', engine => {
  const capacities = Array.from({ length: 46 }, (_, i) => rateCoil(coilIn(5 - i, 'STEAM_DISTR', engine)).totalCapacity)
  const steps = capacities.slice(1).map((capacity, i) => capacity / capacities[i]! - 1)
  expect(Math.min(...steps)).toBeGreaterThan(0.002)
  expect(Math.max(...steps)).toBeLessThan(0.02)
})

it('boils carbon dioxide in air that is warmer than its critical point', () => {
  const capacityIn = (dryBulb: number) => {
    const input: CoilInput = {
      ...evaporatorCoil,
      surfaceCondition: 'Dry',
      air: { ...evaporatorCoil.air, dryBulb, humidity: { kind: 'relative-humidity', value: 0.3 } },
      refrigerant: {
        name: 'R-744',
        suctionTemperature: 273.15,
        inlet: { kind: 'quality', value: 0.3 },
        given: { kind: 'superheat', value: 5 },
      },
    }
    return rateCoil(input).totalCapacity
  }
  expect(capacityIn(318)).toBeGreaterThan(capacityIn(306))
})
