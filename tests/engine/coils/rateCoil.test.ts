import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilRating, FluidCoil } from '../../../engine/coils/coil'
import { moistAirEnthalpy, saturationHumidityRatio } from '../../../engine/fluids/moistAir'
import { liquidWater } from '../../../engine/fluids/water'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'

const mbh = (watts: number) => watts / 293.071
const fahrenheit = (T: number) => T * 1.8 - 459.67
const codes = (rating: CoilRating) => rating.warnings.map(warning => warning.code)

/** The chilled-water coil with some of its parts changed. */
type Change = { [Part in 'air' | 'fluid' | 'geometry']?: Partial<FluidCoil[Part]> }
function changed(change: Change & Partial<Omit<FluidCoil, keyof Change>>, from = chilledWaterCoil): FluidCoil {
  const { air, fluid, geometry, ...rest } = change
  return {
    ...from,
    ...rest,
    air: { ...from.air, ...air },
    fluid: { ...from.fluid, ...fluid },
    geometry: { ...from.geometry, ...geometry },
  }
}

describe('a chilled-water coil of an office air handler', () => {
  const rating = rateCoil(chilledWaterCoil)

  // A flat-fin coil of this size has a cooling capacity of about 340 to 430 MBH; sensible by 1.085 SCFM dT, water by
  // 500 gpm dT.
  it('cools as much as such coils do', () => {
    expect(mbh(rating.totalCapacity)).toBeGreaterThan(335)
    expect(mbh(rating.totalCapacity)).toBeLessThan(430)
    expect(rating.sensibleHeatRatio).toBeGreaterThan(0.6)
    expect(rating.sensibleHeatRatio).toBeLessThan(0.75)
  })

  it('agrees with the rules of thumb of the trade', () => {
    const drop = 80 - fahrenheit(rating.air.leaving.dryBulb)
    const rise = fahrenheit(rating.fluid.leavingTemperature) - 44
    expect(mbh(rating.sensibleCapacity)).toBeCloseTo((1.085 * 9000 * drop) / 1000, -1)
    expect(mbh(rating.totalCapacity) / ((500 * 75 * rise) / 1000)).toBeCloseTo(1, 1)
  })

  it('counts the air by hand: 40 500 lb/h, 600 ft/min', () => {
    expect((rating.air.dryAirFlow * 3600) / 0.45359237).toBeCloseTo(40_500, 0)
    expect(rating.air.standardFaceVelocity / 0.00508).toBeCloseTo(600, 2)
    expect(rating.air.faceVelocity).toBeGreaterThan(rating.air.standardFaceVelocity)
  })

  it('leaves cool, nearly saturated air below the entering moisture', () => {
    const { leaving, entering } = rating.air
    expect(fahrenheit(leaving.dryBulb)).toBeGreaterThan(52)
    expect(fahrenheit(leaving.dryBulb)).toBeLessThan(58)
    expect(leaving.relativeHumidity).toBeGreaterThan(0.85)
    expect(leaving.relativeHumidity).toBeLessThanOrEqual(1)
    expect(leaving.humidityRatio).toBeLessThan(entering.humidityRatio)
    expect(leaving.dewPoint).toBeLessThanOrEqual(leaving.wetBulb)
    expect(leaving.wetBulb).toBeLessThanOrEqual(leaving.dryBulb)
  })

  it('condenses what the air loses', () => {
    const { dryAirFlow, entering, leaving, condensate } = rating.air
    expect(condensate).toBeCloseTo(dryAirFlow * (entering.humidityRatio - leaving.humidityRatio), 9)
    expect((condensate * 3600) / 0.45359237).toBeGreaterThan(80)
  })

  it('closes the heat balance of both streams, with the condensate', () => {
    expect(Math.abs(rating.energyBalance)).toBeLessThan(1e-7)
    const { massFlow, enteringTemperature, leavingTemperature } = rating.fluid
    const water = liquidWater(leavingTemperature).h - liquidWater(enteringTemperature).h
    expect(rating.totalCapacity / (massFlow * water)).toBeCloseTo(1, 6)
    const air = rating.air.dryAirFlow * (rating.air.entering.enthalpy - rating.air.leaving.enthalpy)
    // The condensate leaves below the entering dew point: its heat is less than 1 % of the total.
    expect((air - rating.totalCapacity) / air).toBeGreaterThan(0)
    expect((air - rating.totalCapacity) / air).toBeLessThan(0.01)
  })

  it('adds up over the rows and passes the streams on from row to row', () => {
    expect(rating.rows.reduce((sum, row) => sum + row.heat, 0)).toBeCloseTo(rating.totalCapacity, 3)
    expect(rating.rows.reduce((sum, row) => sum + row.sensibleHeat, 0)).toBeCloseTo(rating.sensibleCapacity, 3)
    rating.rows.slice(1).forEach((row, index) => {
      expect(row.airIn).toEqual(rating.rows[index]!.airOut)
      expect(rating.rows[index]!.fluidIn).toBeCloseTo(row.fluidOut, 5)
    })
    for (const row of rating.rows) {
      expect(row.surface).toBeGreaterThan(row.fluidIn)
      expect(row.surface).toBeLessThan(row.airIn.dryBulb)
    }
  })

  it('runs the water at 3.7 ft/s, turbulent', () => {
    // 75 gpm in 24 tubes of 0.585 in: 75/24 gpm x 0.3208 / 0.2688 in2.
    expect(rating.fluid.tubeVelocity / 0.3048).toBeCloseTo(((75 / 24) * 0.320833) / ((Math.PI / 4) * 0.585 ** 2), 1)
    expect(rating.fluid.reynolds).toBeGreaterThan(1e4)
    const { tubes, bends, headers, connections, total } = rating.fluid.pressureDrop
    expect(total).toBeCloseTo(tubes + bends + headers + connections, 6)
    expect(total / 2989.07).toBeGreaterThan(3)
    expect(total / 2989.07).toBeLessThan(9)
  })

  it('is built as such coils are', () => {
    const { construction } = rating
    expect(construction).toMatchObject({ tubesHigh: 24, tubes: 144, feeds: 24, passes: 6, connectionLabel: '2½ MPT' })
    expect(construction.dryWeight / 0.45359237).toBeGreaterThan(230)
    expect(construction.dryWeight / 0.45359237).toBeLessThan(380)
    expect(construction.internalVolume / 3.785411784e-3).toBeGreaterThan(9)
    expect(construction.internalVolume / 3.785411784e-3).toBeLessThan(14)
    expect(construction.overallLength).toBeGreaterThan(1.524 + 0.1)
  })

  it('has resistances that add to the whole, most of it in the air', () => {
    const { resistances, conductance, construction } = rating
    expect(resistances.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 12)
    const total = resistances.reduce((sum, each) => sum + each.value, 0)
    expect(conductance).toBeCloseTo(construction.outsideArea / total, 6)
    expect(resistances.find(each => each.name === 'air')!.share).toBeGreaterThan(0.6)
  })

  it('says what is doubtful: carry-over at 600 ft/min, tube outside the fin data, bare aluminium on copper, no fouling', () => {
    expect(codes(rating)).toEqual(['CARRYOVER', 'FIN_RANGE', 'GALVANIC', 'FOULING_ZERO'])
    expect(rating.warnings[0]).toMatchObject({
      severity: 'warning',
      quantity: 'velocity',
      limits: [0, 2.794],
      message: expect.stringMatching(/^3\.05 m\/s/),
    })
  })

  it('settles in a few steps', () => {
    expect(rating.iterations).toBeLessThan(20)
  })
})

