/** The search for air coolers: against trying every unit, and by what it says of those that fail. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateAirCooler } from '../../../engine/aircooler'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { distillateExample, exampleAirCoolers } from '../../../shared/aircooler/document/exampleAirCoolers'
import { engineInput } from '../../../shared/aircooler/rating/engineInput'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import type { SizedCooler } from '../../../shared/aircooler/search/airCoolerSearch'
import { coolerCatalogue, finKindCatalogue } from '../../../shared/aircooler/search/coolerCatalogue'
import {
  type CoolerChoices,
  type CoolerFamily,
  coolerFamilies,
  coolersOf,
} from '../../../shared/aircooler/search/coolerFamilies'
import { rankCoolers, type SearchedCoolers, searchCoolers } from '../../../shared/aircooler/search/searchCoolers'
import { readerOf, shownScale } from '../../../shared/display/formatQuantity'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'

const search = (request: SearchedCoolers) => rankCoolers(request, searchCoolers(request, coolerFamilies(request)))

const foot = 0.3048
const { rows, passes, tubesPerRow, tubeLength, finDensity, fanDiameter, tipSpeed } = coolerCatalogue

const limited = (limits: AirCoolerInput['limits'], input: AirCoolerInput = distillateExample): AirCoolerInput => ({
  ...input,
  limits: { ...input.limits, ...limits },
})

const withCooler = (input: AirCoolerInput, { flow, ...parts }: SizedCooler): AirCoolerInput => ({
  ...input,
  ...parts,
  air: { ...input.air, flow },
})

/** Every unit of the families, each with its own length. */
const unitsOf = (families: readonly CoolerFamily[]): SizedCooler[] =>
  families.flatMap(({ cooler, lengths }) =>
    lengths.map(length => ({ ...cooler, bundle: { ...cooler.bundle, tubeLength: length } })),
  )

/** Whether a unit meets its duty and its limits, by its rating alone; and how far it is above its duty. */
function judged(input: AirCoolerInput) {
  const { margin, stream, fans, noise, construction, air } = rateAirCooler(engineInput(input))
  const { limits } = input
  const most = (value: number, limit: number | undefined) => limit === undefined || value <= limit
  return {
    margin: margin!,
    isMet:
      margin! >= Math.max(-1e-6, limits.margin ?? 0) &&
      fans.coverage >= 0.4 &&
      fans.tipSpeed <= (limits.tipSpeed ?? 61) &&
      most(stream.drop.total, limits.processDrop) &&
      most(fans.power, limits.fanPower) &&
      most(air.standardFaceVelocity, limits.faceVelocity) &&
      most(noise.pressureAtFan, limits.soundPressure) &&
      most(noise.power, limits.soundPower) &&
      most(construction.width, limits.width) &&
      most(construction.length, limits.length),
  }
}

const nameOf = (cooler: SizedCooler) => JSON.stringify(cooler)

/** Compares a search with trying every unit, up to a quarter above its duty. Returns how many were tried and found. */
function expectSameAsAll(request: SearchedCoolers) {
  const answer = search({ ...request, most: 10_000 })
  const found = new Set(answer.candidates.map(({ cooler }) => nameOf(cooler)))
  const all = unitsOf(coolerFamilies(request))
  for (const cooler of all) {
    const { margin, isMet } = judged(withCooler(request.airCooler, cooler))
    const name = nameOf(cooler)
    if (margin < 1.25 * (1 + (request.airCooler.limits.margin ?? 0)) - 1)
      expect([name, found.has(name)]).toEqual([name, isMet])
    else if (!isMet) expect([name, found.has(name)]).toEqual([name, false])
  }
  expect([all.length, answer.candidates.length]).toEqual([answer.considered, answer.found])
  return answer
}

