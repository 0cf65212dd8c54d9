import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, offDesign, passFactor, rateAirCooler } from '../../../engine/aircooler'
import { dryAirCapacity, dryAirDensity, dryAirFilm } from '../../../engine/aircooler/dryAir'
import { designPoint, readyUnit } from '../../../engine/aircooler/unit'
import { EngineError } from '../../../engine/errors'
import { fluidOf, waterEnthalpy } from '../../../engine/fluids'
import airTransport from '../../reference/airTransport.json'
import { changed, waterCooler } from '../../support/airCoolers'
import { anyAirCooler } from '../../support/anyAirCooler'
import { code } from '../../support/engineErrors'

describe('dry air', () => {
  it.each([
    // Worked out apart from the polynomials of nitrogen and oxygen, and argon's line.
    [220, 0.019535953416],
    [300, 0.025727380128],
    [450, 0.036234452647],
  ])('conducts at %i K as its gases do', (T, k) => {
    expect(dryAirFilm(T).k / k).toBeCloseTo(1, 7)
  })

  it('conducts within 3 % of the reference equation of air up to 750 K', () => {
    const [columns, rows] = [airTransport.columns, airTransport.rows]
    const [T, k] = ['T', 'k'].map(name => columns.indexOf(name)) as [number, number]
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(Math.abs(dryAirFilm(row[T]!).k / row[k]! - 1)).toBeLessThan(0.03)
  })

  it('weighs what the gas law says', () => {
    expect(dryAirDensity(300, 101_325)).toBeCloseTo(101_325 / (287.042 * 300), 9)
    expect(() => dryAirDensity(901, 101_325)).toThrow(code('out-of-range'))
  })
})

