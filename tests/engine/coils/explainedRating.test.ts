import { describe, expect, it } from 'vitest'
import { explainedRating, rateCoil, saturationHumidityRatio, variations } from '../../../engine'
import { circuitLoad } from '../../../engine/coils/checks/limits'
import type { Band, CoilInput, CoilRating, FluidCoil } from '../../../engine/coils/coil'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const rating = rateCoil(chilledWaterCoil)

describe('the apparatus dew point', () => {
  it('is saturated and on the line through the entering and the leaving air', () => {
    const { apparatusDewPoint, air } = explainedRating(chilledWaterCoil, rating)
    const T = apparatusDewPoint!
    const slope =
      (air.entering.humidityRatio - air.leaving.humidityRatio) / (air.entering.dryBulb - air.leaving.dryBulb)
    const onLine = air.leaving.humidityRatio + slope * (T - air.leaving.dryBulb)
    expect(saturationHumidityRatio(T, air.pressure)).toBeCloseTo(onLine, 8)
  })

  it('does not exist where no moisture is taken out', () => {
    expect(explainedRating(hotWaterCoil, rateCoil(hotWaterCoil))).not.toHaveProperty('apparatusDewPoint')
  })
})

describe('the bands of a rating', () => {
  const half = ({ low, high }: Band, value: number) => (high - low) / 2 / Math.abs(value)
  const halves = ({ uncertainty, totalCapacity, air, fluid }: CoilRating) => ({
    capacity: half(uncertainty!.totalCapacity, totalCapacity),
    airDrop: half(uncertainty!.airPressureDrop, air.pressureDrop),
    tubeDrop: half(uncertainty!.fluidPressureDrop, fluid.pressureDrop.total),
  })
  const shareOf = ({ resistances }: CoilRating, of: string) => resistances.find(({ name }) => name === of)!.share
  /** Of the heat to the conductance, where the fluid has one temperature: NTU e^-NTU / (1 - e^-NTU). */
  const followed = ({ conductance, air }: CoilRating) => {
    const units = conductance / (air.dryAirFlow * 1010)
    return (units * Math.exp(-units)) / (1 - Math.exp(-units))
  }

  it('is wider where the fin surface is a stand-in', () => {
    const geometry = { ...hotWaterCoil.geometry, rows: 2 }
    const width = (given: Partial<typeof geometry>, airSide?: string) => {
      const methods = airSide === undefined ? {} : { methods: { airSide } }
      return halves(rateCoil({ ...hotWaterCoil, ...methods, geometry: { ...geometry, ...given } })).airDrop
    }
    expect(width({ finSurface: 'XFin' })).toBeGreaterThan(1.2 * width({}))
    // For in-line tubes the wavy surface has its own fit; if the user chooses the staggered fit instead, it is scaled.
    const inline = { finSurface: 'Corrugated', tubePattern: 'Inline' } as const
    expect(width(inline, 'wang-jang-chiou')).toBeGreaterThan(width(inline))
  })

  it('have each film by its share of the resistance, as far as the heat follows it, and 5 % of the coil itself', () => {
    const rated = rateCoil(hotWaterCoil)
    const { capacity, airDrop } = halves(rated)
    // Flat fins are known as well in their heat as in their drop, plain tubes within 10 %.
    const films = Math.hypot(airDrop * shareOf(rated, 'air'), 0.1 * shareOf(rated, 'fluid'))
    expect(capacity).toBeCloseTo(Math.hypot(films * followed(rated), 0.05), 9)
    expect(capacity).toBeGreaterThan(0.1)
  })

  it.each([
    ['water', { ...chilledWaterCoil, surfaceCondition: 'Dry' } as CoilInput, { tubeDrop: 0.25 }],
    ['an evaporator', evaporatorCoil, { tubeDrop: 0.3 }],
    ['a condenser', condenserCoil, { airDrop: 0.2, tubeDrop: 0.3 }],
    ['steam', steamCoil, {}],
  ])(
    'are at least 10 % of the capacity, 20 % of the air drop and 25 or 30 %% of the tube drop: %s',
    (_, coil, exact) => {
      for (const engineVersion of ['original', 'v2025'] as const) {
        const bands = halves(rateCoil({ ...coil, engineVersion }))
        expect(bands.capacity).toBeGreaterThan(0.1 - 1e-9)
        expect(bands.airDrop).toBeGreaterThan(0.2 - 1e-9)
        expect(bands.tubeDrop).toBeGreaterThan(0.25 - 1e-9)
        for (const [name, value] of Object.entries(exact)) {
          expect(bands[name as keyof typeof bands]).toBeCloseTo(value, 9)
        }
      }
    },
  )

  it('are a fifth wider in the drop of wet fins', () => {
    const [wet, dry] = (['Wet', 'Dry'] as const).map(surfaceCondition => {
      const rated = rateCoil({ ...chilledWaterCoil, surfaceCondition })
      return { drop: halves(rated).airDrop, wetFraction: rated.wetFraction }
    })
    expect([wet!.wetFraction, dry!.wetFraction]).toEqual([1, 0])
    expect(wet!.drop - dry!.drop).toBeCloseTo(0.2, 9)
  })

  it('count 60 % for the film of condensate that lies in the tubes, and else 25 %', () => {
    const of = (circuiting: number) => {
      const rated = rateCoil({ ...condenserCoil, geometry: { ...condenserCoil.geometry, circuiting } })
      const { capacity, tubeDrop } = halves(rated)
      // Flat fins are known within 15 %.
      const airFilm = 0.15 * shareOf(rated, 'air')
      const ofFilms = Math.sqrt(Math.max(0, capacity ** 2 - 0.05 ** 2)) / followed(rated)
      const tubeFilm = Math.sqrt(ofFilms ** 2 - airFilm ** 2) / shareOf(rated, 'fluid')
      return { isSlow: rated.fluid.phaseChange!.massFlux < circuitLoad[0], tubeDrop, tubeFilm }
    }
    expect(of(3)).toEqual({ isSlow: true, tubeDrop: expect.closeTo(0.6, 9), tubeFilm: expect.closeTo(0.6, 6) })
    expect(of(0.25)).toMatchObject({ isSlow: false, tubeDrop: expect.closeTo(0.3, 9) })
  })

  it('changes nothing of the rating', () => {
    expect(explainedRating(chilledWaterCoil, rating)).toMatchObject({
      totalCapacity: rating.totalCapacity,
      warnings: rating.warnings,
    })
  })

  it('comes with a notice of the methods and materials that are not confirmed in a source', () => {
    const said = (input: CoilInput) => {
      const own = rateCoil(input)
      const { warnings } = explainedRating(input, own)
      return warnings.slice(own.warnings.length).map(({ code, message }) => [code, message])
    }
    const blue = { ...chilledWaterCoil, geometry: { ...chilledWaterCoil.geometry, finMaterial: 'Hycor Blue' } }
    expect(said(blue)).toEqual([['METHOD_ASSUMED', 'Hycor Blue fins: by an assumption, where nothing is published.']])
    expect(said({ ...condenserCoil, engineVersion: 'v2025' })).toEqual([
      ['METHOD_UNCONFIRMED', 'Condensing, return bends: constants not yet confirmed in the original paper.'],
    ])
  })
})

