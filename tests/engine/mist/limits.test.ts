/** The limits of the mist: each value just inside is taken, and just outside is refused; and the law of its droplets. */
import { describe, expect, it } from 'vitest'
import { moistAir } from '../../../engine/fluids/moistAir'
import { dropletLife, type MistInput, mistBins, mistDesign, rateHours } from '../../../engine/mist'
import { hoursOf } from '../../../engine/mist/hour'
import { powerOf } from '../../../engine/mist/machine'
import { nozzlesFor } from '../../../engine/mist/nozzles'
import { code } from '../../support/engineErrors'

const hot = { T: 308.15, p: 101_325, RH: 0.4 }
const fog = { name: 'fog', flow: 1.5e-6, pressure: 7e6, sauter: 15e-6 }
const spray = { nozzle: fog, pressure: 7e6, stages: 3, face: 10, distance: 3 }
const machine = { ratedPower: 120_000, slope: 0.025 }
const mist: MistInput = { effectiveness: 0.8, airflow: 20, machine, spray }
const weather = { month: 7, hours: 1, dryBulb: 308.15, wetBulb: 295, pressure: 101_325 }
const rated = (more: Partial<typeof weather>) => rateHours(mist, [{ ...weather, ...more }])
const controlled = (lockout: number, depression = 0) => hoursOf({ ...mist, control: { lockout, depression } })
const nozzles = (more: Partial<typeof fog>, pressure = 7e6, stages = 3, face = 10, supply = 1e-4) =>
  nozzlesFor(supply, { ...fog, ...more }, pressure, stages, face)

/** What is limited, its limits in SI, and what takes a value. */
const limits: readonly (readonly [name: string, low: number, high: number, take: (value: number) => unknown])[] = [
  ['the diameter of a droplet', 1e-6, 1e-3, value => dropletLife(hot, value)],
  ['the width of a bin', 0.5, 20, value => mistBins(rated({}), 273.15, value)],
  ['the airflow', 1e-3, 1e4, value => hoursOf({ ...mist, airflow: value })],
  ['the share that evaporates', 0.05, 1, value => hoursOf({ ...mist, evaporatedShare: value })],
  ['the lock-out', 273.15, 333.15, value => controlled(value)],
  ['the least depression', 0, 40, value => controlled(300, value)],
  ['the rated power', 0, 1e9, value => powerOf({ ...machine, ratedPower: value })],
  ['the slope of the power', 0, 0.2, value => powerOf({ ...machine, slope: value })],
  ['the temperature of the rated point', 294.25, 333.15, value => powerOf({ ...machine, ratedAt: value })],
  ['the least temperature of the air', 233.15, 308.15, value => powerOf({ ...machine, leastAir: value })],
  ['the load', 0, 1.5, value => powerOf({ ...machine, load: value })],
  ['the distance to the coil', 0.01, 100, value => mistDesign({ ...mist, spray: { ...spray, distance: value } }, hot)],
  ['the pressure at the nozzles', 1e5, 2e7, value => nozzles({}, value)],
  ['the pressure of the nozzle', 1e5, 2e7, value => nozzles({ pressure: value })],
  ['the droplets of the nozzle', 1e-6, 1e-3, value => nozzles({ sauter: value })],
  ['the face of the intake', 0.01, 1e5, value => nozzles({}, 7e6, 3, value)],
  ['the supply of water', 0, 10, value => nozzles({ flow: 1 }, 7e6, 3, 10, value)],
  ['the flow of a nozzle', 1e-9, 1, value => nozzles({ flow: value })],
  ['the hours of a weather', 0, 8784.5, value => rated({ hours: value })],
  ['the dry bulb', 295, 343.15, value => rated({ dryBulb: value })],
  ['the wet bulb', 173.15, 308.15, value => rated({ wetBulb: value })],
  ['the pressure', 20_000, 200_000, value => rated({ pressure: value })],
]