describe('a rating', () => {
  const rating = rateAirCooler(waterCooler)

  it('takes from the water what it gives to the air', () => {
    const { air, stream, heat } = rating
    expect((air.massFlow * dryAirCapacity(air.inlet, air.leaving) * (air.leaving - air.inlet)) / heat).toBeCloseTo(1, 8)
    const given = 30 * (waterEnthalpy(350, 5e5) - waterEnthalpy(stream.outlet, 5e5))
    expect(given / heat).toBeCloseTo(1, 6)
    expect(stream.passes.reduce((sum, pass) => sum + pass.heat, 0) / heat).toBeCloseTo(1, 12)
    expect(air.leavingByRow.at(-1)).toBeCloseTo(air.leaving, 9)
    expect(rating.residual).toBeLessThan(1e-9)
  })

  it('has the resistances in line that its overall coefficient says', () => {
    const { air, stream, exchange } = rating
    const [D, d] = [0.0254, 0.0212]
    // Carbon steel at 350 K.
    const wall = (D * Math.log(D / d)) / (2 * 49.4)
    const U = 1 / (1 / air.bareFilm + D / (d * stream.film) + wall)
    expect(exchange.overall / U).toBeCloseTo(1, 2)
  })

  it('weighs and measures what its tubes and fins say', () => {
    const { construction } = rating
    // Volumes of metal worked out apart: 0.22135 m3 of steel, 0.32497 m3 of aluminium.
    expect(construction.tubes).toBe(160)
    expect(construction.width).toBeCloseTo(0.0635 * 40.5, 9)
    expect(construction.plotArea).toBeCloseTo(0.0635 * 40.5 * 9.6, 9)
    expect(construction.volume).toBeCloseTo(0.508302, 5)
    expect(construction.bundleWeight / (construction.tubeWeight + construction.finWeight)).toBeCloseTo(1.4, 9)
    expect(construction.weight - construction.bundleWeight).toBeCloseTo(120 * construction.plotArea, 6)
    expect(construction.bundleDepth).toBeCloseTo(3 * 0.0635 * Math.sqrt(0.75) + 0.0254 + 2 * 0.0159, 9)
  })

  it('is that of each half where two bundles share both streams', () => {
    const two = rateAirCooler({
      ...waterCooler,
      process: { ...waterCooler.process, massFlow: 60 },
      unit: { bays: 2 },
    })
    expect(two.heat / rating.heat).toBeCloseTo(2, 9)
    expect(two.fans.count).toBe(4)
    expect(two.fans.flow).toBeCloseTo(rating.fans.flow, 9)
    expect(two.noise.power - rating.noise.power).toBeCloseTo(10 * Math.log10(2), 9)
    expect(two.fans.coverage).toBeCloseTo(rating.fans.coverage, 9)
  })

  it('takes dirt on the outside on the fins, and on the inside on the tubes', () => {
    const { bareArea, finnedArea } = rating.exchange
    const [clean, outside, inside] = [{}, { air: 1e-3 }, { process: 1e-3 }].map(fouling =>
      rateAirCooler(changed({ bundle: { fouling } })),
    )
    const { film } = clean!.air
    expect(outside!.air.film / (film / (1 + film * 1e-3))).toBeCloseTo(1, 2)
    expect(finnedArea / bareArea).toBeGreaterThan(15)
    expect(1 / inside!.exchange.overall - 1 / clean!.exchange.overall).toBeCloseTo((1e-3 * 0.0254) / 0.0212, 4)
  })

  it('has less film with few rows where the factor of ESDU is asked for', () => {
    const of = (rows: number, fewRows: boolean) =>
      rateAirCooler(changed({ bundle: { rows, passes: 1, fewRows } })).air.film
    expect(of(1, true) / of(1, false)).toBeCloseTo(0.76, 2)
    expect(of(3, true) / of(3, false)).toBeCloseTo(0.92, 2)
    expect(of(4, true) / of(4, false)).toBe(1)
  })

  it('is coldest at the wall that is coldest of all places of the stream', () => {
    for (const passes of [1, 2]) {
      const input = changed({ bundle: { passes } })
      const { bundle, ...unit } = readyUnit(input)
      const { exchange } = designPoint({ bundle, ...unit })
      const { marched, place } = exchange
      const { tubeDiameter: D, insideDiameter: d } = bundle
      const walls = bundle.passRows.flatMap((inPass, pass) =>
        inPass.flatMap(row =>
          Array.from(marched.stream[row]!, (enthalpy, at) => {
            const { temperature, overall, coefficient } = place(pass, enthalpy)
            return temperature - ((temperature - marched.air[row]![at]!) * overall * D) / (d * coefficient)
          }),
        ),
      )
      expect(rateAirCooler(input).stream.coldestWall).toBeCloseTo(Math.min(...walls), 6)
    }
  })

  it('leaves through its nozzles as a mixture where it has not condensed', () => {
    const medium = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
    const input = changed({ process: { medium, massFlow: 12, inlet: 340 }, bundle: { nozzles: { diameter: 0.1 } } })
    const { outletQuality: x, drop, ends } = rateAirCooler(input).stream
    expect(x).toBeGreaterThan(0.1)
    const [vapour, liquid] = ends.outlet.phases
    const flux = 12 / ((Math.PI / 4) * 0.1 ** 2)
    const volume = x! / vapour!.density + (1 - x!) / liquid!.density
    const wanted = (flux * flux * (1 / ends.inlet.phases[0]!.density + 0.5 * volume)) / 2
    expect(drop.nozzles / wanted).toBeCloseTo(1, 3)
  })

  it('loses in its nozzles one and a half velocity heads', () => {
    const { drop, outlet } = rateAirCooler(changed({ bundle: { nozzles: { diameter: 0.1, count: 2 } } })).stream
    const flux = 30 / (2 * 0.25 * Math.PI * 0.01)
    const [before, behind] = [350, outlet].map(T => fluidOf('Water').state({ T, p: 5e5 }).rho)
    expect(drop.nozzles / ((flux * flux * (1 / before! + 0.5 / behind!)) / 2)).toBeCloseTo(1, 6)
    expect(drop.total).toBeCloseTo(drop.tubes + drop.headers + drop.nozzles, 9)
    const rough = rateAirCooler(changed({ bundle: { roughness: 4.6e-5 } })).stream.drop
    expect(rough.tubes / drop.tubes).toBeGreaterThan(1.15)
  })
})

