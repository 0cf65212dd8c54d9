/** Fluid coils by segments along the tubes. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { CoilGeometry, CoilRating, FluidCoil } from '../../../../engine/coils/coil'
import { marchBalance } from '../../../../engine/coils/marching/balance'
import { rateMarched } from '../../../../engine/coils/marching/rateMarched'
import type { EngineError } from '../../../../engine/errors'
import { moistAirEnthalpy } from '../../../../engine/fluids/moistAir'
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
    expect(Math.abs(other.fluid.pressureDrop.headers / one.fluid.pressureDrop.headers - 1)).toBeLessThan(0.02)
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

  it('has dry surfaces between fluid and air as the resistances are', () => {
    const dry = { ...water, air: { ...water.air, humidity: { kind: 'relative-humidity' as const, value: 0.1 } } }
    const { rows, resistances } = v2025(dry)
    const whole = resistances.reduce((sum, { value }) => sum + value, 0)
    const inwards = 1 - resistances.find(({ name }) => name === 'air')!.value / whole
    for (const { surface, fluidIn, fluidOut, airIn, airOut } of rows) {
      const fluid = (fluidIn + fluidOut) / 2
      const share = (surface - fluid) / ((airIn.dryBulb + airOut.dryBulb) / 2 - fluid)
      expect(Math.abs(share / inwards - 1)).toBeLessThan(0.05)
    }
  })

  it('passes the fluid on from row to row, also where it passes a row twice', () => {
    const twice = { ...water, geometry: { ...water.geometry, rows: 3, circuiting: 0.5 } }
    for (const { rows, fluid, construction } of [v2025(twice), rateCoil(twice)]) {
      expect(construction.passes).toBe(6)
      expect(rows[2]!.fluidIn).toBeCloseTo(fluid.enteringTemperature, 6)
      expect(rows[1]!.fluidIn).toBeCloseTo(rows[2]!.fluidOut, 5)
      expect(rows[0]!.fluidIn).toBeCloseTo(rows[1]!.fluidOut, 5)
      expect(rows[0]!.fluidOut).toBeCloseTo(fluid.leavingTemperature, 3)
      // All of the water takes the heat of each row.
      for (const { fluidIn, fluidOut, heat } of rows)
        expect(heat / (fluid.massFlow * 4200 * (fluidOut - fluidIn))).toBeCloseTo(1, 2)
      // The hottest metal is beside the leaving water, where the air enters.
      expect(construction.ratedPressure!.tubes.temperature).toBeGreaterThan(fluid.leavingTemperature)
    }
  })

  it('mixes the fluid behind parallel rows by their flows', () => {
    // Two passes of one and a half rows: the back with half of the middle, then its other half with the front.
    const half = { ...water, geometry: { ...water.geometry, rows: 3, circuiting: 1.5 } }
    for (const { rows, fluid } of [v2025(half), rateCoil(half)]) {
      const [front, middle, back] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
      for (const { heat, fluidIn, fluidOut } of [front, back])
        expect(heat / ((2 / 3) * fluid.massFlow * 4200 * (fluidOut - fluidIn))).toBeCloseTo(1, 2)
      expect((2 * front.fluidOut + middle.fluidOut) / 3).toBeCloseTo(fluid.leavingTemperature, 3)
      expect(middle.fluidIn).toBeCloseTo(fluid.enteringTemperature, 6)
    }
  })

  it('keeps its balance where water leaves the air as mist', () => {
    const damp = { ...water.air, dryBulb: 320, humidity: { kind: 'relative-humidity' as const, value: 0.99 } }
    const given = { kind: 'mass-flow' as const, value: 10 }
    const glycol = { name: 'Ethylene glycol', share: 0.5, enteringTemperature: 275, given }
    const rated = v2025({ ...water, air: damp, fluid: glycol })
    expect(rated.warnings).toContainEqual(expect.objectContaining({ code: 'RH_SUPERSAT' }))
    expect(Math.abs(rated.energyBalance)).toBeLessThan(1e-5)
    const { dryAirFlow, entering, leaving, condensate } = rated.air
    expect(condensate).toBeCloseTo(dryAirFlow * (entering.humidityRatio - leaving.humidityRatio), 6)
    expect(rated.warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
  })

  it('counts what the air gives above what the fluid takes as positive', () => {
    // 2 kg/s of dry air lose 10 kJ/kg, of which 500 W leave with the condensate; 0.5 kg/s take 38 kJ/kg.
    const air = { T: 300, W: 0, flow: 2, pressure: 101_325 }
    const airEnd = { T: 290, W: 0, h: moistAirEnthalpy(300, 0) - 10_000, condensate: 0, condensateHeat: 500 }
    const march = {
      ...{ state: { coil: { air } }, flow: 0.5, airEnd: { ...airEnd, supersaturation: 0 } },
      ...{ inlet: { enthalpy: 50_000, pressure: 2e5 }, front: { enthalpy: 88_000, pressure: 2e5 } },
    } as unknown as Parameters<typeof marchBalance>[0]
    const balance = marchBalance(march)
    expect(balance.airHeat).toBeCloseTo(19_500, 6)
    expect(balance.heat).toBeCloseTo(19_000, 6)
    expect(balance.share).toBeCloseTo(500 / 19_500, 9)
    const more = { ...march, front: { ...march.front, enthalpy: 90_000 } }
    expect(marchBalance(more).share).toBeCloseTo(-500 / 20_000, 9)
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

const inserts = {
  rifled: { kind: 'rifled', fins: 45, finHeight: 3e-4, helixAngle: 0.45, apexAngle: 0.6 },
  spring: { kind: 'spring', pitch: 0.025, wire: 0.0012 },
  tape: { kind: 'tape', pitch: 0.06, thickness: 6e-4 },
  ball: { kind: 'ball', diameter: 0.008, pitch: 0.05 },
} as const satisfies Record<string, CoilGeometry['enhancement']>

const dioxide: FluidCoil = {
  ...hot,
  air: { ...hot.air, dryBulb: 303, humidity: { kind: 'relative-humidity', value: 0.4 } },
  fluid: {
    name: 'Carbon dioxide',
    pressure: 9.5e6,
    enteringTemperature: 370,
    given: { kind: 'mass-flow', value: 0.8 },
  },
}

describe('the tube side of a fluid coil by v2025', () => {
  const tubeIds = (rating: CoilRating) =>
    rating.methods!.filter(({ purpose }) => purpose.startsWith('tube ')).map(({ id }) => id)
  /** Both engines have the same laws by name, and the film coefficients and pressure drops in the tubes agree. */
  const agree = (input: FluidCoil, within: number) => {
    const [one, other] = [rateCoil(input), v2025(input)]
    expect(tubeIds(other)).toEqual(tubeIds(one))
    expect(Math.abs(other.fluid.coefficient / one.fluid.coefficient - 1)).toBeLessThan(within)
    expect(Math.abs(other.fluid.pressureDrop.tubes / one.fluid.pressureDrop.tubes - 1)).toBeLessThan(within)
    return other
  }

  it.each(Object.entries(inserts))('%s: the film and friction of original, other than plain', (_kind, enhancement) => {
    const plain = v2025(water)
    const rated = agree({ ...water, geometry: { ...water.geometry, enhancement } }, 0.02)
    expect(rated.fluid.pressureDrop.tubes).toBeGreaterThan(1.15 * plain.fluid.pressureDrop.tubes)
    expect(rated.fluid.coefficient).toBeGreaterThanOrEqual(plain.fluid.coefficient)
  })

  it.each(['dittus-boelter', 'petukhov-kirillov', 'sieder-tate', 'colburn'])('%s: as original', singlePhase => {
    const rated = agree({ ...water, methods: { singlePhase } }, 0.02)
    expect(rated.fluid.coefficient).not.toBeCloseTo(v2025(water).fluid.coefficient, 0)
    const { inputs } = rated.methods!.find(({ id }) => id === singlePhase)!
    expect(inputs.Re).toBeCloseTo(rated.fluid.reynolds, -3)
  })

  it.each(['pitla', 'yoon', 'dang-hihara', 'krasnoshchekov'])('%s: carbon dioxide above its critical pressure', id => {
    const rated = v2025({ ...dioxide, methods: { singlePhase: id } })
    expect(tubeIds(rated)).toContain(id)
    // Each is the mean of the places along the tubes, where `original` uses the mean place.
    expect(
      Math.abs(rated.totalCapacity / rateCoil({ ...dioxide, methods: { singlePhase: id } }).totalCapacity - 1),
    ).toBeLessThan(0.02)
    const bulk = v2025({ ...dioxide, methods: { singlePhase: 'gnielinski' } })
    expect(rated.fluid.coefficient).not.toBeCloseTo(bulk.fluid.coefficient, 0)
  })

  it('refuses at the field a law that the tubes do not suit, an insert that does not fit, a flow that is no flow', () => {
    const path = (input: FluidCoil) => {
      try {
        v2025(input)
      } catch (error) {
        return (error as EngineError).inputs.path
      }
      return undefined
    }
    for (const singlePhase of ['webb-rifled', 'pitla', 'friedel', 'nonsense'])
      expect(path({ ...water, methods: { singlePhase } })).toBe('methods.singlePhase')
    const ball = { ...inserts.ball, diameter: 0.03 }
    expect(path({ ...water, geometry: { ...water.geometry, enhancement: ball } })).toBe('geometry.enhancement.diameter')
    const given = { kind: 'mass-flow' as const, value: 900 }
    expect(path({ ...water, fluid: { ...water.fluid, given } })).toBe('fluid.given.value')
  })
})

