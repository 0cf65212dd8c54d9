/** The search for economizers: against trying every unit, and by what it says of those that fail. */
import { describe, expect, it } from 'vitest'
import { rateEconomizer } from '../../../engine/economizer'
import { readerOf, shownScale } from '../../../shared/display/formatQuantity'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { drawnUnit } from '../../../shared/economizer/facts/drawnUnit'
import { engineInput } from '../../../shared/economizer/rating/engineInput'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { rankUnits, type SearchedUnits, searchUnits } from '../../../shared/economizer/search/searchUnits'
import { unitCatalogue } from '../../../shared/economizer/search/unitCatalogue'
import { type UnitChoices, unitFamilies, unitsOf } from '../../../shared/economizer/search/unitFamilies'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'

const heatOf = (input: EconomizerInput) => rateEconomizer(engineInput(input)).heat

const wanting = (heat: number, limits: EconomizerInput['limits'] = {}, input = steamExample): EconomizerInput => ({
  ...input,
  limits: { ...input.limits, ...limits, heat },
})

const search = (request: SearchedUnits) => rankUnits(request, searchUnits(request, unitFamilies(request)))

const { rows, tubesWide, finDensity, finHeight, circuits } = unitCatalogue
const sixty = Array.from({ length: 60 }, (_, at) => at + 1)
const present = heatOf(steamExample)

describe('a search for economizers', () => {
  const choices: UnitChoices = { rows, tubesWide: [8, 10, 12, 16], finDensity, circuits: [2, 4] }
  const request: SearchedUnits = { economizer: wanting(1.05 * present), choices, most: 10_000 }
  const answer = search(request)
  const sizeOf = ({ rows, tubesWide, fins, circuits }: EconomizerInput['unit']) =>
    JSON.stringify([rows, tubesWide, fins.kind === 'none' ? 0 : fins.density, circuits])

  it('finds every unit, up to a quarter too large, that trying all of them finds', () => {
    const found = new Set(answer.candidates.map(({ unit }) => sizeOf(unit)))
    let tried = 0
    for (const family of unitFamilies(request))
      for (const count of family.rows) {
        tried += 1
        const input = { ...request.economizer, unit: { ...family.unit, rows: count } }
        const { full, warnings } = rateEconomizerDocument({
          ...input,
          loads: { first: input.loads.first },
          offDesign: {},
        })
        const isMet = !warnings.some(({ code }) => ['HEAT_LOW', 'GAS_DP', 'FLUID_DP'].includes(code))
        const name = sizeOf(input.unit)
        if (full.heat < 1.25 * 1.05 * present) expect([name, found.has(name)]).toEqual([name, isMet])
        else if (!isMet) expect([name, found.has(name)]).toEqual([name, false])
      }
    expect(tried).toBe(answer.considered)
    expect(answer.found).toBe(answer.candidates.length)
    expect(answer.found).toBeGreaterThan(30)
    expect(answer.rated).toBeLessThan(answer.considered)
  })

  it('gives the figures of the rating of each unit', () => {
    for (const { unit, figures } of answer.candidates.slice(0, 5)) {
      const input = { ...request.economizer, unit }
      const rating = rateEconomizerDocument(input)
      const { heat, gasOut, gasDrop, efficiencyAfter, stages } = rating.full
      const { waterDrop, velocity, coldestMetal } = stages[0]!
      const { width, length, height, dryWeight } = drawnUnit(input, rating).construction
      expect(figures).toMatchObject({ heat, gasOut, gasDrop, efficiencyAfter, waterDrop, velocity, coldestMetal })
      expect(figures).toMatchObject({ height, dryWeight, width: Math.max(width, length) })
      expect(figures.margin).toBeCloseTo(heat / (1.05 * present) - 1, 12)
    }
  })

  it('has the longer side of a rectangular casing for its width', () => {
    const arrangement = 'rectangular'
    const economizer = { ...request.economizer, unit: { ...steamExample.unit, arrangement } } as EconomizerInput
    const { candidates } = search({ ...request, economizer, choices: { rows, tubesWide: [8, 10, 16] } })
    const sides = candidates.map(({ unit }) => {
      const { width, length } = drawnUnit(
        { ...economizer, unit },
        rateEconomizerDocument({ ...economizer, unit }),
      ).construction
      return [width, length] as const
    })
    expect(candidates.map(({ figures }) => figures.width)).toEqual(sides.map(of => Math.max(...of)))
    expect(sides.some(([width, length]) => width < length)).toBe(true)
  })

  it.each([
    ['cost', 'cost', 1],
    ['heat', 'heat', -1],
    ['gas drop', 'gasDrop', 1],
    ['weight', 'dryWeight', 1],
  ] as const)('lists them by %s, the same however they were found', (rankBy, figure, sign) => {
    const families = unitFamilies(request)
    const listed = rankUnits({ ...request, rankBy, most: 20 }, searchUnits(request, families))
    const values = listed.candidates.map(({ figures }) => sign * figures[figure])
    expect(values).toEqual([...values].sort((one, other) => one - other))
    const backwards = rankUnits({ ...request, rankBy, most: 20 }, searchUnits(request, [...families].reverse()))
    expect(backwards.candidates).toEqual(listed.candidates)
  })

  it('marks those that no cheaper one beats in heat', () => {
    const { candidates } = answer
    for (const one of candidates) {
      const isBeaten = candidates.some(
        other => other.figures.cost <= one.figures.cost && other.figures.heat > one.figures.heat,
      )
      expect([one.isOnFront, isBeaten]).not.toEqual([true, true])
    }
    expect(candidates.filter(({ isOnFront }) => isOnFront).length).toBeGreaterThan(1)
  })
})

