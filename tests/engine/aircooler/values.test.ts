/** Numbers of an air cooler that are held by nothing else, each worked out apart from the code. */
import { describe, expect, it } from 'vitest'
import { coolerCostIndex, rateAirCooler } from '../../../engine/aircooler'
import { airFilm, airMethodsOf } from '../../../engine/aircooler/airSide'
import { arrangementOf } from '../../../engine/aircooler/arrangement'
import { knownBundle } from '../../../engine/aircooler/bundle'
import { constructionOf } from '../../../engine/aircooler/construction'
import { counterCurve } from '../../../engine/aircooler/counterCurve'
import { dutyOf } from '../../../engine/aircooler/duty'
import { cubicAt, placeOfValue } from '../../../engine/aircooler/evenTable'
import { curveAt, workingPoint } from '../../../engine/aircooler/fanCurve'
import { knownMedium } from '../../../engine/aircooler/medium'
import { airCoolerNotices } from '../../../engine/aircooler/notices'
import { streamEnd } from '../../../engine/aircooler/streamEnds'
import { airFlowOf } from '../../../engine/aircooler/supply'
import { tubePlaces } from '../../../engine/aircooler/tubeSide'
import { readyUnit } from '../../../engine/aircooler/unit'
import { conductivity, tubeMaterial } from '../../../engine/materials'
import { changed, waterCooler } from '../../support/airCoolers'

describe('the cost of an air cooler', () => {
  const weights = { weight: 500, tubeWeight: 100, finWeight: 50, tubes: 20 }
  const fans = { diameter: 2, count: 3, electric: 5000 }
  it.each([
    // 100 kg of carbon steel at 0.2, 50 kg of aluminium at 0.35 with its labour, 350 kg of steel, 20 tubes of 0.3, three fans of
    // 40 x 2 x 2 with motors of 8 x 5.
    ['plate', 20 + 17.5 * 1.5 + 70 + 6 + 600],
    ['l-foot', 20 + 17.5 * 2 + 70 + 6 + 600],
    ['embedded', 20 + 17.5 * 2.6 + 70 + 6 + 600],
    ['extruded', 20 + 17.5 * 3.4 + 70 + 6 + 600],
  ] as const)('with %s fins is metal, labour, tubes, fans and motors', (kind, cost) => {
    const fins = { ...waterCooler.bundle.fins, kind } as typeof waterCooler.bundle.fins
    expect(coolerCostIndex({ fins }, weights, { diameter: fans.diameter }, fans)).toBeCloseTo(cost, 9)
  })
})

describe('a bundle', () => {
  const known = knownBundle(waterCooler.bundle, 1)

  it('has triangles of its pitch, and the conductivity of its metals at 350 K', () => {
    expect(known.pitchAlong).toBeCloseTo(0.0635 * Math.cos(Math.PI / 6), 12)
    expect(known.tubeK).toBe(conductivity(tubeMaterial('Carbon Steel'), 350))
    expect(known.insideDiameter).toBeCloseTo(0.0212, 12)
  })

  it('weighs its tubes, its discs, headers and frames, and stands with its machinery', () => {
    const found = constructionOf(known)
    const tubes = 160 * 9 * (Math.PI / 4) * (0.0254 ** 2 - 0.0212 ** 2) * known.tubeDensity
    const discs = 160 * 9 * 394 * (Math.PI / 4) * (0.0572 ** 2 - 0.0254 ** 2) * 0.0004 * known.finDensity
    expect(found.tubeWeight / tubes).toBeCloseTo(1, 9)
    expect(found.finWeight / discs).toBeCloseTo(1, 9)
    const plot = 0.0635 * 40.5 * 9.6
    expect(found.weight / (1.4 * (tubes + discs) + 120 * plot)).toBeCloseTo(1, 9)
    expect(found.volume).toBeCloseTo(160 * 9 * Math.PI * 0.0106 ** 2, 9)
    expect(found.bundleDepth).toBeCloseTo(3 * 0.0635 * Math.cos(Math.PI / 6) + 0.0572, 9)
  })

  it('stands on its legs with frame, ring and plenum', () => {
    const unit = {
      ...{ bays: 1, tubeLength: 9, fans: { perBay: 2, diameter: 2.6 } },
      construction: { width: 2.57, length: 9.6, bundleDepth: 0.2 },
    }
    // Fields of 4.5 m: 0.95 m beside the ring, as much below; frame 0.15 m over the rows, ring a tenth of the diameter.
    expect(arrangementOf(unit)).toMatchObject({
      ...{ plenum: expect.closeTo(0.95, 9), frame: expect.closeTo(0.35, 9), ring: expect.closeTo(0.26, 9) },
      ...{ clearance: 2.6, header: expect.closeTo(0.3, 9), height: expect.closeTo(4.16, 9) },
    })
    const small = arrangementOf({ ...unit, fans: { perBay: 8, diameter: 1.9 } })
    expect([small.plenum, small.clearance]).toEqual([0.5, 2])
  })
})