describe('a duty that no coil does', () => {
  const refusal = (fluid: Partial<FluidCoil['fluid']>, coil: FluidCoil = water) => {
    try {
      v2025({ ...coil, fluid: { ...coil.fluid, ...fluid } })
    } catch (error) {
      return (error as EngineError).inputs
    }
    return undefined
  }

  it('is refused at its field: heat between streams of one temperature, or of the wrong sign', () => {
    const given = { kind: 'capacity' as const, value: 1000 }
    for (const enteringTemperature of [water.air.dryBulb, water.air.dryBulb + 10])
      expect(refusal({ enteringTemperature, given })?.path).toBe('fluid.enteringTemperature')
    expect(refusal({ given: { ...given, value: 20_000 } })).toBeUndefined()
  })

  it('is refused with the range in which the fluid can leave, from low to high', () => {
    const leaving = (value: number, coil: FluidCoil) =>
      refusal({ given: { kind: 'leaving-temperature', value } }, coil) as { path: string; min: number; max: number }
    for (const coil of [water, hot]) {
      const ends = [coil.fluid.enteringTemperature, coil.air.dryBulb].sort((one, other) => one - other)
      const { path, min, max } = leaving(ends[0]! - 2, coil)
      expect([path, min, max]).toEqual(['fluid.given.value', ...ends])
    }
  })
})