describe('a hot-water coil', () => {
  const rating = rateCoil(hotWaterCoil)

  it('heats without moisture', () => {
    expect(rating.totalCapacity).toBeGreaterThan(0)
    expect(rating.sensibleHeatRatio).toBeCloseTo(1, 9)
    expect(rating.air.leaving.humidityRatio).toBe(rating.air.entering.humidityRatio)
    expect(rating.air.condensate).toBe(0)
    expect(rating.air.pressureDrop).toBeCloseTo(rating.air.dryPressureDrop, 9)
    expect(rating.fluid.leavingTemperature).toBeLessThan(rating.fluid.enteringTemperature)
    expect(Math.abs(rating.energyBalance)).toBeLessThan(1e-7)
  })

  it('warms the air by what the rule of thumb gives for its heat', () => {
    const rise = fahrenheit(rating.air.leaving.dryBulb) - 50
    expect(mbh(rating.totalCapacity) / ((1.085 * 9000 * rise) / 1000)).toBeCloseTo(1, 1)
  })
})

describe('a duty of the wrong sign', () => {
  it('is answered with an error notice and a negative capacity', () => {
    const rating = rateCoil(changed({ application: 'Heating' }))
    expect(rating.totalCapacity).toBeLessThan(0)
    expect(rating.warnings).toContainEqual(expect.objectContaining({ code: 'DUTY_SIGN', severity: 'error' }))
  })

  it('is no duty at all where both streams have one temperature', () => {
    const even = changed({ fluid: { enteringTemperature: chilledWaterCoil.air.dryBulb } })
    const rating = rateCoil(even)
    expect(Math.abs(rating.totalCapacity)).toBeLessThan(1e-3)
    expect(rating.sensibleHeatRatio).toBe(1)
    expect(codes(rating)).toContain('DUTY_SIGN')
  })
})

