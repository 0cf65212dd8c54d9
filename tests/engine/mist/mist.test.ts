import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropletLife, type MistInput, mistDesign, mistYear, precooled, rateHours } from '../../../engine/mist'
import { powerOf } from '../../../engine/mist/machine'
import { nozzlesFor } from '../../../engine/mist/nozzles'
import droplets from '../../reference/droplets.json'
import states from '../../reference/mistStates.json'
import years from '../../reference/mistYears.json'
import { code } from '../../support/engineErrors'

const celsius = 273.15
/** Rows whose `found` is farther from `expected` than `within`; relative, or absolute for temperatures. */
const apart = (found: number, expected: number, within: number) => Math.abs(found / expected - 1) > within
const hot = { T: 308.15, p: 101_325, RH: 0.4 }

const condenser: MistInput = {
  effectiveness: 0.8,
  airflow: 20,
  machine: { ratedPower: 120_000, slope: 0.025 },
  spray: {
    nozzle: { name: 'fog', flow: 1.5e-6, pressure: 7e6, sauter: 15e-6 },
    ...{ pressure: 7e6, stages: 3, face: 10, distance: 3 },
  },
}

describe('air that mist has cooled', () => {
  it('agrees with psychrolib over 40 states', () => {
    const wrong = states.rows.filter(row => {
      const [t, rh, p, effectiveness, W, wetBulb, t2, evaporated, rh2, v, dewPoint2] = row as Eleven
      const { entering, leaving, evaporated: found } = precooled({ T: t + celsius, p, RH: rh }, effectiveness)
      return (
        apart(entering.W, W, 1e-6) ||
        Math.abs(entering.Twb - celsius - wetBulb) > 0.002 ||
        Math.abs(leaving.T - celsius - t2) > 0.002 ||
        apart(found, evaporated, 0.002) ||
        Math.abs(leaving.RH - rh2) > 2e-4 ||
        apart(entering.v, v, 1e-6) ||
        Math.abs(leaving.Tdp - celsius - dewPoint2) > 0.002
      )
    })
    expect(wrong).toEqual([])
  })

  // Engine reference, point 87.
  it.each([
    [0.5, 29.465, 2.3316, 0.634],
    [0.8, 26.144, 3.7401, 0.834],
    [0.9, 25.037, 4.2113, 0.913],
  ])('at 35 °C and 40 %% and an effectiveness of %f leaves as worked out', (effectiveness, t2, grams, rh2) => {
    const { leaving, evaporated } = precooled(hot, effectiveness)
    expect(leaving.T - celsius).toBeCloseTo(t2, 2)
    // Worked out with the enhancement of saturation, which an ideal mixture has not: half a per cent.
    expect(Math.abs((1000 * evaporated) / grams - 1)).toBeLessThan(0.005)
    expect(leaving.RH).toBeCloseTo(rh2, 2)
  })

  it('keeps its wet bulb, loses no water, and cools more the more effective the mist is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 48, noNaN: true }),
        fc.double({ min: 0.05, max: 0.98, noNaN: true }),
        fc.double({ min: 0, max: 0.95, noNaN: true }),
        (t, RH, effectiveness) => {
          const air = { T: t + celsius, p: 95_000, RH }
          const [less, more] = [precooled(air, effectiveness), precooled(air, effectiveness + 0.05)]
          expect(Math.abs(less.leaving.Twb - less.entering.Twb)).toBeLessThan(1e-4)
          expect(less.leaving.W).toBeGreaterThanOrEqual(less.entering.W - 1e-12)
          expect(more.leaving.T).toBeLessThan(less.leaving.T)
          expect(more.leaving.RH).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is refused with an effectiveness above 1', () => {
    expect(() => precooled(hot, 1.01)).toThrow(code('out-of-range'))
  })
})

describe('a droplet', () => {
  it('lives as long as the law of its shrinking square says, by three statements', () => {
    const wrong = droplets.rows.filter(row => {
      const [t, rh, p, diameter, massNumber, massRate, heatNumber, heatRate, surface, diffusionRate, k, cp] =
        row as Twelve
      const d = diameter * 1e-6
      const { byMass, byHeat, byDiffusion } = dropletLife({ T: t + celsius, p, RH: rh }, d, { k, cp })
      return (
        apart(byMass.transferNumber, massNumber, 1e-3) ||
        apart(byMass.rate, massRate, 1e-3) ||
        apart(byHeat.transferNumber, heatNumber, 1e-3) ||
        apart(byHeat.rate, heatRate, 1e-3) ||
        apart(byMass.time, d ** 2 / massRate, 1e-3) ||
        Math.abs(byDiffusion.surface - celsius - surface) > 0.2 ||
        apart(byDiffusion.rate, diffusionRate, 0.02)
      )
    })
    expect(wrong).toEqual([])
  })

  it('takes its film from the air where nothing else is given', () => {
    const [known, own] = [dropletLife(hot, 2e-5, { k: 0.02588, cp: 1005 }), dropletLife(hot, 2e-5)]
    expect(own.byMass.rate / known.byMass.rate).toBeGreaterThan(1)
    expect(own.byMass.rate / known.byMass.rate).toBeLessThan(1.03)
  })

  it('does not evaporate in saturated air', () => {
    expect(dropletLife({ T: 300, p: 101_325, RH: 1 }, 2e-5).byMass.time).toBe(Number.POSITIVE_INFINITY)
    expect(() => dropletLife({ T: 274, p: 101_325, RH: 0.2 }, 2e-5)).toThrow(code('out-of-range'))
  })
})