describe('a search for air coolers', () => {
  const sizes: CoolerChoices = { rows: [5, 6], passes: [3, 4, 6], tubesPerRow: [36, 40, 44] }
  const choices: CoolerChoices = { ...sizes, tubeLength, faceVelocity: [2.4, 2.9] }
  const request: SearchedCoolers = { airCooler: distillateExample, choices, most: 10_000 }
  const answer = search(request)

  it('finds every unit, up to a quarter too large, that trying all of them finds', () => {
    const { found, rated, considered } = expectSameAsAll(request)
    expect(found).toBeGreaterThan(20)
    expect(rated).toBeLessThan(considered / 2)
  })

  it('does so for any duty, stream and limits', () => {
    const of = fc.record({
      example: fc.constantFrom(...Object.values(exampleAirCoolers)),
      duty: fc.double({ min: 0.5, max: 1.3, noNaN: true }),
      margin: fc.option(fc.double({ min: 0, max: 0.2, noNaN: true }), { nil: undefined }),
      length: fc.option(fc.double({ min: 4, max: 14, noNaN: true }), { nil: undefined }),
      fanPower: fc.option(fc.double({ min: 5e3, max: 6e4, noNaN: true }), { nil: undefined }),
      processDrop: fc.option(fc.double({ min: 5e3, max: 2e5, noNaN: true }), { nil: undefined }),
      basis: fc.constantFrom('face-velocity' as const, 'standard-volume' as const),
      fins: fc.subarray([...finDensity], { minLength: 1, maxLength: 1 }),
      across: fc.subarray([36, 40, 48], { minLength: 1, maxLength: 2 }),
      lengths: fc.subarray([...tubeLength], { minLength: 2, maxLength: 4 }),
    })
    fc.assert(
      fc.property(of, ({ example, duty, basis, fins, across, lengths, ...limits }) => {
        const { heat, exchange } = rateAirCooler(engineInput(example))
        const { process, air } = example
        const airCooler: AirCoolerInput = {
          ...limited(limits, example),
          process: { ...process, given: 'flow-heat', heat: duty * heat },
          air: basis === 'face-velocity' ? air : { ...air, flow: { basis, value: air.flow.value * exchange.faceArea } },
        }
        expectSameAsAll({
          airCooler,
          choices: { finDensity: fins, tubesPerRow: across, tubeLength: lengths, fanDiameter: [1.2, 2.1] },
        })
      }),
      { numRuns: 12, seed: 151 },
    )
  })

  it('gives the figures of the rating of each unit', () => {
    for (const { cooler, figures, notices } of answer.candidates.slice(0, 3)) {
      const rating = rateAirCoolerDocument(withCooler(distillateExample, cooler))
      const { heat, margin, fans, noise, construction, stream, air } = rating
      expect(figures).toMatchObject({ heat, margin, fanPower: fans.power, soundPower: noise.power })
      expect(figures).toMatchObject({ processDrop: stream.drop.total, faceVelocity: air.standardFaceVelocity })
      expect(figures).toMatchObject({ plot: construction.plotArea, weight: construction.weight })
      expect(rating.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(notices))
    }
  })

  it.each([
    ['cost', 'cost'],
    ['cost and power', 'lifeCost'],
    ['fan power', 'fanPower'],
    ['weight', 'weight'],
    ['plot', 'plot'],
  ] as const)('lists them by %s, the same however they were found', (rankBy, figure) => {
    const families = coolerFamilies(request)
    const listed = rankCoolers({ ...request, rankBy, most: 20 }, searchCoolers(request, families))
    const values = listed.candidates.map(({ figures }) => figures[figure])
    expect(values).toEqual([...values].sort((one, other) => one - other))
    const backwards = rankCoolers({ ...request, rankBy, most: 20 }, searchCoolers(request, [...families].reverse()))
    expect(backwards.candidates).toEqual(listed.candidates)
  })

  it('marks those that no cheaper one beats in the power of its fans', () => {
    const { candidates } = answer
    for (const { isOnFront, figures } of candidates) {
      const isBeaten = candidates.some(
        other => other.figures.cost <= figures.cost && other.figures.fanPower < figures.fanPower,
      )
      expect([isOnFront, isBeaten]).not.toEqual([true, true])
    }
    expect(candidates.filter(({ isOnFront }) => isOnFront).length).toBeGreaterThan(1)
  })

  it('counts the power of the fans over the life beside the price', () => {
    const dear = { ...distillateExample.money, electricityPrice: 2 * distillateExample.money.electricityPrice! }
    const [once, twice] = [distillateExample.money, dear].map(money =>
      search({ ...request, airCooler: { ...distillateExample, money } }).candidates.map(({ figures }) => figures),
    )
    for (const [index, { cost, lifeCost }] of once!.slice(0, 20).entries())
      expect(twice![index]!.lifeCost - cost).toBeCloseTo(2 * (lifeCost - cost), 6)
    // All 8760 hours of each year, what comes later for less; 12 of the currency are 1 of the index.
    const { electricityPrice, escalation, discount, life } = distillateExample.money
    const years = Array.from({ length: life }, (_, year) => (1 + escalation) ** year / (1 + discount) ** (year + 1))
    const worth = 8760 * 3600 * electricityPrice! * years.reduce((sum, each) => sum + each)
    const { cost, lifeCost, fanPower } = once![0]!
    expect((lifeCost - cost) / ((fanPower * worth) / 12)).toBeCloseTo(1, 9)
  })
})