describe('a wanted leaving temperature', () => {
  const wanting = (value: number) => changed({ fluid: { given: { kind: 'leaving-temperature', value } } })

  it('finds the flow that gives it, and the same coil by that flow', () => {
    const known = rateCoil(chilledWaterCoil)
    const found = rateCoil(wanting(known.fluid.leavingTemperature))
    expect(found.fluid.volumeFlow / known.fluid.volumeFlow).toBeCloseTo(1, 5)
    expect(found.totalCapacity / known.totalCapacity).toBeCloseTo(1, 5)
  })

  it('refuses a temperature beyond the entering air and names what is reachable', () => {
    expect(() => rateCoil(wanting(305))).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message: expect.stringContaining('reachable'),
        inputs: expect.objectContaining({
          path: 'fluid.given.value',
          min: expect.any(Number),
          max: expect.any(Number),
        }),
      }),
    )
  })

  it('refuses a temperature on the wrong side of the entering fluid', () => {
    expect(() => rateCoil(wanting(275))).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })
})

describe('a surface that was set dry', () => {
  const rating = rateCoil(changed({ surfaceCondition: 'Dry' }))

  it('takes no moisture out and says that it should', () => {
    expect(rating.sensibleCapacity).toBeCloseTo(rating.totalCapacity, 6)
    expect(rating.wetFraction).toBe(0)
    expect(codes(rating)).toContain('SURFACE_DRY_FORCED')
  })

  it('says so where one row alone is below the dew point', () => {
    const surfaces = rating.rows.map(({ surface }) => surface)
    // A dew point between the coldest row and the others.
    const [coldest, next] = surfaces.toSorted((a, b) => a - b)
    const value = saturationHumidityRatio((coldest! + next!) / 2, rating.air.pressure)
    const humidity = { kind: 'humidity-ratio', value } as const
    const one = rateCoil(changed({ surfaceCondition: 'Dry', air: { humidity } }))
    expect(one.rows.filter(({ surface }) => surface < one.air.entering.dewPoint)).toHaveLength(1)
    expect(one.warnings.find(({ code }) => code === 'SURFACE_DRY_FORCED')?.value).toBe(
      Math.min(...one.rows.map(({ surface }) => surface)),
    )
  })

  it('has its dirt outside in the way of the heat, on fins that lead it on in part', () => {
    const outsideFouling = 2e-4
    const { resistances, air } = rateCoil(changed({ surfaceCondition: 'Dry', resistances: { outsideFouling } }))
    const found = resistances.find(({ name }) => name === 'outside fouling')!
    expect(found.value * air.surfaceEfficiency).toBeCloseTo(outsideFouling, 9)
  })

  it('is told of air as fast as practice does not have it, whatever the user allows', () => {
    const flow = { basis: 'standard-volume', value: 6 } as const
    const limitOf = (faceVelocity: number) =>
      rateCoil(changed({ surfaceCondition: 'Dry', air: { flow }, limits: { faceVelocity } })).warnings.find(
        ({ code }) => code === 'FACE_VEL_HIGH',
      )?.limits?.[1]
    // 800 ft/min.
    expect([limitOf(10), limitOf(3)]).toEqual([4.064, 3])
  })

  it('gives less total heat than the wet coil, which is the reason to ask', () => {
    expect(rating.totalCapacity).toBeLessThan(rateCoil(chilledWaterCoil).totalCapacity)
  })
})