describe('what fails', () => {
  it('is told by limit, with the nearest units and what they miss', () => {
    const answer = search({
      economizer: wanting(1.3 * present, { gasDrop: 30 }),
      choices: { rows, finDensity },
    })
    expect(answer.found).toBe(0)
    expect(answer.missed.heat).toBeGreaterThan(0)
    expect(answer.missed.gasDrop).toBeGreaterThan(0)
    expect(answer.nearMisses[0]!.shortfalls[0]).toMatchObject({ of: expect.stringMatching(/heat|gasDrop/) })
  })

  it.each([
    ['height', { height: 1.5 }],
    ['width', { width: 1 }],
    ['weight', { weight: 400 }],
    ['gasOut', { gasOut: 470 }],
    ['waterDrop', { waterDrop: 500 }],
    ['coldEnd', { dewMargin: 70 }],
    ['steaming', { steamingMargin: 70 }],
  ] as const)('is %s where that is too little', (of, limits) => {
    const answer = search({ economizer: wanting(present, limits), choices: { rows: [4, 6, 8], finDensity } })
    expect([answer.found, answer.missed[of]]).toEqual([0, answer.rated])
  })

  it('is judged at the lowest load too, where the cold end is coldest', () => {
    const asked = engineInput(steamExample)
    const above = (load: number) => {
      const { stages, gas } = rateEconomizer(asked, { load })
      return stages[0]!.coldestMetal - gas.dewPoints.highest!
    }
    const [full, low] = [above(1), above(0.25)]
    expect(full - low).toBeGreaterThan(1)
    const choices: UnitChoices = { rows: [steamExample.unit.rows] }
    const limits = { gasDrop: 200, dewMargin: (full + low) / 2 }
    const answer = search({ economizer: wanting(0.99 * present, limits), choices })
    expect(answer).toMatchObject({ found: 0, missed: { coldEnd: 1 } })
    const { second: _, third: __, fourth: ___, ...loads } = steamExample.loads
    const atFullAlone = { ...wanting(0.99 * present, limits), loads }
    expect(search({ economizer: atFullAlone, choices }).found).toBe(1)
  })

  it('judges as the reader sees it: 55.0 is not over 55.0', () => {
    const economizer = wanting(heatOf(steamExample) * (1 + 1e-5), { gasDrop: 200 })
    const choices: UnitChoices = { rows: [steamExample.unit.rows] }
    expect(search({ economizer, choices }).found).toBe(0)
    const shown = { heatFlow: { zero: 0, step: 100 } }
    expect(search({ economizer, choices, shown }).found).toBe(1)
  })
})