describe('what fails', () => {
  it('is told by limit, with the nearest units and what they miss', () => {
    const answer = search({ airCooler: limited({ width: 4, length: 5 }), choices: { rows, tubesPerRow, tubeLength } })
    expect(answer.found).toBe(0)
    expect(answer.missed.heat).toBeGreaterThan(0)
    expect(answer.missed.width).toBeGreaterThan(0)
    expect(answer.nearMisses[0]!.shortfalls[0]).toMatchObject({ of: expect.stringMatching(/heat|width|length/) })
  })

  it.each([
    ['heat', { margin: 1 }],
    ['processDrop', { processDrop: 1000 }],
    ['fanPower', { fanPower: 3000 }],
    ['soundPressure', { soundPressure: 60 }],
    ['soundPower', { soundPower: 60 }],
    ['tipSpeed', { tipSpeed: 30 }],
    ['faceVelocity', { faceVelocity: 1 }],
    ['width', { width: 2 }],
    ['length', { length: 2 }],
    ['wall', { pourMargin: 90 }],
  ] as const)('is %s where that is too little or too much', (of, limits) => {
    const answer = search({ airCooler: limited(limits), choices: { rows: [4, 5, 6] } })
    expect([answer.found, answer.missed[of]]).toEqual([0, answer.rated])
  })

  it('is the coverage of small fans, and fins too weak for the stream', () => {
    const { fans, process } = distillateExample
    const small = { ...distillateExample, fans: { ...fans, diameter: 1.2 } }
    expect(search({ airCooler: small, choices: { rows: [5] } })).toMatchObject({ found: 0, missed: { coverage: 1 } })
    const hot = { ...distillateExample, process: { ...process, inlet: 450 } }
    expect(search({ airCooler: hot, choices: { rows: [5], finKind: ['l-foot'] } }).missed.fins).toBe(1)
  })

  it('is no sound that practice alone would have: that is told of', () => {
    const { candidates } = search({ airCooler: distillateExample, choices: { rows: [5, 6] } })
    expect(candidates[0]!.notices).toContain('NOISE')
    expect(candidates[0]!.figures.soundPressure).toBeGreaterThan(85)
  })
})