describe('how air is counted', () => {
  it('does not matter when the flows are the same', () => {
    const standard = rateCoil(chilledWaterCoil)
    const mass = rateCoil(changed({ air: { flow: { basis: 'dry-air-mass', value: standard.air.dryAirFlow } } }))
    const actual = rateCoil(
      changed({
        air: {
          flow: { basis: 'actual-volume', value: standard.air.dryAirFlow * standard.air.entering.specificVolume },
        },
      }),
    )
    expect(mass.totalCapacity).toBeCloseTo(standard.totalCapacity, 3)
    expect(actual.totalCapacity).toBeCloseTo(standard.totalCapacity, 3)
  })

  it('gives the same coil for a wet bulb, a relative humidity and a humidity ratio of one state', () => {
    const { entering } = rateCoil(chilledWaterCoil).air
    const by = (kind: 'relative-humidity' | 'humidity-ratio', value: number) =>
      rateCoil(changed({ air: { humidity: { kind, value } } })).totalCapacity
    const reference = rateCoil(chilledWaterCoil).totalCapacity
    expect(by('relative-humidity', entering.relativeHumidity) / reference).toBeCloseTo(1, 6)
    expect(by('humidity-ratio', entering.humidityRatio) / reference).toBeCloseTo(1, 6)
  })

  it('takes the pressure from the altitude by the standard atmosphere', () => {
    // ASHRAE: 24.900 inHg at 5 000 ft is 84.3 kPa.
    const high = rateCoil(changed({ air: { pressure: { kind: 'altitude', value: 1524 } } }))
    expect(high.air.pressure / 84_309).toBeCloseTo(1, 3)
  })
})

describe('limits that were asked for', () => {
  it('are compared and change nothing', () => {
    const limits = { airPressureDrop: 100, fluidPressureDrop: 5000, faceVelocity: 2.5, capacity: 150_000 }
    const rating = rateCoil(changed({ limits }))
    expect(rating.totalCapacity).toBe(rateCoil(chilledWaterCoil).totalCapacity)
    expect(codes(rating)).toEqual(expect.arrayContaining(['AIR_DP_HIGH', 'FLUID_DP', 'FACE_VEL_HIGH', 'CAPACITY_LOW']))
    const low = rating.warnings.find(warning => warning.code === 'CAPACITY_LOW')!
    expect(low).toMatchObject({ quantity: 'heatFlow', limits: [150_000, Number.MAX_VALUE] })
  })

  it.each(['original', 'v2025'] as const)('by %s say of the air that it leaves too warm or too cold', engineVersion => {
    const { dryBulb } = rateCoil(changed({ engineVersion })).air.leaving
    const said = (application: 'Cooling' | 'Heating', leavingDryBulb: number) => {
      const coil = application === 'Cooling' ? chilledWaterCoil : hotWaterCoil
      return rateCoil({ ...coil, engineVersion, limits: { leavingDryBulb } }).warnings.find(({ code }) =>
        code.startsWith('LEAVING_AIR'),
      )
    }
    expect(said('Cooling', dryBulb - 1)).toMatchObject({ code: 'LEAVING_AIR_HIGH', limits: [0, dryBulb - 1] })
    expect(said('Cooling', dryBulb + 1)).toBeUndefined()
    expect(said('Heating', 400)).toMatchObject({ code: 'LEAVING_AIR_LOW', quantity: 'temperature' })
    expect(said('Heating', 295)).toBeUndefined()
  })

  it('are silent where they are met', () => {
    const limits = { airPressureDrop: 300, fluidPressureDrop: 60_000, faceVelocity: 4, capacity: 50_000 }
    expect(codes(rateCoil(changed({ limits })))).toEqual(codes(rateCoil(chilledWaterCoil)))
  })
})