describe('values at even places', () => {
  const cubes = Array.from({ length: 9 }, (_, i) => i ** 3 + 2 * i)

  it('are read by the cubic that they are, with its slope', () => {
    for (const place of [0, 0.4, 1, 3.3, 6.9, 7.5, 8]) {
      const [value, slope] = cubicAt(cubes, place)
      expect(value).toBeCloseTo(place ** 3 + 2 * place, 9)
      expect(slope).toBeCloseTo(3 * place ** 2 + 2, 9)
    }
  })

  it('are found again', () => {
    for (const place of [0, 0.4, 3.3, 7.99]) expect(placeOfValue(cubes, place ** 3 + 2 * place)).toBeCloseTo(place, 9)
  })
})

describe('media', () => {
  it('of gas begin at 230 K where they are light, and water freezes at 0 °C', () => {
    expect(knownMedium({ kind: 'gas', composition: { Nitrogen: 1 }, pressure: 1e5 }).lowest).toBe(230)
    expect(knownMedium({ kind: 'fluid', name: 'R-718', pressure: 1e5 }).freezing).toBe(273.15)
  })

  it('of blends condense about the middle of their glide', () => {
    const { dome } = knownMedium({ kind: 'fluid', name: 'R-407C', pressure: 1.5e6 })
    const { bubble, dew, place } = dome!
    expect(place.saturationTemperature).toBeCloseTo((bubble.T + dew.T) / 2, 9)
    expect(place.glide!.range).toBeCloseTo(dew.T - bubble.T, 9)
    expect(place.glide!.slope / ((dew.T - bubble.T) / (dew.h - bubble.h))).toBeCloseTo(1, 2)
  })
})

it('a vapour beside a gas has the head of all of it together, by the volumes of its parts', () => {
  const medium = knownMedium({ kind: 'fluid', name: 'R-718', pressure: 106_756, inert: { name: 'Air', share: 0.05 } })
  const bundle = knownBundle(waterCooler.bundle, 1)
  const h = medium.enthalpy(340)
  const { quality, mixed, liquid } = medium.path!.at(h)
  const G = 4 / (80 * Math.PI * 0.0106 ** 2)
  const volume = quality / mixed.rho + (1 - quality) / liquid.rho
  const place = tubePlaces(bundle, medium, 4, 2).place(h, { bare: 900, air: 310 })
  expect(place.head / ((G * G * volume) / 2)).toBeCloseTo(1, 9)
  expect(place.velocity / (G * volume)).toBeCloseTo(1, 9)
  expect(place.reynolds / ((G * 0.0212) / liquid.mu)).toBeCloseTo(1, 9)
})