describe('a year of mist', () => {
  it.each(years.rows.map((row, index) => [index, row] as const))('adds up as worked out apart, case %i', (_, row) => {
    const { p, effectiveness, lockout, depression, airflow, share, power, slope, load, bins } = row
    const climate = (bins as [number, number, number][]).map(([dryBulb, wetBulb, hours]) => ({
      ...{ month: 7, hours, dryBulb: dryBulb + celsius, wetBulb: wetBulb + celsius, pressure: p },
    }))
    const year = mistYear(
      rateHours(
        {
          ...{ effectiveness, airflow, evaporatedShare: share },
          control: { lockout: lockout + celsius, depression },
          machine: { ratedPower: power * 1000, slope, load },
        },
        climate,
      ),
      { electricity: 1e-8 },
    )
    expect(year.hoursOn).toBe(row.hoursOn)
    expect(year.water / row.water).toBeCloseTo(1, 6)
    expect(year.evaporated / (row.water * share)).toBeCloseTo(1, 6)
    expect(year.energyWithout / 3.6e6 / row.without).toBeCloseTo(1, 6)
    expect(year.energyWith / 3.6e6 / row.with).toBeCloseTo(1, 6)
    expect(year.peakWithout / 1000).toBeCloseTo(row.peakWithout, 3)
    expect(year.peakWith / 1000).toBeCloseTo(row.peakWith, 3)
    expect(year.money.energy).toBeCloseTo((row.without - row.with) * 0.036, 1)
  })

  const warm = { hours: 100, dryBulb: 308.15, wetBulb: 295, pressure: 101_325 }

  it('pays for demand by the month, for water that is bought, and for what drains', () => {
    const prices = {
      electricity: 3e-8,
      demand: 0.01,
      water: 2,
      sewer: 3,
      treatment: 0.5,
      carbon: 0.1,
      carbonIntensity: 1e-7,
    }
    const year = mistYear(
      rateHours(condenser, [
        { month: 6, ...warm },
        { month: 7, ...warm },
      ]),
      prices,
    )
    const [june] = year.months.filter(({ month }) => month === 6)
    const saved = year.machineSaved - year.pumpEnergy
    expect(year.energySaved).toBe(saved)
    // The pump with its motor takes twice what the water takes up.
    expect(year.pumpEnergy).toBeCloseTo(2 * year.water * 7e6, 3)
    expect(year.money.demand).toBeCloseTo(2 * 0.01 * (june!.peakWithout - june!.peakWith), 6)
    expect(year.money.water).toBeCloseTo(-2 * year.water, 9)
    expect(year.money.sewer).toBeCloseTo(-3 * 0.2 * year.water, 9)
    expect(year.money.treatment).toBeCloseTo(-0.5 * year.water, 9)
    expect(year.money.carbon).toBeCloseTo(saved * 1e-8, 6)
    expect(year.carbonSaved).toBeCloseTo(saved * 1e-7, 6)
    const sum = Object.values(year.money).reduce((all, each) => all + each, 0)
    expect(year.payback.savings).toBeCloseTo(sum, 9)
    expect(year.assumed).toEqual([])
  })

  it('names the price that it assumed, and is refused with more hours than a year has', () => {
    expect(mistYear(rateHours(condenser, [{ month: 6, ...warm }])).assumed.map(each => each.date)).toEqual(['2020'])
    expect(() => rateHours(condenser, [{ month: 6, ...warm, hours: 8800 }])).toThrow(code('out-of-range'))
    expect(() => rateHours(condenser, [{ month: 13, ...warm }])).toThrow(code('out-of-range'))
    expect(() => rateHours(condenser, [{ month: 6.5, ...warm }])).toThrow(code('invalid-input'))
    expect(() => rateHours(condenser, [{ month: 6, ...warm, wetBulb: 309 }])).toThrow(code('out-of-range'))
  })

  it('runs from 23.9 °C and a depression of more than 5 K on, where nothing else is said', () => {
    const on = (dryBulb: number, depression: number) =>
      mistYear(rateHours(condenser, [{ ...warm, month: 1, dryBulb, wetBulb: dryBulb - depression }])).hoursOn
    expect([on(297.05, 8), on(297.0, 8), on(300, 5.01), on(300, 4.99)]).toEqual([100, 0, 100, 0])
  })
})

