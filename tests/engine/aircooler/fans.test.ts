import { describe, expect, it } from 'vitest'
import { fanLaws, noiseOf, offDesign, rateAirCooler } from '../../../engine/aircooler'
import { curveAt, type FanCurve, workingPoint } from '../../../engine/aircooler/fanCurve'
import { changed, waterCooler } from '../../support/airCoolers'
import { code } from '../../support/engineErrors'

const density = (T: number, p = 101_325) => p / (287.042 * T)
const curve: FanCurve = {
  points: [
    { flow: 20, pressure: 300, power: 12_000 },
    { flow: 50, pressure: 200, power: 15_000 },
    { flow: 70, pressure: 60, power: 9000 },
  ],
  speed: 5,
  density: 1.2,
}

describe('fan laws', () => {
  const point = { flow: 40, pressure: 120, power: 7000, speed: 5, diameter: 3, density: 1.2 }

  it('change flow, pressure and power by their powers', () => {
    const found = fanLaws(point, { speedRatio: 0.5, diameter: 6, density: 0.6 })
    expect(found.flow).toBeCloseTo(40 * 0.5 * 8, 9)
    expect(found.pressure).toBeCloseTo(120 * 0.25 * 4 * 0.5, 9)
    expect(found.power).toBeCloseTo(7000 * 0.125 * 32 * 0.5, 9)
    expect(found.massFlow).toBeCloseTo(160 * 0.6, 9)
    expect(found.tipSpeed).toBeCloseTo(Math.PI * 6 * 2.5, 9)
    expect(found.efficiency).toBeCloseTo((40 * 120) / 7000, 9)
    expect(fanLaws(point, { temperature: 300 }).density).toBeCloseTo(density(300), 9)
    expect(fanLaws(point, {}).power).toBe(7000)
  })

  it('are refused beyond what they are for', () => {
    expect(() => fanLaws(point, { speedRatio: 4 })).toThrow(code('out-of-range'))
    expect(() => fanLaws({ ...point, flow: -1 }, {})).toThrow(code('out-of-range'))
  })
})

describe('the curve of a fan', () => {
  it('is straight between its points, goes on beyond them, and follows the fan laws', () => {
    const at = curveAt(curve, 5, 1.2)
    expect(at(35)).toEqual({ flow: 35, pressure: 250, power: 13_500 })
    expect(at(50).pressure).toBeCloseTo(200, 9)
    expect(at(70).pressure).toBeCloseTo(60, 9)
    expect(at(75).pressure).toBeCloseTo(25, 9)
    expect(at(5).pressure).toBeCloseTo(350, 9)
    const half = curveAt(curve, 2.5, 0.6)(17.5)
    expect(half.pressure).toBeCloseTo(250 / 8, 9)
    expect(half.power).toBeCloseTo(13_500 / 16, 9)
  })

  it('meets what is asked for', () => {
    const found = workingPoint(curveAt(curve, 5, 1.2), flow => 0.08 * flow ** 2, 80)
    expect(found.pressure / (0.08 * found.flow ** 2)).toBeCloseTo(1, 6)
    expect(() => workingPoint(curveAt(curve, 5, 1.2), () => 400, 80)).toThrow(code('out-of-range'))
  })

  it('falls by rising flow', () => {
    const wrong = { ...curve, points: [...curve.points].reverse() }
    expect(() => curveAt(wrong, 5, 1.2)).toThrow(code('invalid-input'))
    expect(() => curveAt({ ...curve, points: [curve.points[0]!] }, 5, 1.2)).toThrow(code('invalid-input'))
  })

  it.each(['forced', 'induced'] as const)('says the air of a unit, %s', draft => {
    const { air, ...rest } = changed({ fans: { draft, curve } })
    const { flow: _, ...still } = air
    const { fans, air: found } = rateAirCooler({ ...rest, air: still })
    const speed = 50 / (Math.PI * 2.6)
    const at = curveAt(curve, speed, fans.density)(fans.flow)
    expect(fans.totalPressure / at.pressure).toBeCloseTo(1, 4)
    expect(fans.shaft / at.power!).toBeCloseTo(1, 4)
    expect(fans.density).toBeCloseTo(density(draft === 'forced' ? 305 : found.leaving), 6)
    const { oneFanOff } = offDesign({ ...rest, air: still })
    // The other fan blows against less: more than half the air.
    expect(oneFanOff.airFlow / found.massFlow).toBeGreaterThan(0.5)
    expect(oneFanOff.airFlow / found.massFlow).toBeLessThan(0.8)
  })
})