describe('the air', () => {
  it('of an actual volume is as dense as it comes', () => {
    const known = { pressure: 101_325, inlet: 320 }
    const flow = airFlowOf({ basis: 'actual-volume', value: 10 }, known, 5)
    // 28.9652 g/mol at 320 K, nearly ideal.
    expect(flow / ((10 * 101_325 * 0.0289652) / (8.314462618 * 320))).toBeCloseTo(1, 3)
  })

  it('does less before few rows by Briggs and Young alone: others have rows in themselves', () => {
    const film = (method: 'briggs-young' | 'esdu' | 'ganguli', fewRows: boolean) =>
      airFilm(knownBundle({ ...waterCooler.bundle, rows: 2, passes: 1, method, fewRows }, 1), 60, 310).coefficient
    expect(film('briggs-young', true)).toBeLessThan(0.97 * film('briggs-young', false))
    for (const method of ['esdu', 'ganguli'] as const) expect(film(method, true)).toBe(film(method, false))
  })

  it('is told to be slower or faster than its data', () => {
    const doubts = (Re: number) => [
      ...new Set(airMethodsOf(knownBundle(waterCooler.bundle, 1), Re).doubts.map(({ code }) => code)),
    ]
    expect([doubts(50), doubts(8000), doubts(1e7)]).toEqual([['AIR_RE_LOW'], [], ['AIR_RE_HIGH']])
  })
})

describe('steam with air in it', () => {
  const medium = (share: number, basis: 'mole' | 'mass') =>
    knownMedium({ kind: 'fluid', name: 'R-718', pressure: 1e5, inert: { name: 'Air', share, basis } })

  it('has as many moles of air as its mass says', () => {
    // 5 % by mass of 28.96 g/mol, beside 18.015 g/mol: 1.7265 of 54.46 moles.
    expect(medium(0.05, 'mass').path!.gas.moleShare).toBeCloseTo(0.0317, 4)
    expect(medium(0.0317, 'mole').path!.gas.massShare).toBeCloseTo(0.05, 4)
  })

  it('is as heavy as both where it comes as gas', () => {
    const wet = medium(0.3, 'mole')
    const { phases } = streamEnd(wet, wet.enthalpy(420))
    expect(phases[0]!.molarMass! / (0.7 * 0.0180153 + 0.3 * 0.02896)).toBeCloseTo(1, 3)
    // At 1 bar nearly ideal, in the volume of both together.
    const { mixed, T } = wet.path!.dew
    expect((mixed.rho * 8.314462618 * T) / (1e5 * mixed.molarMass)).toBeCloseTo(1, 1.5)
  })
})

it('a counterflow has the mean difference of its phases, bent where it begins and ends to condense', () => {
  // From 380 to 350 K by 50 kJ/kg, condensing there by 150, to 330 K by 100; the air from 310 to 340 K.
  const temperature = (h: number) =>
    350 + Math.max(0, ((h - 250e3) * 30) / 50e3) + Math.min(0, ((h - 100e3) * 20) / 100e3)
  const medium = { temperature, dome: { dew: { h: 250e3 }, bubble: { h: 100e3 } } }
  const of = { medium, duty: { enthalpyIn: 300e3 }, air: { inlet: 310 } } as unknown as Parameters<
    typeof counterCurve
  >[0]
  const { mean, least } = counterCurve(of, { airOut: 340, enthalpyOut: 0 })
  const logMean = (one: number, other: number) => (one - other) / Math.log(one / other)
  const surface = 50 / logMean(40, 15) + 150 / logMean(15, 30) + 100 / logMean(30, 20)
  expect(mean! / (300 / surface)).toBeCloseTo(1, 5)
  expect(least).toBeCloseTo(15, 4)
})

it('a stream may not be asked to leave as cold as the air', () => {
  const { massFlow, inlet } = waterCooler.process
  const medium = knownMedium(waterCooler.process.medium)
  const asked = (outlet: number) => () =>
    dutyOf({ ...waterCooler.process, massFlow: massFlow!, inlet: inlet!, outlet }, medium, 300)
  expect(asked(300)).toThrow('no cooler reaches that')
  expect(asked(300.01)).not.toThrow()
})