describe('notices of practice', () => {
  const flow = (kind: 'volume-flow' | 'mass-flow', value: number) => ({ fluid: { given: { kind, value } } })

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['FACE_VEL_LOW', { air: { flow: { basis: 'standard-volume', value: 1.2 } } }],
    ['FACE_VEL_HIGH', { air: { flow: { basis: 'standard-volume', value: 6 } } }],
    ['AIR_DP_HIGH', { geometry: { finPitch: 0.0016 } }],
    ['TUBE_VEL_LOW', flow('mass-flow', 0.9)],
    ['TUBE_VEL_HIGH', flow('mass-flow', 12)],
    ['TUBE_LAMINAR', flow('mass-flow', 0.5)],
    ['TUBE_TRANSITION', flow('mass-flow', 1.1)],
    ['FLUID_DP', { geometry: { circuiting: 0.5 } }],
    ['FREEZE_FLUID', { fluid: { enteringTemperature: 274 } }],
    ['PINCH', { fluid: { given: { kind: 'mass-flow', value: 0.3 } }, geometry: { circuiting: 0.25 } }],
    ['ROWS_CAPPED', { geometry: { rows: 8 } }],
    ['CIRCUIT_UNEVEN', { geometry: { rows: 4, circuiting: 0.75 } }],
    ['CIRCUIT_ODD_PASS', { geometry: { rows: 5 } }],
    ['FIN_HEIGHT', { geometry: { finnedHeight: 0.945 } }],
  ])('says %s', (code, change) => {
    const found = rateCoil(changed(change)).warnings.filter(warning => warning.code === code)
    expect(found).toHaveLength(1)
    expect(found[0]!.message).toMatch(/\d/)
  })

  it('warns of wet fins so tall that they drain over one another, whatever the velocity', () => {
    const tall = rateCoil(changed({ geometry: { finnedHeight: 1.524 } })).warnings
    expect(tall.filter(({ code }) => code === 'CARRYOVER')).toEqual([
      expect.objectContaining({ severity: 'warning', limits: [0, 1.2192], quantity: 'length' }),
    ])
    expect(codes(rateCoil(changed({ geometry: { finnedHeight: 1.524 } }, hotWaterCoil)))).not.toContain('CARRYOVER')
  })

  it('warns of water that wears copper before it is too fast for every tube', () => {
    const limitOf = (tubeMaterial: string) =>
      rateCoil(changed({ geometry: { tubeMaterial }, ...flow('mass-flow', 9) })).warnings.find(
        ({ code }) => code === 'TUBE_VEL_HIGH',
      )
    expect(limitOf('Copper')).toMatchObject({ severity: 'warning', limits: [0.3048, 1.8288] })
    expect(limitOf('Carbon Steel')).toBeUndefined()
  })

  it('warns of water within 3 K of freezing', () => {
    const frosty = changed({
      air: { dryBulb: 276, humidity: { kind: 'relative-humidity', value: 0.9 } },
      fluid: { enteringTemperature: 273.15, given: { kind: 'mass-flow', value: 15 } },
    })
    expect(codes(rateCoil(frosty))).toContain('FREEZE_FLUID')
  })

  it('calls a heating coil that freezes an error', () => {
    const icy = changed(
      {
        air: { dryBulb: 245, humidity: { kind: 'relative-humidity', value: 0.5 } },
        fluid: { enteringTemperature: 300, given: { kind: 'mass-flow', value: 0.5 } },
      },
      hotWaterCoil,
    )
    expect(rateCoil(icy).warnings).toContainEqual(expect.objectContaining({ code: 'FREEZE_FLUID', severity: 'error' }))
  })
})

describe('continuity', () => {
  /** Largest relative step of the capacity along a list of inputs. */
  const largestStep = (inputs: FluidCoil[]) => {
    const heats = inputs.map(input => rateCoil(input).totalCapacity)
    return Math.max(...heats.slice(1).map((heat, k) => Math.abs(heat / heats[k]! - 1)))
  }
  const along = (from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, k) => from + ((to - from) * k) / steps)

  it('has no step where the surface becomes wet', () => {
    const inputs = along(0.2, 0.6, 200).map(value =>
      changed({ air: { humidity: { kind: 'relative-humidity', value } } }),
    )
    const wet = inputs.map(input => rateCoil(input).wetFraction)
    expect(wet[0]).toBe(0)
    expect(wet.at(-1)).toBe(1)
    // 0.2 % relative humidity per step changes the latent heat by less than 1 % of the capacity.
    expect(largestStep(inputs)).toBeLessThan(0.01)
  })

  it('has no step where the flow becomes turbulent', () => {
    const inputs = along(0.6, 1.8, 240).map(value => changed({ fluid: { given: { kind: 'mass-flow', value } } }))
    expect(rateCoil(inputs[0]!).fluid.reynolds).toBeLessThan(2300)
    expect(rateCoil(inputs.at(-1)!).fluid.reynolds).toBeGreaterThan(4000)
    expect(largestStep(inputs)).toBeLessThan(0.01)
  })
})

it('keeps the enthalpy of every state that it reports', () => {
  const { leaving } = rateCoil(chilledWaterCoil).air
  expect(leaving.enthalpy).toBeCloseTo(moistAirEnthalpy(leaving.dryBulb, leaving.humidityRatio), 4)
})
