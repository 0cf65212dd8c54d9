/** Laws that every march obeys, over the whole space of inputs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { CoilGeometry, CoilInput, CoilRating, FluidCoil } from '../../../../engine/coils/coil'
import { EngineError } from '../../../../engine/errors'
import { chilledWaterCoil } from '../../../support/coils'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const logBetween = (min: number, max: number) => between(Math.log(min), Math.log(max)).map(Math.exp)

const rifled = fc.record({
  kind: fc.constant('rifled' as const),
  fins: fc.integer({ min: 10, max: 80 }),
  finHeight: between(1e-4, 6e-4),
  helixAngle: between(0, 0.8),
  apexAngle: between(0.2, 1.2),
})
const tape = fc.record({
  kind: fc.constant('tape' as const),
  pitch: logBetween(0.02, 0.4),
  thickness: logBetween(2e-4, 2e-3),
})
/** Inserts and ribs of any shape, fitting or not. */
const enhancement: fc.Arbitrary<CoilGeometry['enhancement']> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  rifled,
  fc.record({ kind: fc.constant('spring' as const), pitch: logBetween(0.005, 0.1), wire: logBetween(3e-4, 3e-3) }),
  tape,
  fc.record({ kind: fc.constant('ball' as const), diameter: logBetween(2e-3, 2e-2), pitch: logBetween(0.01, 0.3) }),
)

/** Any air and geometry that the bounds allow, sensible or not. */
const anyBase = fc
  .record({
    surfaceCondition: fc.constantFrom('Wet' as const, 'Wet' as const, 'Dry' as const),
    velocity: logBetween(0.05, 15),
    dryBulb: between(240, 360),
    humidity: between(0, 1),
    pressure: between(60_000, 120_000),
    height: logBetween(0.05, 3),
    length: logBetween(0.1, 6),
    rows: fc.integer({ min: 1, max: 16 }),
    od: logBetween(0.005, 0.025),
    wall: between(0.02, 0.15),
    pitch: between(1.3, 3),
    depthPitch: between(1, 3),
    fin: logBetween(6e-5, 4e-4),
    finPitch: logBetween(0.001, 0.01),
    circuiting: fc.constantFrom(0.125, 0.25, 1 / 3, 0.5, 0.75, 1, 1.5, 2, 4),
    arrangement: fc.constantFrom('auto' as const, 'parallel' as const, 'cross' as const, 'zig-zag' as const),
    fouling: between(0, 5e-4),
    hand: fc.constantFrom('Left' as const, 'VerticalUp' as const, 'VerticalDown' as const),
    punchOut: fc.constantFrom(undefined, 'front' as const, 'back' as const, 'all' as const),
  })
  .map(given => {
    const { od, height, length, pitch, wall, circuiting } = given
    const tubesHigh = Math.max(1, Math.round(height / (od * pitch)))
    const feeds = Math.max(1, Math.round(circuiting * tubesHigh))
    return {
      feeds,
      bore: (Math.PI / 4) * (od * (1 - 2 * wall)) ** 2,
      base: {
        engineVersion: 'v2025' as const,
        surfaceCondition: given.surfaceCondition,
        air: {
          flow: { basis: 'standard-volume' as const, value: given.velocity * tubesHigh * od * pitch * length },
          dryBulb: given.dryBulb,
          humidity: { kind: 'relative-humidity' as const, value: given.humidity },
          pressure: { kind: 'absolute' as const, value: given.pressure },
        },
        geometry: {
          ...chilledWaterCoil.geometry,
          finnedHeight: height,
          finnedLength: length,
          rows: given.rows,
          tubeOutsideDiameter: od,
          tubeWall: od * wall,
          transversePitch: od * pitch,
          longitudinalPitch: od * given.depthPitch,
          finThickness: given.fin,
          finPitch: given.finPitch,
          circuiting,
          arrangement: given.arrangement,
          hand: given.hand,
          ...(given.punchOut && { punchOut: given.punchOut }),
        },
        resistances: { insideFouling: given.fouling, outsideFouling: given.fouling / 4, bond: given.fouling / 8 },
      },
    }
  })

const singlePhase = fc.constantFrom(
  undefined,
  undefined,
  'dittus-boelter',
  'petukhov-kirillov',
  'sieder-tate',
  'colburn',
)

const waterCoil = fc
  .tuple(anyBase, between(274, 420), logBetween(0.005, 5), enhancement, singlePhase)
  .map(([{ base, feeds, bore }, enteringTemperature, velocity, inside, law]) => ({
    ...base,
    geometry: { ...base.geometry, enhancement: inside },
    ...(law && { methods: { singlePhase: law } }),
    coilType: 'FLUID' as const,
    application: enteringTemperature < base.air.dryBulb ? ('Cooling' as const) : ('Heating' as const),
    fluid: {
      name: 'Water',
      enteringTemperature,
      given: { kind: 'mass-flow' as const, value: Math.max(1e-3, velocity * 1000 * feeds * bore) },
    },
  }))

const refrigerants = fc.constantFrom('R-134a', 'R-410A', 'R-290', 'R-454B', 'R-407C', 'R-717')