describe('the fans of a unit', () => {
  const { fans, air, noise } = rateAirCooler(changed({ fans: { plenumHeight: 1.6, distances: [1, 400] } }))

  it('blow against bundle, ring and what else is in the way', () => {
    const ring = (Math.PI / 4) * 2.6 ** 2
    expect(fans.flow).toBeCloseTo(air.massFlow / density(305) / 2, 6)
    expect(fans.velocityPressure).toBeCloseTo((density(305) * (fans.flow / ring) ** 2) / 2, 6)
    expect(fans.staticPressure).toBeCloseTo(air.drop + 15, 9)
    expect(fans.totalPressure).toBeCloseTo(air.drop + 15 + fans.velocityPressure, 9)
    // Fan, belt and motor where nothing else is said.
    expect(fans.shaft).toBeCloseTo((fans.flow * fans.totalPressure) / 0.7, 6)
    expect(fans.electric).toBeCloseTo(fans.shaft / (0.95 * 0.9), 6)
    expect(fans.power).toBeCloseTo(2 * fans.electric, 6)
    expect(fans.coverage).toBeCloseTo((2 * ring) / (0.0635 * 40.5 * 9), 9)
    expect(fans.speed).toBeCloseTo(50 / (Math.PI * 2.6), 9)
  })

  it('spread their air from the ring to the side of their field', () => {
    // Each serves 4.5 m by 2.57 m: 0.95 m beyond the ring, from 1.6 m below.
    expect(fans.dispersion).toBeCloseTo(Math.atan(0.95 / 1.6), 9)
    expect(rateAirCooler(waterCooler).fans).not.toHaveProperty('dispersion')
    // Two bundles side by side are 5.14 m wide, in a bay alone as in one of three.
    for (const bays of [1, 3]) {
      const wide = { ...changed({ fans: { plenumHeight: 1.6 } }), unit: { bays, bundlesPerBay: 2 } }
      expect(rateAirCooler(wide).fans.dispersion).toBeCloseTo(Math.atan((0.0635 * 81 - 2.6) / 2 / 1.6), 9)
    }
  })

  it('turn with 50 m/s and are heard at 1 and 400 m where nobody says otherwise', () => {
    const { tipSpeed: _, ...rest } = waterCooler.fans
    const usual = rateAirCooler({ ...waterCooler, fans: rest })
    expect(usual.fans.tipSpeed).toBe(50)
    expect(usual.noise.byDistance.map(each => each.distance)).toEqual([1, 400])
  })

  it('are as loud as their power and their tips say', () => {
    const horsepower = fans.shaft / 745.69987
    const power = 56 + 30 * Math.log10((50 * 60) / 304.8) + 10 * Math.log10(horsepower)
    expect(noise.powerOfFan).toBeCloseTo(power, 6)
    expect(noise.power).toBeCloseTo(power + 3.0103, 4)
    const pressure = 46 + 30 * Math.log10(50) + 10 * Math.log10(horsepower) - 20 * Math.log10(2.6)
    expect(noise.pressureAtFan).toBeCloseTo(pressure, 6)
    expect(noise.byDistance.map(each => each.pressure - noise.power)).toEqual([
      expect.closeTo(-7.9818, 3),
      expect.closeTo(-60.023, 2),
    ])
    const source = { tipSpeed: 50, power: fans.shaft, diameter: 2.6 }
    const induced = noiseOf({ ...source, draft: 'induced' }, 1, [])
    expect(induced.pressureAtFan).toBeCloseTo(pressure - 3, 6)
    expect(() => noiseOf({ ...source, draft: 'forced' }, 1, [0])).toThrow(code('out-of-range'))
  })
})