describe('blades and fins', () => {
  it('turn as fast as the sound allows, and no faster than their limit', () => {
    const { candidates } = search({ airCooler: distillateExample, choices: { rows: [5], tipSpeed } })
    expect(candidates[0]!.figures.tipSpeed).toBeCloseTo(60.96, 9)
    const quiet = search({ airCooler: limited({ soundPower: 97 }), choices: { rows: [5], tipSpeed } }).candidates[0]!
    const of = (speed: number) =>
      rateAirCooler(
        engineInput(
          withCooler(distillateExample, { ...quiet.cooler, fans: { ...quiet.cooler.fans, tipSpeed: speed } }),
        ),
      ).noise.power
    const chosen = tipSpeed.indexOf(quiet.figures.tipSpeed)
    expect([of(tipSpeed[chosen]!) <= 97, of(tipSpeed[chosen + 1]!) <= 97]).toEqual([true, false])
    expect(quiet.figures.soundPower).toBeCloseTo(of(quiet.figures.tipSpeed), 9)
    expect(quiet.cooler.fans.tipSpeed).toBe(quiet.figures.tipSpeed)
    const slow = search({ airCooler: limited({ tipSpeed: 45 }), choices: { rows: [5], tipSpeed } })
    expect(slow.candidates[0]!.figures.tipSpeed).toBeCloseTo(40.64, 9)
  })

  it('are of the cheapest kind that holds the stream', () => {
    const kindAt = (inlet: number, finKind = finKindCatalogue as CoolerChoices['finKind']) =>
      coolerFamilies({
        airCooler: { ...distillateExample, process: { ...distillateExample.process, inlet } },
        choices: { rows: [5], ...(finKind && { finKind }) },
      })[0]!.cooler.bundle.fins.kind
    expect([kindAt(400), kindAt(500), kindAt(400, ['extruded', 'embedded'])]).toEqual([
      'l-foot',
      'embedded',
      'embedded',
    ])
  })
})

it('judges as the reader sees it: a width that is shown as its limit is met in search and notices alike', () => {
  const choices: CoolerChoices = { rows: [distillateExample.bundle.rows] }
  const shown = { plantLength: shownScale('plantLength', 'IP') }
  for (const [limit, share, found] of [
    ['width', 1 - 1e-9, 1],
    ['width', 0.98, 0],
    ['length', 1 - 1e-9, 1],
    ['length', 0.98, 0],
  ] as const) {
    const size = rateAirCooler(engineInput(distillateExample)).construction[limit]
    const airCooler = limited({ [limit]: size * share })
    const { warnings } = rateAirCoolerDocument(airCooler)
    const told = noticesAsShown(warnings, readerOf('IP')).filter(({ code }) => code === limit.toUpperCase())
    expect([search({ airCooler, choices, shown }).found, told.length]).toEqual([found, 1 - found])
  }
})