describe('limits of the mist', () => {
  it.each(limits)('%s is from %f to %f', (_, low, high, take) => {
    const step = Math.max(Math.abs(low), high - low > 1 ? 1e-3 : 0) * 1e-3 || high * 1e-3
    expect(() => take(low)).not.toThrow()
    expect(() => take(high)).not.toThrow()
    expect(() => take(low - step)).toThrow(code('out-of-range'))
    expect(() => take(high * 1.001)).toThrow(code('out-of-range'))
  })

  it('has a rated point from freezing on, a dry bulb from -100 °C, months to 12 and stages to 6', () => {
    const cold = (ratedAt: number) => powerOf({ ...machine, leastAir: 240, ratedAt })
    expect(() => cold(273.15)).not.toThrow()
    expect(() => cold(273.1)).toThrow(code('out-of-range'))
    expect(() => rated({ dryBulb: 173.15, wetBulb: 173.15 })).not.toThrow()
    expect(() => rated({ dryBulb: 173.1, wetBulb: 173.1 })).toThrow(code('out-of-range'))
    expect(() => rated({ month: 12 })).not.toThrow()
    expect(() => rated({ month: 13 })).toThrow(code('out-of-range'))
    expect(nozzles({}, 7e6, 6).stages).toHaveLength(6)
    expect(() => nozzles({}, 7e6, 7)).toThrow(code('out-of-range'))
  })

  it('has droplets in air whose wet bulb is above freezing', () => {
    const at = (T: number, RH: number) => () => dropletLife({ T, p: 101_325, RH }, 2e-5)
    expect(at(273.3, 0.999)).not.toThrow()
    expect(at(274.15, 0.3)).toThrow(code('out-of-range'))
  })
})

describe('a droplet whose water diffuses away', () => {
  it.each([
    [308.15, 0.4, 101_325],
    [318.15, 0.15, 101_325],
    [300.15, 0.6, 80_000],
  ])('loses its square by 8 rho D ln(1 + B) over its own density, at %f K, %f and %f Pa', (T, RH, p) => {
    const { byDiffusion } = dropletLife({ T, p, RH }, 2e-5)
    const { surface, rate } = byDiffusion
    const air = moistAir({ T, p, RH })
    const [behind, before] = [moistAir({ T: surface, p, RH: 1 }), air].map(({ W }) => W / (1 + W)) as [number, number]
    const film = surface + (T - surface) / 3
    // Dry air of 28.9647 g/mol, diffusivity of vapour by engine reference 6.6, water of 996 kg/m3 at 28 °C.
    const density = p / ((8.314462618 / 0.0289647) * film)
    const diffusivity = 2.26e-5 * (film / 273.15) ** 1.81 * (101_325 / p)
    const worked = (8 * density * diffusivity * Math.log(1 + (behind - before) / (1 - behind))) / 996
    expect(Math.abs(rate / worked - 1)).toBeLessThan(1e-3)
    // The surface is about as cold as the wet bulb.
    expect(Math.abs(surface - air.Twb)).toBeLessThan(1.5)
  })
})

describe('notices of the mist', () => {
  const codes = (input: MistInput) => mistDesign(input, hot).warnings.map(one => `${one.code} ${one.severity}`)

  it('call the air saturated above 95 %, and droplets twice as long as their way an error', () => {
    const leaving = (effectiveness: number) => mistDesign({ ...mist, effectiveness }, hot)
    const [under, over] = [0.94, 0.96].map(effectiveness => leaving(effectiveness))
    expect(under!.leaving.RH).toBeLessThan(0.95)
    expect(over!.leaving.RH).toBeGreaterThan(0.95)
    expect(under!.leaving.RH).toBeGreaterThan(0.935)
    expect(over!.leaving.RH).toBeLessThan(0.97)
    expect(codes({ ...mist, effectiveness: 0.94 })).not.toContain('MIST_SATURATED warning')
    expect(codes({ ...mist, effectiveness: 0.96 })).toContain('MIST_SATURATED warning')
    const { droplets } = mistDesign(mist, hot)
    const longest = Math.max(droplets!.byMass.time, droplets!.byHeat.time, droplets!.byDiffusion.time)
    const at = (share: number) => codes({ ...mist, spray: { ...spray, distance: (share * longest * 20) / 10 } })
    expect(at(0.504)).toContain('WET_COIL warning')
    expect(at(0.496)).toContain('WET_COIL error')
  })

  it('call water an error at twice its limit', () => {
    const water = (quality: MistInput['water']) => codes({ ...mist, water: quality })
    expect(water({ hardness: 0.2399 })).toContain('SCALE warning')
    expect(water({ dissolved: 0.4999 }).join()).not.toContain('SCALE')
    expect(water({ dissolved: 0.9999 })).toContain('SCALE warning')
    expect(water({ dissolved: 1.0001 })).toContain('SCALE error')
  })
})