describe('fans that stand', () => {
  it.each([
    ['forced', undefined, 0.8],
    ['induced', undefined, 2],
    ['induced', 4, 4],
  ] as const)('leave the air to its weight: %s', (draft, draftHeight, height) => {
    const input = changed({ fans: { draft, ...(draftHeight ? { draftHeight } : {}) } })
    const { allFansOff } = offDesign(input)
    const alone = rateAirCooler({
      ...input,
      air: { ...input.air, flow: { basis: 'dry-air-mass', value: allFansOff.airFlow } },
    })
    expect(alone.heat / allFansOff.heat).toBeCloseTo(1, 6)
    // Two velocity heads in the rings.
    const lost = alone.air.drop + 2 * alone.fans.velocityPressure
    const drawn = 9.80665 * height * (density(305) - density(alone.air.leaving))
    expect(lost / drawn).toBeCloseTo(1, 3)
  })

  it('leave it to its weight however hot the stream is, up to what embedded fins hold', () => {
    const oil = { temperature: 500, density: 700, heatCapacity: 2500, viscosity: 5e-4, conductivity: 0.1 }
    const heats = [420, 470, 480, 520, 600, 673].map(inlet => {
      const input = changed({ process: { medium: { kind: 'custom', points: [oil] }, inlet } })
      const { allFansOff } = offDesign(input)
      expect(allFansOff.airOut).toBeLessThan(inlet)
      expect(allFansOff.heat / (30 * 2500 * (inlet - allFansOff.outlet))).toBeCloseTo(1, 6)
      return allFansOff.heat
    })
    expect(heats).toEqual(heats.toSorted((one, other) => one - other))
  })

  it('leave half the air, of two one', () => {
    const design = rateAirCooler(waterCooler)
    const { oneFanOff } = offDesign(waterCooler)
    expect(oneFanOff.airFlow / design.air.massFlow).toBeCloseTo(0.5, 9)
    const single = changed({ fans: { perBay: 1 } })
    expect(offDesign(single).oneFanOff).toEqual(offDesign(single).allFansOff)
  })
})

describe('noise by octave bands', () => {
  // Hudson's levels over the A-weighted total, and the weights of IEC 61672-1.
  const levels = [5.2, 4, 0.9, -4.5, -4.9, -10.1, -12.6, -19.9]
  const weights = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1]
  const { octaves, power } = noiseOf({ tipSpeed: 50, power: 10_000, diameter: 3, draft: 'forced' }, 4, [])

  it('has the middles of eight bands, and A-weighted the sound power of all fans within 0.1 dB', () => {
    expect(octaves.map(({ frequency }) => frequency)).toEqual([63, 125, 250, 500, 1000, 2000, 4000, 8000])
    const sum = 10 * Math.log10(octaves.reduce((all, { weighted }) => all + 10 ** (weighted / 10), 0))
    expect(Math.abs(sum - power)).toBeLessThan(1e-9)
    expect(octaves.map((each, i) => each.weighted - each.power - weights[i]!)).toEqual(
      weights.map(() => expect.closeTo(0, 9)),
    )
  })

  it('has the published levels, raised by the quarter of a dB that their sum wants', () => {
    const missing = -10 * Math.log10(levels.reduce((all, level, i) => all + 10 ** ((level + weights[i]!) / 10), 0))
    expect(missing).toBeCloseTo(0.27, 1)
    for (const [i, { power: level }] of octaves.entries()) expect(level - power - missing).toBeCloseTo(levels[i]!, 9)
  })
})

