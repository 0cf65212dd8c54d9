import { describe, expect, it } from 'vitest'
import { airCoolerYear, rateAirCooler } from '../../../engine/aircooler'
import { designPoint, pointByVolume, readyUnit } from '../../../engine/aircooler/unit'
import years from '../../reference/airCoolerYears.json'
import { airCoolerOf, changed, waterCooler } from '../../support/airCoolers'
import { code } from '../../support/engineErrors'

type Bin = [T: number, hours: number, speed: number, outlet: number, heat: number, power: number, kWh: number]
const kWh = 3.6e6

describe('a year of an air cooler', () => {
  it.each(years.rows.map((row, index) => [index, row] as const))('agrees with the reference, case %i', (_, row) => {
    const bins = row.bins as Bin[]
    const year = airCoolerYear(
      airCoolerOf(years.columns, row.case as (number | string)[]),
      bins.map(([dryBulb, hours]) => ({ dryBulb, hours })),
      // The reference turns its fans as slowly as holds the set point.
      { leastSpeed: 0.03 },
    )
    // The header allows 0.5 % of the speed and 1.5 % of the energy.
    expect(Math.abs(year.setPoint - row.setpoint)).toBeLessThan(0.01)
    expect(Math.abs(year.speed.energy / kWh / row.kWh - 1)).toBeLessThan(1e-3)
    expect(Math.abs(year.fixed.energy / kWh / row.fixed - 1)).toBeLessThan(1e-3)
    expect(year.speed.hoursAbove).toBe(row.above)
    expect(year.steps.hoursAbove).toBe(row.above)
    for (const [i, bin] of year.bins.entries()) {
      const [, , speed, outlet, heat, power] = bins[i]!
      expect(Math.abs(bin.speed.ratio / speed - 1)).toBeLessThan(1e-3)
      expect(Math.abs(bin.speed.outlet - outlet)).toBeLessThan(0.01)
      expect(Math.abs(bin.speed.heat / heat - 1)).toBeLessThan(1e-3)
      expect(Math.abs(bin.speed.power / power - 1)).toBeLessThan(1e-3)
    }
  })

  const hours = [
    { dryBulb: 250, hours: 100 },
    { dryBulb: 280, hours: 1000 },
    { dryBulb: 300, hours: 500 },
    { dryBulb: 310, hours: 50 },
  ]

  it('has as many fans on as hold the set point', () => {
    const { bins, steps, hoursWithoutFans, setPoint } = airCoolerYear(waterCooler, hours)
    expect(setPoint).toBeCloseTo(rateAirCooler(waterCooler).stream.outlet, 9)
    expect(bins.map(bin => bin.steps.fans)).toEqual([1, 1, 2, 2])
    expect(hoursWithoutFans).toBe(0)
    const density = (T: number) => 305 / T
    const design = rateAirCooler(waterCooler)
    const power = bins.map(({ dryBulb, steps: { fans } }) => (design.fans.power * fans * density(dryBulb)) / 2)
    expect(bins.map(bin => bin.steps.power / power[bins.indexOf(bin)]!)).toEqual(bins.map(() => expect.closeTo(1, 9)))
    const energy = power.reduce((sum, each, i) => sum + each * hours[i]!.hours * 3600, 0)
    expect(steps.energy / energy).toBeCloseTo(1, 9)
    // A step is a rating with that share of the volume.
    const half = rateAirCooler(
      changed({
        air: { dryBulb: 280, flow: { basis: 'dry-air-mass', value: (design.air.massFlow / 2) * (305 / 280) } },
      }),
    )
    expect(Math.abs(bins[1]!.steps.heat / half.heat - 1)).toBeLessThan(2e-4)
  })

  it('has no fan on where the air alone does', () => {
    const { bins, hoursWithoutFans } = airCoolerYear(waterCooler, hours, { setPoint: 347 })
    expect(bins[0]!.steps).toMatchObject({ fans: 0, power: 0 })
    expect(bins[0]!.steps.outlet).toBeLessThan(347)
    expect(hoursWithoutFans).toBeGreaterThanOrEqual(100)
  })

  it('turns no slower than its drive does, and no slower than a quarter where nobody says', () => {
    const slowest = (leastSpeed?: number) =>
      airCoolerYear(waterCooler, hours, { setPoint: 349.5, ...(leastSpeed ? { leastSpeed } : {}) }).bins[0]!.speed
    expect(slowest(0.3).ratio).toBeCloseTo(0.3, 9)
    expect(slowest(0.3).outlet).toBeLessThan(349.5)
    expect(slowest().ratio).toBeCloseTo(0.25, 9)
    const design = rateAirCooler(waterCooler)
    expect(slowest(0.3).power / (design.fans.power * 0.027 * (305 / 250))).toBeCloseTo(1, 9)
  })

  it('has for induced fans the density of the air that leaves', () => {
    const induced = changed({ fans: { draft: 'induced' } })
    const design = rateAirCooler(induced)
    const [bin] = airCoolerYear(induced, [
      { dryBulb: 280, hours: 1 },
      { dryBulb: 305, hours: 1 },
    ]).bins
    const volume = design.fans.flow * 2
    const cold = rateAirCooler({
      ...induced,
      air: { dryBulb: 280, flow: { basis: 'dry-air-mass', value: volume * 1.1 } },
    })
    expect(cold.air.leaving).toBeLessThan(design.air.leaving)
    expect(bin!.fixed.power / design.fans.power).toBeGreaterThan(1)
    expect(bin!.fixed.power / design.fans.power).toBeLessThan(305 / 280)
  })

  it('holds the heat of the design where the stream leaves in part as vapor, at one temperature', () => {
    const medium = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
    const input = changed({ process: { medium, massFlow: 12, inlet: 340 } })
    const design = rateAirCooler(input)
    expect(design.stream.outletQuality).toBeGreaterThan(0.1)
    const climate = [265, 285, 305, 310].map(dryBulb => ({ dryBulb, hours: 100 }))
    const { bins, steps, fixed, speed, hoursWithoutFans } = airCoolerYear(input, climate, { leastSpeed: 0.03 })
    expect(hoursWithoutFans).toBe(0)
    for (const [i, { steps, speed }] of bins.entries())
      if (climate[i]!.dryBulb <= 305) {
        expect(steps.heat / design.heat).toBeGreaterThan(0.999)
        expect(Math.abs(speed.heat / design.heat - 1)).toBeLessThan(1e-3)
      }
    // The air of the design takes all fans, and hotter air has less heat, at the same temperature.
    expect(bins[2]!.steps.fans).toBe(2)
    expect(Math.abs(bins[2]!.speed.ratio - 1)).toBeLessThan(5e-3)
    expect(bins[3]!.speed.outlet).toBeCloseTo(design.stream.outlet, 6)
    expect([fixed, steps, speed].map(({ hoursAbove }) => hoursAbove)).toEqual([100, 100, 100])
  })

  const propane = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
  it.each([
    ['water, forced', changed({ fans: { draft: 'forced' } })],
    ['water, induced', changed({ fans: { draft: 'induced' } })],
    ['propane', changed({ process: { medium: propane, massFlow: 2, inlet: 340 } })],
  ])('has the sums of the same hours rated one by one within half a percent, %s', (_, input) => {
    const climate = [258, 271, 279.5, 290, 297, 304].map((dryBulb, i) => ({ dryBulb, hours: 300 + 100 * i }))
    const unit = readyUnit(input)
    const design = designPoint(unit)
    const setPoint = design.exchange.outlet + 1
    const year = airCoolerYear(input, climate, { setPoint })
    const needed = unit.duty.massFlow * (unit.duty.enthalpyIn - unit.medium.enthalpy(setPoint))
    // A fan moves its volume of any air: the speed that holds the set point, by halves; power by its third power.
    const powerAt = (dryBulb: number) => {
      const at = (speed: number) => pointByVolume(unit, design, speed, dryBulb)
      let [slow, fast] = [0.25, 1]
      if (at(slow).exchange.heat > needed) fast = slow
      if (at(fast).exchange.heat < needed) slow = fast
      while (fast - slow > 2e-5) {
        const middle = (slow + fast) / 2
        if (at(middle).exchange.heat < needed) slow = middle
        else fast = middle
      }
      const point = at(fast)
      return design.fans.power * fast ** 3 * (point.fans.density / design.fans.density)
    }
    const full = (dryBulb: number) =>
      design.fans.power * (pointByVolume(unit, design, 1, dryBulb).fans.density / design.fans.density)
    const sum = (of: (dryBulb: number) => number) =>
      climate.reduce((all, { dryBulb, hours: each }) => all + of(dryBulb) * each * 3600, 0)
    expect(Math.abs(year.speed.energy / sum(powerAt) - 1)).toBeLessThan(5e-3)
    expect(Math.abs(year.fixed.energy / sum(full) - 1)).toBeLessThan(5e-3)
    expect(year.bins.some(({ speed }) => speed.ratio > 0.26 && speed.ratio < 0.9)).toBe(true)
  })

  it('costs what energy costs, and says which price it took', () => {
    const own = airCoolerYear(waterCooler, hours, { electricity: 2e-8, worth: { installed: 1000 } })
    expect(own.fixed.cost / (own.fixed.energy * 2e-8)).toBeCloseTo(1, 12)
    expect(own.payback!.savings / (own.fixed.cost - own.speed.cost)).toBeCloseTo(1, 12)
    expect(own.assumed).toEqual([])
    expect(airCoolerYear(waterCooler, hours).assumed).toHaveLength(1)
    expect(airCoolerYear(waterCooler, hours)).not.toHaveProperty('payback')
  })

  it('is shown in bins of 2 K where there are many temperatures', () => {
    const many = Array.from({ length: 400 }, (_, i) => ({ dryBulb: 270 + i / 10, hours: 20 }))
    const { bins, hours: sum } = airCoolerYear(waterCooler, many)
    expect(bins.length).toBe(21)
    expect(sum).toBe(8000)
    expect(bins.reduce((all, bin) => all + bin.hours, 0)).toBe(8000)
    const heats = bins.map(bin => bin.fixed.heat)
    expect([...heats].sort((one, other) => other - one)).toEqual(heats)
  })

  it('is refused with too many hours, none, air as warm as the stream, and a set point that asks for nothing', () => {
    expect(() => airCoolerYear(waterCooler, [{ dryBulb: 290, hours: 9000 }])).toThrow(code('out-of-range'))
    expect(() => airCoolerYear(waterCooler, [...hours, { dryBulb: 290, hours: 8000 }])).toThrow(code('out-of-range'))
    expect(() => airCoolerYear(waterCooler, [])).toThrow(code('invalid-input'))
    expect(() => airCoolerYear(changed({ process: { inlet: 320 } }), [{ dryBulb: 325, hours: 1 }])).toThrow(
      code('out-of-range'),
    )
    expect(() => airCoolerYear(waterCooler, hours, { setPoint: 350 })).toThrow(code('invalid-input'))
  })
})