it.each([
  ['height', 'height', 'length'],
  ['width', 'width', 'length'],
  ['weight', 'dryWeight', 'mass'],
] as const)('a %s that is shown as its limit is met in search and notices alike', (limit, figure, quantity) => {
  const choices: UnitChoices = { rows: [steamExample.unit.rows] }
  const shown = { [quantity]: shownScale(quantity, 'IP') }
  const wanted = (most?: number) => wanting(0.99 * present, { gasDrop: 200, [limit]: most })
  const size = search({ economizer: wanted(), choices }).candidates[0]!.figures[figure]
  for (const [share, found] of [
    [1 - 1e-9, 1],
    [0.98, 0],
  ] as const) {
    const economizer = wanted(size * share)
    const { warnings } = rateEconomizerDocument(economizer)
    const told = noticesAsShown(warnings, readerOf('IP')).filter(({ code }) => code === limit.toUpperCase())
    expect([search({ economizer, choices, shown }).found, told.length]).toEqual([found, 1 - found])
  }
})

describe('the units of a search', () => {
  it('are those whose circuits divide their tubes, and standard units as they are', () => {
    const families = unitFamilies({
      economizer: wanting(1e5),
      choices: { rows: [3, 4], tubesWide: [7, 8], circuits: [4, 16], units: [steamExample.unit] },
    })
    const made = families.flatMap(({ unit, rows }) => rows.map(count => [count, unit.tubesWide, unit.circuits]))
    expect(made).toEqual([
      [6, 10, 2],
      [3, 8, 4],
      [4, 8, 4],
      [4, 8, 16],
    ])
    expect(unitsOf(families)).toBe(4)
  })

  it('have no fins to vary where the tubes are bare', () => {
    const bare = { ...steamExample, unit: { ...steamExample.unit, fins: { kind: 'none' as const } } }
    const families = unitFamilies({ economizer: wanting(1e5, {}, bare), choices: { rows: [6], finDensity, finHeight } })
    expect(unitsOf(families)).toBe(1)
  })

  it.each([
    ['no required heat', { economizer: steamExample, choices: { rows } }, 'limits.heat', /needs the heat/],
    ['nothing to vary', { economizer: wanting(1e5), choices: {} }, 'choices', /No unit can be made/],
    [
      'circuits that divide nothing',
      { economizer: wanting(1e5), choices: { tubesWide: [7], circuits: [5] } },
      'choices',
      /No unit can be made/,
    ],
    [
      'too many',
      {
        economizer: wanting(1e5),
        choices: { rows, tubesWide, finDensity, finHeight, tubeLength: unitCatalogue.tubeLength, circuits },
      },
      'choices',
      /more than the 200,000 of one search/,
    ],
    [
      'more than there is memory for',
      {
        economizer: wanting(1e5),
        choices: { tubesWide: sixty, tubeLength: sixty, finDensity: sixty, finHeight: sixty, circuits: [1], rows: [6] },
      },
      'choices',
      /12,960,000 economizers are more/,
    ],
  ])('are refused with %s, at the field', (_, request, path, message) => {
    expect(() => unitFamilies(request)).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }))
    expect(() => unitFamilies(request)).toThrow(expect.objectContaining({ inputs: expect.objectContaining({ path }) }))
  })

  it('may be of every example, whatever its fuel, its water and its second stage', () => {
    for (const [name, example] of Object.entries(exampleEconomizers)) {
      const heat = heatOf(example)
      const answer = search({
        economizer: wanting(0.95 * heat, { gasDrop: 500, waterDrop: 2e5, dewMargin: 0, steamingMargin: 0 }, example),
        choices: { rows: [example.unit.rows - 1, example.unit.rows, example.unit.rows + 1].filter(each => each > 0) },
      })
      expect([name, answer.rated > 0]).toEqual([name, true])
    }
  })
})