const evaporator = fc
  .tuple(
    anyBase,
    refrigerants,
    between(235, 290),
    between(0.05, 0.5),
    between(0, 15),
    fc.option(fc.oneof(rifled, tape)),
  )
  .map(([{ base }, name, suctionTemperature, quality, superheat, inside]) => ({
    ...base,
    geometry: { ...base.geometry, ...(inside && { enhancement: inside }) },
    coilType: 'EVAP' as const,
    application: 'Cooling' as const,
    refrigerant: {
      name,
      suctionTemperature,
      inlet: { kind: 'quality' as const, value: quality },
      given: { kind: 'superheat' as const, value: superheat },
    },
  }))

const condenser = fc
  .tuple(anyBase, refrigerants, between(290, 335), between(0, 60), between(0, 12), fc.option(rifled))
  .map(([{ base }, name, dew, superheat, subcooling, inside]) => ({
    ...base,
    geometry: { ...base.geometry, ...(inside && { enhancement: inside }) },
    coilType: 'COND' as const,
    application: 'Heating' as const,
    refrigerant: {
      name,
      at: { kind: 'dew-temperature' as const, value: dew },
      hotGasTemperature: dew + superheat,
      given: { kind: 'subcooling' as const, value: subcooling },
    },
  }))

const steam = fc.tuple(anyBase, logBetween(50_000, 2e6), between(0.3, 1)).map(([{ base }, pressure, quality]) => ({
  ...base,
  coilType: 'STEAM' as const,
  application: 'Heating' as const,
  steam: { pressure, quality },
}))

/** The rating, or nothing where the input was refused with the path of a field. */
function rated(input: CoilInput): CoilRating | undefined {
  try {
    return rateCoil(input)
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'invalid-input')) throw error
    expect(error.inputs.path).toEqual(expect.any(String))
    return undefined
  }
}

/** Path of the first number that is not finite, if any. */
function notFinite(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = notFinite(inner, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

describe.each([
  ['water coil', waterCoil, 30],
  ['evaporator', evaporator, 10],
  ['condenser', condenser, 8],
  ['steam coil', steam, 10],
] as [string, fc.Arbitrary<CoilInput>, number][])('any %s within the bounds', (_name, coils, numRuns) => {
  it('is refused with a path, or rated: finite, balanced, bounded, of the right sign', () => {
    let answered = 0
    fc.assert(
      fc.property(coils, input => {
        const rating = rated(input)
        if (!rating) return
        answered++
        expect(notFinite({ ...rating, methods: undefined })).toBeUndefined()
        expect(rating.iterations).toBeLessThanOrEqual(120)
        expect(rating.totalCapacity).toBeGreaterThanOrEqual(-1e-6)
        const settled = !rating.warnings.some(({ code }) => code === 'NOT_CONVERGED')
        if (settled) expect(Math.abs(rating.energyBalance)).toBeLessThan(5e-4)
        expect(rating.air.leaving.humidityRatio).toBeLessThanOrEqual(rating.air.entering.humidityRatio + 1e-9)
      }),
      { numRuns, endOnFailure: true },
    )
    expect(answered).toBeGreaterThan(0)
  }, 60_000)
})

describe('trends of a water coil', () => {
  const capacity = (input: FluidCoil) => rateCoil({ ...input, engineVersion: 'v2025' }).totalCapacity
  const water = chilledWaterCoil as FluidCoil

  it('more rows, more fins, more water and more air carry more; fouling carries less', () => {
    const { geometry } = water
    const rising = [2, 4, 6, 8].map(rows => capacity({ ...water, geometry: { ...geometry, rows } }))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    const fins = [6, 8, 10, 12].map(each => capacity({ ...water, geometry: { ...geometry, finPitch: 0.0254 / each } }))
    expect(fins).toEqual(fins.toSorted((a, b) => a - b))
    const flows = [3, 4, 5, 6].map(value =>
      capacity({ ...water, fluid: { ...water.fluid, given: { kind: 'mass-flow', value } } }),
    )
    expect(flows).toEqual(flows.toSorted((a, b) => a - b))
    const foul = [0, 1e-4, 3e-4].map(insideFouling => capacity({ ...water, resistances: { insideFouling } }))
    expect(foul).toEqual(foul.toSorted((a, b) => b - a))
  })

  it('has no step of 1 % where the surface becomes wet, nor where the flow becomes turbulent', () => {
    const byHumidity = Array.from({ length: 25 }, (_, k) =>
      capacity({ ...water, air: { ...water.air, humidity: { kind: 'relative-humidity', value: 0.3 + 0.01 * k } } }),
    )
    const byFlow = Array.from({ length: 30 }, (_, k) =>
      capacity({ ...water, fluid: { ...water.fluid, given: { kind: 'mass-flow', value: 0.5 * 1.03 ** k } } }),
    )
    for (const curve of [byHumidity, byFlow]) {
      for (let k = 1; k < curve.length - 1; k++) {
        const bend = Math.abs(curve[k + 1]! - 2 * curve[k]! + curve[k - 1]!) / curve[k]!
        expect(bend).toBeLessThan(0.01)
      }
    }
  })

  it('tells left hand and right hand nothing apart', () => {
    const left = capacity({ ...water, geometry: { ...water.geometry, hand: 'Left' } })
    expect(left).toBe(capacity(water))
  })
})