it('a flow that heat and outlet ask for has the limits of one that is given', () => {
  const { massFlow: _, ...rest } = waterCooler.process
  const medium = knownMedium(waterCooler.process.medium)
  // 58.7 kJ/kg from 350 to 336 K.
  const asked = (heat: number) => () => dutyOf({ ...rest, outlet: 336, heat }, medium, 300)
  const perKilogram = medium.enthalpy(350) - medium.enthalpy(336)
  expect(perKilogram / 58_700).toBeCloseTo(1, 2)
  expect(asked(perKilogram * 1.001e-4)).not.toThrow()
  expect(asked(perKilogram * 0.999e-4)).toThrow('the flow of the stream in kg/s is between 0.0001 and 100000, not ')
  expect(asked(perKilogram * 0.999e5)).not.toThrow()
  expect(asked(perKilogram * 1.001e5)).toThrow('the flow of the stream in kg/s is between 0.0001 and 100000, not ')
})

describe('fans', () => {
  const curve = {
    points: [
      { flow: 0, pressure: 200 },
      { flow: 20, pressure: 100 },
    ],
    ...{ speed: 5, density: 1.2 },
  }

  it('work where their curve meets what is asked for', () => {
    // 200 - 5 V is V^2 at V = 11.861.
    const found = workingPoint(curveAt(curve, 5, 1.2), flow => flow * flow, 20)
    expect(found.flow).toBeCloseTo((-5 + Math.sqrt(825)) / 2, 5)
    expect(found.pressure).toBeCloseTo(found.flow ** 2, 3)
  })

  it('have lines of sixteen places to half as much again as the design', () => {
    const { lines, fans } = rateAirCooler(waterCooler)
    expect(lines!.system).toHaveLength(16)
    expect(lines!.system[15]!.flow).toBeCloseTo(1.5 * fans.flow, 9)
    expect(lines!.system[7]!.flow).toBeCloseTo(0.75 * fans.flow, 9)
  })
})

describe('notices', () => {
  const told = (parts: Parameters<typeof changed>[0], code: string) =>
    rateAirCooler(changed(parts)).warnings.find(each => each.code === code)

  it('say their numbers', () => {
    expect(told({ fans: { plenumHeight: 0.9 } }, 'DISPERSION')!.message).toMatch(
      /^The air spreads by 46\.5° .* more than 45\.0°\.$/,
    )
    // Two rings of 2.4 m over 23.146 m2: 39.1 %.
    expect(told({ fans: { diameter: 2.4 } }, 'FAN_COVERAGE')!.message).toBe(
      'The rings of the fans cover 39.1 % of the face, less than 40 %.',
    )
    expect(told({ air: { flow: { basis: 'face-velocity', value: 4.2 } } }, 'FACE_VEL_HIGH')!.message).toContain(
      '4.20 m/s of standard air on the face, where 2.0 to 4.0 m/s are usual with 4 rows',
    )
    expect(told({ fans: { tipSpeed: 62 } }, 'TIP_SPEED')!.limits).toEqual([0, 61])
    expect(told({ process: { pourPoint: 320 } }, 'POUR')!.message).toContain('stops pouring at 46.9 °C and 8.5 K')
  })

  it('say what is missing and what is lost', () => {
    const rating = rateAirCooler(waterCooler)
    const { stream } = rating
    const unit = readyUnit(changed({ limits: { processDrop: 20_040 } }))
    const lost = { ...rating, stream: { ...stream, drop: { ...stream.drop, total: 30_120 } } }
    const said = (rated: typeof rating) => airCoolerNotices(unit, rated).map(({ message }) => message)
    expect(said(lost)).toContain('30.1 kPa is lost by the stream, more than 20.0 kPa.')
    const short = { ...rating, heat: 912_340, required: 1e6, margin: -0.08766 }
    expect(said(short)).toContain('912.3 kW are given off, 8.8 % less than the 1000.0 kW that are asked for.')
    expect(airCoolerNotices(unit, short).find(({ value }) => value === 912_340)?.limits).toEqual([1e6, 1e10])
  })

  it('tell of few rows up to three', () => {
    expect(told({}, 'FEW_ROWS')).toBeUndefined()
    expect(told({ bundle: { rows: 3, passes: 1 } }, 'FEW_ROWS')).toBeDefined()
  })

  it('tell of a fan that gives 0.5 % less than it is asked for, and of none that gives more', () => {
    const { fans } = rateAirCooler(waterCooler)
    // A steep curve through a share of the design's flow at its pressure.
    const short = (share: number) =>
      told(
        {
          fans: {
            curve: {
              points: [
                { flow: fans.flow * share * 0.99, pressure: fans.totalPressure * 100 },
                { flow: fans.flow * share, pressure: fans.totalPressure * (share > 1 ? 1.1 : 0.9) },
                { flow: fans.flow * share * 1.01, pressure: 0.01 },
              ],
              ...{ speed: fans.speed, density: fans.density },
            },
          },
        },
        'FAN_SHORT',
      )
    expect(short(1.003)).toBeUndefined()
    expect(short(0.97)).toMatchObject({ limits: [fans.flow, 1e6] })
    expect(short(0.97)!.message).toMatch(/gives 97 % of the air/)
  })
})