describe('the build of a coil by v2025', () => {
  const with_ = (geometry: Partial<CoilGeometry>) => v2025({ ...water, geometry: { ...water.geometry, ...geometry } })
  const odd = { circuiting: 0.7 }

  it.each(['front', 'back', 'all'] as const)(
    'punched out %s: air passes the blank tubes as it comes, as in original',
    punchOut => {
      const rated = with_({ ...odd, punchOut })
      const other = rateCoil({ ...water, geometry: { ...water.geometry, ...odd, punchOut } })
      expect(rated.totalCapacity).toBeLessThan(with_(odd).totalCapacity)
      expect(Math.abs(rated.totalCapacity / other.totalCapacity - 1)).toBeLessThan(0.02)
      expect(Math.abs(rated.fluid.pressureDrop.tubes / other.fluid.pressureDrop.tubes - 1)).toBeLessThan(0.02)
      expect(Math.abs(rated.energyBalance)).toBeLessThan(1e-5)
      expect(rated.warnings).toContainEqual(expect.objectContaining({ code: 'CIRCUIT_PUNCHED' }))
      // Blank tubes hold nothing, and what is around them stays dry and at the temperature of its air.
      const blanks = rated.warnings.find(({ code }) => code === 'CIRCUIT_PUNCHED')!.value!
      const active = 1 - blanks / rated.construction.tubes
      const full = rateCoil({ ...water, geometry: { ...water.geometry, ...odd } }).construction
      for (const { construction, wetFraction, rows } of [rated, other]) {
        const holds = construction.operatingWeight - construction.dryWeight
        expect(holds).toBeLessThan(full.operatingWeight - full.dryWeight - 0.9 * (1 - active) * holds)
        expect(holds).toBeGreaterThan(active * (full.operatingWeight - full.dryWeight))
        expect(construction.internalVolume / full.internalVolume).toBeCloseTo(
          holds / (full.operatingWeight - full.dryWeight),
          4,
        )
        expect(wetFraction).toBeCloseTo(active, 6)
        for (const { surface, fluidIn, airIn } of rows.filter(({ heat }) => heat > 0)) {
          expect(surface).toBeGreaterThan(fluidIn)
          expect(surface).toBeLessThan(airIn.dryBulb)
        }
      }
    },
  )

  it('weighs no fluid of one phase in upright tubes, however dense it is', () => {
    const drop = (hand: CoilGeometry['hand'], coil: FluidCoil) =>
      v2025({ ...coil, geometry: { ...coil.geometry, hand, circuiting: 2 } }).fluid.pressureDrop.tubes
    for (const coil of [water, dioxide])
      for (const hand of ['VerticalUp', 'VerticalDown'] as const)
        expect(drop(hand, coil)).toBeCloseTo(drop('Right', coil), 6)
  })

  it('leaves a row without fluid at the temperature of its air', () => {
    // 24 tubes high and 5 rows would hold 4 passes of 24 feeds and 24 blanks, if a fifth row were not a full pass.
    const { tubesHigh } = with_({}).construction
    const rated = with_({ rows: 3, circuiting: 2, punchOut: 'front' })
    expect(rated.construction.feeds).toBe(2 * tubesHigh)
    const [first, second] = rated.rows
    expect(first).toMatchObject({ heat: 0, surface: first!.airIn.dryBulb, wetFraction: 0 })
    expect(first!.airOut.dryBulb).toBeCloseTo(first!.airIn.dryBulb, 9)
    expect(second!.heat).toBeGreaterThan(0)
  })

  it('takes the loss of an elbow in the leads, and says how the fluid meets the air', () => {
    const [straight, elbow] = [with_({ lead: 'L1' }), with_({ lead: 'L2' })]
    const head = (straight.construction.connectionVelocity ** 2 / 2) * 1000
    expect(elbow.fluid.pressureDrop.connections - straight.fluid.pressureDrop.connections).toBeGreaterThan(0.59 * head)
    expect(elbow.fluid.pressureDrop.connections - straight.fluid.pressureDrop.connections).toBeLessThan(0.61 * head)
    expect(straight.arrangement!.applied).toBe('counter')
    expect(with_({ arrangement: 'parallel' }).arrangement!.applied).toBe('parallel')
  })

  it('rates a coil without a duty as original does', () => {
    const { fluid: _, ...rest } = water
    const bare = { ...rest, coilType: 'NONE' as const }
    expect(rateCoil({ ...bare, engineVersion: 'v2025' })).toEqual({ ...rateCoil(bare), engineVersion: 'v2025' })
  })

  it('refuses a choice of properties where there is none, and takes it above the critical pressure', () => {
    const table = { properties: 'table' as const }
    expect(() => v2025({ ...water, methods: table })).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path: 'methods.properties' }) }),
    )
    expect(v2025({ ...dioxide, methods: table }).totalCapacity).toBeCloseTo(v2025(dioxide).totalCapacity, 6)
    // The fits end at the critical pressure.
    expect(() => v2025({ ...dioxide, methods: { properties: 'curve fit' } })).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path: 'methods.properties' }) }),
    )
  })
})
