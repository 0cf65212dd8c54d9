/** The stages of a mist: against the water of the hour at the temperature that brings each on. */
import { describe, expect, it } from 'vitest'
import { moistAir } from '../../../engine/fluids'
import { mistDesign, mistStages, rateHours } from '../../../engine/mist'
import type { MistInput } from '../../../engine/mist/mist'

const nozzle = { name: 'fine', flow: 1.2e-6, pressure: 7e6, sauter: 12e-6 }
const mist = (stages: number, control: MistInput['control'] = { lockout: 297, depression: 5 }): MistInput => ({
  ...{ effectiveness: 0.75, airflow: 40, machine: { ratedPower: 100_000, slope: 0.023 }, control },
  spray: { nozzle, pressure: 7e6, stages, face: 20, distance: 2 },
})
const air = { T: 313.15, p: 101_325, Twb: 293.15 }
const climate = [300, 304, 308, 312].map((dryBulb, at) => ({
  ...{ month: 7, hours: 100 + at, dryBulb, wetBulb: 291.15, pressure: 101_325 },
}))

const stagesOf = (input: MistInput, hottest = air) => {
  const { entering, nozzles } = mistDesign(input, hottest)
  return { entering, nozzles: nozzles!, stages: mistStages(input, entering, nozzles!, rateHours(input, climate)) }
}

describe('the stages of a mist', () => {
  const { entering, stages } = stagesOf(mist(4))

  it('come on where those before them no longer give the water', () => {
    const early = mist(4, { lockout: 283, depression: 0.5 })
    const { entering, nozzles, stages } = stagesOf(early)
    let before = 0
    for (const [index, { from, nozzles: own, water }] of stages.entries()) {
      expect(own).toBe(nozzles.stages[index])
      expect(water).toBeCloseTo((before + own) * nozzles.flow, 15)
      if (index > 0) {
        const { Twb } = moistAir({ T: from!, p: air.p, W: entering.W })
        const needed = mistDesign(early, { T: from!, p: air.p, Twb }).hour.supply / 1000
        expect(needed / (before * nozzles.flow)).toBeCloseTo(1, 5)
      }
      before += own
    }
    expect(before).toBe(nozzles.count)
    const froms = stages.map(({ from }) => from!)
    expect(froms).toEqual([...froms].sort((one, other) => one - other))
    expect(froms.at(-1)).toBeLessThanOrEqual(air.T)
  })

  it('come on with the mist where it begins in air so dry that it needs them', () => {
    expect(stages.map(({ from }) => from!.toFixed(1)).slice(0, 2)).toEqual(['297.0', '297.0'])
    expect(stages[3]!.from).toBeGreaterThan(stages[2]!.from!)
  })

  it('begin with the mist: at its lock-out, or where the wet bulb is far enough below', () => {
    const atLockout = stagesOf(mist(2, { lockout: 305, depression: 1 })).stages[0]!.from!
    expect(atLockout).toBeCloseTo(305, 3)
    const from = stagesOf(mist(2, { lockout: 280, depression: 12 })).stages[0]!.from!
    const { Twb } = moistAir({ T: from, p: air.p, W: entering.W })
    expect(from - Twb).toBeCloseTo(12, 3)
  })

  it('run in the hours that need them: the first in all hours of mist', () => {
    const rated = rateHours(mist(4), climate)
    const on = rated.hours.filter(({ hour }) => hour.isOn)
    expect(stages[0]!.hours).toBe(on.reduce((sum, { weather }) => sum + weather.hours, 0))
    const third = stages[1]!.water * 1000
    const needing = on.filter(({ hour }) => hour.supply > third)
    expect(stages[2]!.hours).toBe(needing.reduce((sum, { weather }) => sum + weather.hours, 0))
    const hours = stages.map(each => each.hours)
    expect(hours).toEqual([...hours].sort((one, other) => other - one))
  })

  it('without nozzles never come', () => {
    const small = { ...mist(3), airflow: 0.05 }
    const few = stagesOf(small)
    expect(few.nozzles.count).toBeLessThan(3)
    expect(few.stages.at(-1)).toEqual({ nozzles: 0, water: few.nozzles.count * few.nozzles.flow, hours: 0 })
  })

  it('of air so moist that it cannot be colder begin at its dew point', () => {
    const moist = stagesOf(mist(2, { lockout: 280, depression: 0 }), { T: 303.15, p: 101_325, Twb: 300.15 })
    expect(moist.stages[0]!.from!).toBeGreaterThanOrEqual(moist.entering.Tdp)
  })
})