describe('notices of a vapour beside a gas', () => {
  const input = changed({
    process: {
      ...{ medium: { kind: 'fluid', name: 'R-718', pressure: 106_756, inert: { name: 'Air', share: 0.05 } } },
      ...{ massFlow: 1.2, inlet: 395 },
    },
  })
  const [unit, rating] = [readyUnit(input), rateAirCooler(input)]
  const told = (more: Partial<NonNullable<typeof rating.stream.beside>>) => {
    const quiet = { vapourIn: 1, vapourOut: 0, dewIn: 373.15, dewOut: 373.15, moleShare: 0.05 }
    const beside = { ...rating.stream.beside!, ...quiet, ...more }
    return airCoolerNotices(unit, { ...rating, stream: { ...rating.stream, beside } })
      .filter(({ code }) => ['VAPOUR_KEPT', 'DEW_FALLS', 'MUCH_GAS'].includes(code))
      .map(({ code, severity }) => `${code} ${severity}`)
  }

  it('begin at 1 and 10 % of vapour that is kept, 10 K of dew point, 30 % of gas', () => {
    expect(told({ vapourOut: 0.00999 })).toEqual([])
    expect(told({ vapourOut: 0.01001 })).toEqual(['VAPOUR_KEPT info'])
    expect(told({ vapourOut: 0.0999 })).toEqual(['VAPOUR_KEPT info'])
    expect(told({ vapourOut: 0.1001 })).toEqual(['VAPOUR_KEPT warning'])
    expect(told({ dewOut: 363.16 })).toEqual([])
    expect(told({ dewOut: 363.14 })).toEqual(['DEW_FALLS info'])
    expect(told({ moleShare: 0.2999 })).toEqual([])
    expect(told({ moleShare: 0.3001 })).toEqual(['MUCH_GAS warning'])
  })
})

it('nozzles lose a head where the stream comes and half of one where it leaves, by their section', () => {
  const point = { temperature: 350, density: 900, heatCapacity: 2500, viscosity: 5e-4, conductivity: 0.12 }
  const { stream } = rateAirCooler(
    changed({
      process: { medium: { kind: 'custom', points: [point] } },
      bundle: { nozzles: { diameter: 0.1, count: 2 } },
    }),
  )
  // 30 kg/s through two sections of 7.854e-3 m2: 1909.86 kg/m2s, heads of 2026.42 Pa.
  expect(stream.drop.nozzles).toBeCloseTo(1.5 * 2026.4237, 2)
})