describe('the lines of fans', () => {
  const fans = { perBay: 2, diameter: 2.6, tipSpeed: 50, otherLosses: 15 }
  const speed = 50 / (Math.PI * 2.6)
  const rated = rateAirCooler(changed({ fans }))
  const { lines } = rated

  it('go through the design, and with one fan off ask for less at the same flow', () => {
    const { point, oneOffPoint, system, oneOff } = lines!
    expect(point.flow).toBe(rated.fans.flow)
    expect(point.pressure).toBeCloseTo(rated.fans.totalPressure, 9)
    // Half of the air through the bundles; the ring has the same.
    const velocity = rated.fans.velocityPressure
    expect(oneOffPoint!.pressure).toBeLessThan(15 + velocity + 0.4 * rated.air.drop)
    expect(oneOffPoint!.pressure).toBeGreaterThan(15 + velocity + 0.25 * rated.air.drop)
    for (const [i, place] of system.entries()) {
      expect(place.pressure).toBeGreaterThan(oneOff![i]!.pressure)
      if (i > 0) expect(place.pressure).toBeGreaterThan(system[i - 1]!.pressure)
    }
    expect(lines).not.toHaveProperty('curve')
    expect(rateAirCooler(changed({ fans: { ...fans, perBay: 1 } })).lines).not.toHaveProperty('oneOff')
  })

  it('meet the curve of the fan where it gives what is asked for', () => {
    const { flow, pressure } = lines!.point
    const { density } = rated.fans
    const through = (share: number): FanCurve => ({
      points: [
        { flow: 0.5 * flow, pressure: 1.6 * share * pressure },
        { flow, pressure: share * pressure },
        { flow: 1.4 * flow, pressure: 0.2 * share * pressure },
      ],
      ...{ speed, density },
    })
    const enough = rateAirCooler(changed({ fans: { ...fans, curve: through(1) } }))
    expect(enough.lines!.meets!.flow / flow).toBeCloseTo(1, 5)
    expect(enough.lines!.curve!.map(place => place.flow / flow)).toEqual([0.5, 1, 1.4].map(x => expect.closeTo(x, 9)))
    expect(enough.lines!.oneOffMeets!.flow).toBeGreaterThan(flow)
    expect(enough.warnings.map(({ code }) => code)).not.toContain('FAN_SHORT')
    expect(enough.lines!.meets).not.toHaveProperty('power')
    // The same curve at half the speed, with its power: that rises with the cube.
    const slow = through(1).points.map(place => ({ flow: place.flow / 2, pressure: place.pressure / 4, power: 1000 }))
    const { meets } = rateAirCooler(changed({ fans: { ...fans, curve: { points: slow, speed: speed / 2, density } } }))
      .lines!
    expect(meets!.flow / flow).toBeCloseTo(1, 5)
    expect(meets!.power! / 8000).toBeCloseTo(1, 9)
    // A fan that is far too large meets the line beyond the figure, and is not short.
    const large = [1, 2, 3].map((share, i) => ({ flow: share * flow, pressure: [5, 4, 1][i]! * pressure }))
    const much = rateAirCooler(changed({ fans: { ...fans, curve: { points: large, speed, density } } }))
    expect(much.lines!.meets!.flow / flow).toBeGreaterThan(1.5)
    expect(much.warnings.map(({ code }) => code)).not.toContain('FAN_SHORT')
    // The air stays that which is given.
    expect(enough.heat).toBe(rated.heat)
    const short = rateAirCooler(changed({ fans: { ...fans, curve: through(0.7) } }))
    const notice = short.warnings.find(({ code }) => code === 'FAN_SHORT')!
    expect(notice.value).toBe(short.lines!.meets!.flow)
    expect(short.lines!.meets!.flow).toBeLessThan(0.95 * flow)
    const none = rateAirCooler(changed({ fans: { ...fans, curve: through(0.01) } }))
    expect(none.lines).not.toHaveProperty('meets')
    expect(none.warnings.find(({ code }) => code === 'FAN_SHORT')!.value).toBe(0)
  })
})