describe('the heat that is asked for', () => {
  const given = rateAirCooler(waterCooler)

  it('may be said by any three of flow, inlet, outlet and heat', () => {
    const { massFlow: _, inlet: __, ...rest } = waterCooler.process
    const outlet = 336
    const heat = 30 * (waterEnthalpy(350, 5e5) - waterEnthalpy(outlet, 5e5))
    const ways: Partial<AirCoolerInput['process']>[] = [
      { massFlow: 30, inlet: 350, outlet },
      { massFlow: 30, inlet: 350, heat },
      { inlet: 350, outlet, heat },
      { massFlow: 30, outlet, heat },
    ]
    for (const process of ways) {
      const found = rateAirCooler({ ...waterCooler, process: { ...rest, ...process } })
      expect(found.required! / heat).toBeCloseTo(1, 6)
      expect(found.margin! / (given.heat / heat - 1)).toBeCloseTo(1, 5)
      expect(found.stream.massFlow).toBeCloseTo(30, 4)
      expect(found.stream.inlet).toBeCloseTo(350, 5)
    }
  })

  it('leaves a margin of surface that just does without it', () => {
    const { surfaceMargin } = rateAirCooler(changed({ process: { heat: 0.9 * given.heat } }))
    expect(surfaceMargin!).toBeGreaterThan(0.11)
    const more = rateAirCooler(changed({ process: { heat: 1.05 * given.heat } }))
    expect(more.margin!).toBeCloseTo(1 / 1.05 - 1, 9)
    expect(more.surfaceMargin!).toBeLessThan(-0.05)
    expect(rateAirCooler(changed({ process: { heat: given.heat } })).surfaceMargin!).toBeCloseTo(0, 5)
    expect(more.warnings.map(each => each.code)).toContain('DUTY_SHORT')
    // All the heat that the air could take is not enough: no surface does.
    expect(rateAirCooler(changed({ process: { heat: 2.5 * given.heat } }))).not.toHaveProperty('surfaceMargin')
  })

  it.each([
    ['too much', { massFlow: 30, inlet: 350, outlet: 330, heat: 1e6 }, 'invalid-input'],
    ['too little', { massFlow: 30, inlet: undefined }, 'invalid-input'],
    ['neither flow nor inlet', { massFlow: undefined, inlet: undefined, outlet: 330, heat: 1e6 }, 'invalid-input'],
    ['a stream that is warmed', { massFlow: undefined, outlet: 360, heat: 1e6 }, 'out-of-range'],
    ['a stream that is colder than the air', { inlet: 300 }, 'out-of-range'],
    ['an outlet below the air', { outlet: 304 }, 'out-of-range'],
    ['no flow', { massFlow: 0 }, 'out-of-range'],
  ] as const)('is refused with %s', (_, process, expected) => {
    expect(() => rateAirCooler(changed({ process: process as Partial<AirCoolerInput['process']> }))).toThrow(
      code(expected),
    )
  })
})

describe('what cannot be', () => {
  it('is a fin that stands into the next by more than a fiftieth', () => {
    // Tips of 57.2 mm: 56.08 mm is the closest pitch.
    const of = (transversePitch: number) => () => rateAirCooler(changed({ bundle: { transversePitch } }))
    expect(of(0.0561)).not.toThrow()
    expect(of(0.056)).toThrow(code('out-of-range'))
  })

  it.each([
    ['more passes than rows', { bundle: { passes: 5 } }, 'invalid-input'],
    ['rows of passes that do not make the rows', { bundle: { rowsPerPass: [2, 1] } }, 'invalid-input'],
    ['half a row', { bundle: { rows: 3.5 } }, 'out-of-range'],
    ['fins that overlap', { bundle: { transversePitch: 0.05 } }, 'out-of-range'],
    ['a metal that is unknown', { bundle: { tubeMetal: 'Cheese' } }, 'unknown-name'],
    ['no air', { air: { flow: undefined } }, 'invalid-input'],
    ['air that stands', { air: { flow: { basis: 'face-velocity', value: 0.001 } } }, 'out-of-range'],
    ['no fan', { fans: { perBay: 0 } }, 'out-of-range'],
    ['a fan and a half', { fans: { perBay: 1.5 } }, 'out-of-range'],
    ['an efficiency above 1', { fans: { efficiency: 1.2 } }, 'out-of-range'],
    ['a winter that is warmer', { air: { winter: 320 } }, 'out-of-range'],
  ] as const)('%s is refused with a sentence', (_, parts, expected) => {
    expect(() => rateAirCooler(changed(parts as Parameters<typeof changed>[0]))).toThrow(code(expected))
  })
})

