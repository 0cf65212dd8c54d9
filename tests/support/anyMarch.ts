/** Coils of every type for the property-based tests of the marches: any air and geometry that the bounds allow. */
import fc from 'fast-check'
import type { CoilGeometry } from '../../engine/coils/coil'
import { between, logBetween, shaped } from './anyCoil'

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
/** Inserts and ribs of any shape, valid or not. */
const enhancement: fc.Arbitrary<CoilGeometry['enhancement']> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  rifled,
  fc.record({ kind: fc.constant('spring' as const), pitch: logBetween(0.005, 0.1), wire: logBetween(3e-4, 3e-3) }),
  tape,
  fc.record({ kind: fc.constant('ball' as const), diameter: logBetween(2e-3, 2e-2), pitch: logBetween(0.01, 0.3) }),
)

/** Any air and geometry within the bounds, reasonable or not. */
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
    const { feeds, bore, face, geometry, resistances } = shaped(given)
    return {
      feeds,
      bore,
      base: {
        engineVersion: 'v2025' as const,
        surfaceCondition: given.surfaceCondition,
        air: {
          flow: { basis: 'standard-volume' as const, value: given.velocity * face },
          dryBulb: given.dryBulb,
          humidity: { kind: 'relative-humidity' as const, value: given.humidity },
          pressure: { kind: 'absolute' as const, value: given.pressure },
        },
        geometry: {
          ...geometry,
          arrangement: given.arrangement,
          hand: given.hand,
          ...(given.punchOut && { punchOut: given.punchOut }),
        },
        resistances,
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

export const waterCoil = fc
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

export const evaporator = fc
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

export const condenser = fc
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

export const steam = fc
  .tuple(anyBase, logBetween(50_000, 2e6), between(0.3, 1))
  .map(([{ base }, pressure, quality]) => ({
    ...base,
    coilType: 'STEAM' as const,
    application: 'Heating' as const,
    steam: { pressure, quality },
  }))
