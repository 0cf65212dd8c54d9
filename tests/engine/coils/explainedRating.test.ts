import { describe, expect, it } from 'vitest'
import { explainedRating, rateCoil, saturationHumidityRatio, uncertainty, variations } from '../../../engine'
import { circuitLoad } from '../../../engine/coils/checks/limits'
import type { Band, CoilInput, CoilRating, FluidCoil } from '../../../engine/coils/coil'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { condenserCoil } from '../../support/phaseCoils'

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

describe('the band of a rating', () => {
  it('is wider where the fin surface is a stand-in', () => {
    const width = (input: typeof chilledWaterCoil) => {
      const { low, high } = uncertainty(input, rating).totalCapacity
      return high - low
    }
    const stand = { ...chilledWaterCoil, geometry: { ...chilledWaterCoil.geometry, finSurface: 'XFin' as const } }
    expect(width(stand)).toBeGreaterThan(width(chilledWaterCoil))
    // For in-line tubes the wavy surface has its own fit; if the user chooses the staggered fit instead, it is scaled.
    const inline = {
      ...chilledWaterCoil,
      geometry: { ...chilledWaterCoil.geometry, finSurface: 'Corrugated' as const, tubePattern: 'Inline' as const },
    }
    const scaled = { ...inline, methods: { airSide: 'wang-jang-chiou' } }
    expect(width(scaled)).toBeGreaterThan(width(inline))
  })

  it('is wider where so little flows in a circuit that liquid lies in it', () => {
    const rated = rateCoil(condenserCoil)
    const width = (massFlux: number) => {
      const phaseChange = { ...rated.fluid.phaseChange!, massFlux }
      const { low, high } = uncertainty(condenserCoil, {
        ...rated,
        fluid: { ...rated.fluid, phaseChange },
      }).totalCapacity
      return (high - low) / rated.totalCapacity
    }
    const [slow, fast] = [width(circuitLoad[0] - 1), width(circuitLoad[0] + 1)]
    expect(slow).toBeGreaterThan(1.2 * fast)
  })

  const half = ({ low, high }: Band, value: number) => (high - low) / 2 / value
  const shareOf = ({ resistances }: CoilRating, of: string) => resistances.find(({ name }) => name === of)!.share
  /** Of the heat to the conductance, where the fluid has one temperature: NTU e^-NTU / (1 - e^-NTU). */
  const followed = ({ conductance, air }: CoilRating) => {
    const units = conductance / (air.dryAirFlow * 1010)
    return (units * Math.exp(-units)) / (1 - Math.exp(-units))
  }

  it('of a rated coil has each film by its share of the resistance, as far as the heat follows it', () => {
    const rated = rateCoil(hotWaterCoil)
    const { totalCapacity, airPressureDrop, fluidPressureDrop } = rated.uncertainty!
    // Flat fins are known as well in their heat as in their drop, plain tubes within 10 %.
    const air = half(airPressureDrop, rated.air.pressureDrop)
    expect(half(fluidPressureDrop, rated.fluid.pressureDrop.total)).toBeCloseTo(0.1, 9)
    const films = Math.hypot(air * shareOf(rated, 'air'), 0.1 * shareOf(rated, 'fluid'))
    expect(half(totalCapacity, rated.totalCapacity)).toBeCloseTo(films * followed(rated), 9)
  })

  it('of a rated coil is a fifth wider in the drop of wet fins', () => {
    const [wet, dry] = (['Wet', 'Dry'] as const).map(surfaceCondition => {
      const { uncertainty: bands, air, wetFraction } = rateCoil({ ...chilledWaterCoil, surfaceCondition })
      return { drop: half(bands!.airPressureDrop, air.pressureDrop), wetFraction }
    })
    expect([wet!.wetFraction, dry!.wetFraction]).toEqual([1, 0])
    expect(wet!.drop - dry!.drop).toBeCloseTo(0.2, 9)
  })

  it('of a rated condenser counts 60 % for the film of condensate that lies in the tubes, and else 25 %', () => {
    const filmOf = (circuiting: number) => {
      const rated = rateCoil({ ...condenserCoil, geometry: { ...condenserCoil.geometry, circuiting } })
      const { massFlux } = rated.fluid.phaseChange!
      const band = half(rated.uncertainty!.fluidPressureDrop, rated.fluid.pressureDrop.total)
      return { isSlow: massFlux < circuitLoad[0], band: Math.abs(band) }
    }
    expect([0.25, 3].map(filmOf)).toEqual([
      { isSlow: false, band: expect.closeTo(0.25, 9) },
      { isSlow: true, band: expect.closeTo(0.6, 9) },
    ])
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