describe('rows in passes', () => {
  it('are solved alike by the march and by collocation', () => {
    // Four rows in two passes of two, said as unequal passes that happen to be equal, go the other way.
    const even = passFactor({ NTU: 1.4, R: 0.9, rows: 4, passes: 2 })
    expect(even.rowsPerPass).toEqual([2, 2])
    const uneven = passFactor({ NTU: 1.4, R: 0.9, rows: 4, passes: 2, rowsPerPass: [3, 1] })
    const one = passFactor({ NTU: 1.4, R: 0.9, rows: 4, passes: 1 })
    expect(uneven.effectiveness).toBeGreaterThan(one.effectiveness)
    expect(uneven.effectiveness).toBeLessThan(even.effectiveness * 1.02)
    expect(uneven).not.toHaveProperty('roetzelNicole')
    expect(() => passFactor({ NTU: 0, R: 1, rows: 4, passes: 2 })).toThrow(code('out-of-range'))
  })

  it('have no factor above 1, whatever cools in them (4)', () => {
    // The heat capacity of this oil rises by a seventh: by the logarithmic difference of its ends F was 1.004.
    const oil = (heatCapacity: number, temperature: number) => ({
      ...{ temperature, heatCapacity, density: 800, viscosity: 1e-3, conductivity: 0.12 },
    })
    const medium = { kind: 'custom', points: [oil(2000, 313), oil(2300, 393)] } as const
    const { exchange } = rateAirCooler(
      changed({ process: { medium, massFlow: 12, inlet: 390 }, bundle: { rows: 5, passes: 5 } }),
    )
    expect(exchange.factor).toBeLessThan(1)
    expect(exchange.factor).toBeGreaterThan(0.97)
    fc.assert(
      fc.property(anyAirCooler, input => {
        const { factor = 1, meanDifference = 1 } = rateAirCooler(input).exchange
        expect(factor).toBeLessThanOrEqual(1.0005)
        expect(factor).toBeGreaterThan(0)
        expect(meanDifference).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })

  it('have about the factor of Roetzel and Nicole', () => {
    for (const [rows, passes] of [
      [2, 1],
      [3, 3],
      [4, 2],
      [4, 4],
    ] as const) {
      const { factor, roetzelNicole } = rateAirCooler(changed({ bundle: { rows, passes } })).exchange
      expect(Math.abs(roetzelNicole! - factor!)).toBeLessThan(0.015)
    }
  })
})

describe('any air cooler', () => {
  it('balances, gives no less with more air, and has numbers everywhere or a sentence why not', () => {
    fc.assert(
      fc.property(anyAirCooler, fc.double({ min: 1.02, max: 1.5, noNaN: true }), (input, more) => {
        const value = input.air.flow!.value
        const [rating, blown] = [value, value * more].map(velocity => {
          try {
            return rateAirCooler({ ...input, air: { ...input.air, flow: { basis: 'face-velocity', value: velocity } } })
          } catch (cause) {
            if (cause instanceof EngineError) return undefined
            throw cause
          }
        })
        if (!rating || !blown) return
        expect(numbersOf(rating).every(Number.isFinite)).toBe(true)
        const { air, heat, stream } = rating
        const taken = air.massFlow * dryAirCapacity(air.inlet, air.leaving) * (air.leaving - air.inlet)
        expect(Math.abs(taken / heat - 1)).toBeLessThan(1e-6)
        expect(rating.residual).toBeLessThan(1e-6)
        expect(blown.heat).toBeGreaterThanOrEqual(heat * (1 - 1e-6))
        expect(stream.outlet).toBeLessThanOrEqual(stream.inlet)
        expect(stream.outlet).toBeGreaterThanOrEqual(air.inlet - 0.005)
        expect(air.leaving).toBeLessThanOrEqual(stream.inlet)
        expect(stream.coldestWall).toBeGreaterThanOrEqual(air.inlet - 0.005)
      }),
      { numRuns: 60 },
    )
  })

  it('gives less with a fan off, and least with all off', () => {
    fc.assert(
      fc.property(anyAirCooler, input => {
        const { heat } = rateAirCooler(input)
        const { oneFanOff, allFansOff } = offDesign(input)
        expect(oneFanOff.heat).toBeLessThanOrEqual(heat * (1 + 1e-6))
        expect(allFansOff.heat).toBeGreaterThan(0)
        expect(oneFanOff.share).toBeCloseTo(oneFanOff.heat / heat, 9)
      }),
      { numRuns: 12 },
    )
  })
})

/** All numbers in a result. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}