describe('the machine', () => {
  it('takes no less power in air below 21.1 °C', () => {
    const power = powerOf({ ratedPower: 1000, slope: 0.02, load: 0.5 })
    expect(power(308.15)).toBe(500)
    expect(power(298.15)).toBeCloseTo(400, 9)
    expect(power(280)).toBeCloseTo(500 * (1 - 0.02 * 13.9), 9)
  })
})

describe('the nozzles', () => {
  it('are as many as the water needs, in stages, finer and fuller with the pressure', () => {
    const nozzle = { name: 'fog', flow: 1e-6, pressure: 4e6, sauter: 20e-6 }
    const found = nozzlesFor(20e-6, nozzle, 9e6, 3, 6)
    // Flow by the square root: 1.5 times; diameter by the cube root: 0.7631 times.
    expect(found.flow).toBeCloseTo(1.5e-6, 12)
    expect(found.sauter * 1e6).toBeCloseTo(15.262, 2)
    expect(found.count).toBe(14)
    expect(found.stages).toEqual([5, 5, 4])
    expect(found.spacing).toBeCloseTo(Math.sqrt(6 / 14), 9)
    expect(found.pump.flow).toBeCloseTo(21e-6, 12)
    expect(found.pump.power).toBeCloseTo((21e-6 * 9e6) / 0.5, 6)
    expect(found.pump.head).toBeCloseTo(917.74, 1)
    expect(nozzlesFor(3e-6, nozzle, 4e6, 1, 6).count).toBe(3)
    expect(() => nozzlesFor(3e-6, nozzle, 4e6, 2.5, 6)).toThrow(code('invalid-input'))
    expect(() => nozzlesFor(3e-6, { ...nozzle, pressure: 0 }, 4e6, 2, 6)).toThrow(code('out-of-range'))
  })
})

describe('the design hour', () => {
  it('has water for its air: the dry air takes up what the states say', () => {
    const { hour, nozzles, entering } = mistDesign(condenser, hot)
    expect(hour.supply).toBeCloseTo(((20 / 0.89262) * 0.0037307) / 0.8, 4)
    expect(nozzles!.count).toBe(Math.ceil(hour.supply / 1000 / 1.5e-6))
    expect(hour.powerWith / hour.powerWithout).toBeCloseTo(1 - 0.025 * 0.8 * (entering.T - entering.Twb), 6)
  })

  const codes = (input: MistInput, air = hot) =>
    mistDesign(input, air).warnings.map(each => `${each.code} ${each.severity}`)
  const spray = condenser.spray!

  it('says that droplets reach the coil, where they live longer than their way takes', () => {
    const { droplets: life } = mistDesign(condenser, hot)
    const longest = Math.max(life!.byMass.time, life!.byHeat.time, life!.byDiffusion.time)
    const at = (seconds: number) => codes({ ...condenser, spray: { ...spray, distance: seconds * 2 } })
    expect(at(longest * 1.001)).not.toContain('WET_COIL warning')
    expect(at(longest * 0.999)).toContain('WET_COIL warning')
    expect(at(longest * 0.499)).toContain('WET_COIL error')
  })

  it('says that little is to be gained, that water leaves scale, and that water is not taken round', () => {
    const dull = { T: 300, p: 101_325, RH: 0.9 }
    expect(codes(condenser, dull)).toContain('LOW_DEPRESSION warning')
    expect(codes(condenser)).not.toContain('LOW_DEPRESSION warning')
    const water = (quality: MistInput['water']) => codes({ ...condenser, water: quality })
    expect(water({ hardness: 0.1199 }).join()).not.toContain('SCALE')
    expect(water({ hardness: 0.1201 })).toContain('SCALE warning')
    expect(water({ hardness: 0.2401 })).toContain('SCALE error')
    expect(water({ dissolved: 0.5001 })).toContain('SCALE warning')
    expect(water({})).toContain('LEGIONELLA info')
    expect(water({ isRecirculated: true })).toContain('LEGIONELLA error')
    expect(codes({ ...condenser, effectiveness: 0.98 })).toContain('MIST_SATURATED warning')
  })
})

type Eleven = [number, number, number, number, number, number, number, number, number, number, number]
type Twelve = [...Eleven, number]