describe('the units of a search', () => {
  it('are planned as fast of rows that no bundle has, which the engine refuses', () => {
    const choices = { rows: [9e15], passes: [4e15], tubeLength: [6] }
    const families = coolerFamilies({ airCooler: distillateExample, choices })
    expect(unitsOf(families)).toHaveLength(1)
    expect(searchCoolers({ airCooler: distillateExample, choices }, families)).toMatchObject({ rated: 0, refused: 1 })
  })

  it('have no more passes than rows, and say the rows of passes that are not equal', () => {
    const families = coolerFamilies({ airCooler: distillateExample, choices: { rows: [3, 5], passes: [2, 3, 4] } })
    expect(families.map(({ cooler: { bundle } }) => [bundle.rows, bundle.passes, bundle.rowsPerPass])).toEqual([
      [3, 2, [2, 1]],
      [3, 3, undefined],
      [5, 2, [3, 2]],
      [5, 3, [2, 2, 1]],
      [5, 4, [2, 1, 1, 1]],
    ])
  })

  it('have room for their fans, side by side along the tubes and within the bay', () => {
    const choices: CoolerChoices = { fanDiameter, fansPerBay: [1, 2, 3], tubesPerRow: [24, 48], tubeLength }
    for (const { unit, bundle, fans } of unitsOf(coolerFamilies({ airCooler: distillateExample, choices }))) {
      expect(fans.perBay * fans.diameter).toBeLessThanOrEqual(bundle.tubeLength * (1 + 1e-9))
      const width = bundle.transversePitch * (bundle.tubesPerRow + 0.5) * unit.bundlesPerBay
      expect(fans.diameter).toBeLessThanOrEqual(width)
    }
    // A bay is as wide as its tubes with half a pitch for the shift of every other row.
    const { unit, bundle } = distillateExample
    const bay = bundle.transversePitch * unit.bundlesPerBay
    const fits = (diameter: number) => () =>
      coolerFamilies({ airCooler: distillateExample, choices: { fanDiameter: [diameter], fansPerBay: [1] } })
    expect(fits(bay * (bundle.tubesPerRow + 0.49))()).toHaveLength(1)
    expect(fits(bay * (bundle.tubesPerRow + 0.51))).toThrow(/vary fans, rows/)
    // Three fans of 9 ft fill tubes of 27 ft, a little more does not go.
    const threeOf = (feet: number): CoolerChoices => ({
      ...{ fanDiameter: [feet * 0.3048], fansPerBay: [3], tubesPerRow: [60], tubeLength: [27 * 0.3048] },
    })
    expect(coolerFamilies({ airCooler: distillateExample, choices: threeOf(9) })).toHaveLength(1)
    expect(() => coolerFamilies({ airCooler: distillateExample, choices: threeOf(9.001) })).toThrow(/vary fans, rows/)
    const none = { fanDiameter: [4.5], tubesPerRow: [16] }
    expect(() => coolerFamilies({ airCooler: distillateExample, choices: none })).toThrow(/vary fans, rows/)
  })

  it('of plates keep their fins, their pitches and their own rows', () => {
    const glycol = exampleAirCoolers['Glycol dry cooler']
    const choices: CoolerChoices = {
      finHeight: [0.01, 0.02],
      finKind: ['embedded'],
      finDensity: finDensity.slice(0, 2),
    }
    const families = coolerFamilies({ airCooler: glycol, choices })
    expect(families.map(({ cooler }) => cooler.bundle.fins.kind)).toEqual(['plate', 'plate'])
    expect(families[0]!.cooler.bundle.longitudinalPitch).toBe(glycol.bundle.longitudinalPitch)
  })

  it('stand in equilateral triangles where the pitch of round fins varies, and in a velocity where that varies', () => {
    const airCooler = limited(
      {},
      { ...distillateExample, bundle: { ...distillateExample.bundle, longitudinalPitch: 0.06 } },
    )
    const [{ cooler }] = coolerFamilies({ airCooler, choices: { tubePitch: [0.06], faceVelocity: [3] } }) as [
      CoolerFamily,
    ]
    expect([cooler.bundle.longitudinalPitch, cooler.flow]).toEqual([undefined, { basis: 'face-velocity', value: 3 }])
  })

  it.each([
    [
      'a duty that cannot be',
      { process: { ...distillateExample.process, outlet: 300 } },
      { rows },
      'process.outlet',
      /colder/,
    ],
    [
      'too many',
      {},
      { rows, passes, tubesPerRow, tubeLength, finDensity, fanDiameter },
      'choices',
      /more than the 200,000 of one search/,
    ],
    ['no pass that fits', {}, { rows: [3], passes: [4] }, 'choices', /No air cooler can be made/],
  ] as const)('are refused with %s, at the field', (_, parts, choices, path, message) => {
    const request = { airCooler: { ...distillateExample, ...parts }, choices }
    expect(() => coolerFamilies(request)).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }))
    expect(() => coolerFamilies(request)).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path }) }),
    )
  })

  it('may be of every example: each finds its own duty with more rows or tubes', () => {
    for (const [name, airCooler] of Object.entries(exampleAirCoolers)) {
      const choices: CoolerChoices = {
        rows: [5, 6, 8],
        tubesPerRow: [40, 48],
        tubeLength,
        fanDiameter: [1.2, 8 * foot],
      }
      const answer = search({ airCooler, choices })
      expect([name, answer.found > 0, answer.considered]).toEqual([
        name,
        true,
        coolersOf(coolerFamilies({ airCooler, choices })),
      ])
    }
  })
})