describe('variations', () => {
  it('move each input of the coil, and only those it has', () => {
    const paths = variations(chilledWaterCoil).map(({ path }) => path)
    expect(paths).toContain('fluid.given.value')
    expect(paths).not.toContain('steam.pressure')
    for (const { low, value, high } of variations(chilledWaterCoil)) {
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThan(value)
    }
  })
  it('step by a kelvin where a temperature is given, and by a twentieth of a humidity', () => {
    const stepOf = (input: CoilInput, path: string) => {
      const { low, value, high } = variations(input).find(each => each.path === path)!
      expect((low + high) / 2).toBeCloseTo(value, 12)
      return high - value
    }
    const { fluid, air } = chilledWaterCoil
    const given = { kind: 'leaving-temperature', value: 285 } as const
    expect(stepOf({ ...chilledWaterCoil, fluid: { ...fluid, given } } as FluidCoil, 'fluid.given.value')).toBe(1)
    const moist = (humidity: FluidCoil['air']['humidity']) =>
      stepOf({ ...chilledWaterCoil, air: { ...air, humidity } }, 'air.humidity.value')
    expect(moist({ kind: 'wet-bulb', value: 292 })).toBe(1)
    expect(moist({ kind: 'relative-humidity', value: 0.5 })).toBeCloseTo(0.025, 12)
    expect(moist({ kind: 'humidity-ratio', value: 0.01 })).toBeCloseTo(0.0005, 12)
    const flow = { kind: 'volume-flow', value: 0.004 } as const
    expect(
      stepOf({ ...chilledWaterCoil, fluid: { ...fluid, given: flow } } as FluidCoil, 'fluid.given.value'),
    ).toBeCloseTo(0.0004, 12)
  })
})
