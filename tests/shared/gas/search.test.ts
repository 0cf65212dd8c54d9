/** The search for dry gas coils: against rating every one of them, and by what it says of those that fail. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueFor } from '../../../engine/design'
import { readerOf, shownScale } from '../../../shared/display/formatQuantity'
import { exampleGases } from '../../../shared/gas/document/exampleGases'
import type { GasCoilPart } from '../../../shared/gas/document/gasCoil'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { usualCoil } from '../../../shared/gas/document/usualCoil'
import { compositionOf } from '../../../shared/gas/rating/compositionOf'
import { rateCoil } from '../../../shared/gas/rating/rateCoil'
import { rateGasDocument } from '../../../shared/gas/rating/rateGasDocument'
import { coilsOf, gasCoilFamilies } from '../../../shared/gas/search/gasCoilFamilies'
import type { GasCoilGeometry } from '../../../shared/gas/search/gasCoilSearch'
import { rankGasCoils, type SearchedGasCoils, searchGasCoils } from '../../../shared/gas/search/searchGasCoils'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'

const cooler = exampleGases['Cooler of compressed nitrogen'] as GasInput
const flue = exampleGases['Flue gas of a boiler'] as GasInput
const inch = 0.0254

const search = (request: SearchedGasCoils) => rankGasCoils(request, searchGasCoils(request, gasCoilFamilies(request)))

const withCoil = (input: GasInput, changed: Partial<GasCoilPart>): GasInput => ({
  ...input,
  coil: { ...usualCoil('Cooling'), ...input.coil, ...changed },
})

const limited = (limits: GasCoilPart['limits'], input = cooler) => withCoil(input, { limits })

/** Every coil of a search. */
const coilsIn = (request: SearchedGasCoils): GasCoilGeometry[] =>
  gasCoilFamilies(request).flatMap(({ geometry, rows }) => rows.map(count => ({ ...geometry, rows: count })))

/** Rates a coil of a search by itself. */
function rated(gas: GasInput, geometry: GasCoilGeometry) {
  const { pressure, trioxide } = gas.state
  return rateCoil({ ...gas.coil!, geometry }, { ...compositionOf(gas), pressure, trioxide })
}

const choices = {
  rows: [2, 3, 4, 5, 6, 8],
  finPitch: [6, 8, 10, 12].map(fins => inch / fins),
  circuiting: [0.25, 0.5, 1],
}

/** Compares a search with rating every coil, up to a quarter above its heat. Returns the answer. */
function expectSameAsAll(request: SearchedGasCoils) {
  const answer = search({ ...request, most: 10_000 })
  const found = new Map(answer.candidates.map(({ geometry, figures }) => [JSON.stringify(geometry), figures]))
  const { heat: wanted = 0, gasPressureDrop, fluidPressureDrop } = request.gas.coil!.limits
  for (const geometry of coilsIn(request)) {
    const { heat, gas, fluid, isValid } = rated(request.gas, geometry)
    const name = JSON.stringify(geometry)
    const isMet =
      isValid &&
      heat >= wanted &&
      gas.pressureDrop.total <= (gasPressureDrop ?? Number.POSITIVE_INFINITY) &&
      fluid.pressureDrop.total <= (fluidPressureDrop ?? Number.POSITIVE_INFINITY)
    if (heat < 1.25 * wanted || !isMet) expect([name, found.has(name)]).toEqual([name, isMet])
    const figures = found.get(name)
    if (!figures) continue
    expect(figures.heat).toBeCloseTo(heat, 6)
    expect(figures.gasDrop).toBeCloseTo(gas.pressureDrop.total, 9)
    expect(figures.fluidDrop).toBeCloseTo(fluid.pressureDrop.total, 9)
  }
  expect([coilsIn(request).length, answer.candidates.length]).toEqual([answer.considered, answer.found])
  return answer
}

describe('a search for dry gas coils', () => {
  const gas = withCoil(cooler, {
    flow: { basis: 'mass', value: 20 },
    limits: { heat: 300_000, gasPressureDrop: 60, fluidPressureDrop: 20_000 },
  })
  const request: SearchedGasCoils = { gas, choices, most: 1000 }
  const answer = search(request)

  it('finds every coil, up to a quarter too large, that rating all of them finds', () => {
    const { found, rated, considered, missed } = expectSameAsAll(request)
    expect(found).toBeGreaterThan(5)
    expect(rated).toBeLessThan(considered)
    expect(Object.keys(missed)).toEqual(expect.arrayContaining(['heat', 'gasDrop']))
  })

  it('does so for any gas, duty, arrangement and limits', () => {
    const of = fc.record({
      gas: fc.constantFrom(cooler, withCoil(flue, { flow: { basis: 'mass', value: 1.2 } })),
      heat: fc.double({ min: 3e4, max: 2e5, noNaN: true }),
      gasPressureDrop: fc.option(fc.double({ min: 0.3, max: 20, noNaN: true }), { nil: undefined }),
      fluidPressureDrop: fc.option(fc.double({ min: 2000, max: 1e5, noNaN: true }), { nil: undefined }),
      arrangement: fc.constantFrom('counter' as const, 'cross' as const, 'auto' as const),
      fluidIn: fc.double({ min: 330, max: 350, noNaN: true }),
    })
    fc.assert(
      fc.property(of, ({ gas, heat, gasPressureDrop, fluidPressureDrop, arrangement, fluidIn }) => {
        const { geometry, fluid } = usualCoil('Cooling')
        expectSameAsAll({
          gas: withCoil(gas, {
            geometry: { ...geometry, arrangement },
            fluid: { ...fluid, enteringTemperature: fluidIn, given: { kind: 'volume-flow', value: 0.004 } },
            limits: {
              heat,
              ...(gasPressureDrop && { gasPressureDrop }),
              ...(fluidPressureDrop && { fluidPressureDrop }),
            },
          }),
          choices: { rows: [2, 3, 4, 6], finPitch: [inch / 7, inch / 11], circuiting: [0.5, 1] },
        })
      }),
      { numRuns: 10, seed: 158 },
    )
  })

  it('takes a given heat as the duty, and finds the coils that can do it', () => {
    const given = withCoil(cooler, {
      fluid: { ...cooler.coil!.fluid, given: { kind: 'capacity', value: 100_000 } },
      limits: { fluidPressureDrop: 5000 },
    })
    const { candidates, refused } = search({ gas: given, choices: { rows: [1, 2, 3, 4], circuiting: [0.5, 1] } })
    expect(refused).toBe(2)
    expect(candidates.map(({ geometry }) => geometry.rows).sort()).toEqual([2, 2, 3, 3, 4, 4])
    for (const { figures } of candidates) expect(figures.margin).toBeCloseTo(0, 6)
  })

  it.each([
    ['cost', 'cost'],
    ['gas drop', 'gasDrop'],
    ['fluid drop', 'fluidDrop'],
    ['weight', 'weight'],
  ] as const)('lists them by %s, the same however they were found', (rankBy, figure) => {
    const listed = rankGasCoils({ ...request, rankBy, most: 20 }, searchGasCoils(request, gasCoilFamilies(request)))
    const values = listed.candidates.map(({ figures }) => figures[figure])
    expect(values).toEqual([...values].sort((one, other) => one - other))
    const backwards = searchGasCoils(request, gasCoilFamilies(request).reverse())
    expect(rankGasCoils({ ...request, rankBy, most: 20 }, backwards).candidates).toEqual(listed.candidates)
  })

  it('marks those that no cheaper one beats in the pressure drop of the gas', () => {
    const { candidates } = search({ ...request, choices: { ...choices, finnedLength: [1.5, 2.5] } })
    for (const { isOnFront, figures } of candidates) {
      const isBeaten = candidates.some(
        other => other.figures.cost <= figures.cost && other.figures.gasDrop < figures.gasDrop,
      )
      expect([isOnFront, isBeaten]).not.toEqual([true, true])
    }
    expect(candidates.filter(({ isOnFront }) => isOnFront).length).toBeGreaterThan(1)
  })

  it('gives the figures of the rating of the whole document, and its notices', () => {
    const [{ geometry, figures, notices }] = answer.candidates as [(typeof answer.candidates)[number]]
    const { coil, warnings } = rateGasDocument(withCoil(gas, { geometry }))
    expect(figures).toMatchObject({
      heat: coil!.heat,
      gasOut: coil!.gas.leavingTemperature,
      fluidOut: coil!.fluid.leavingTemperature,
      fanPower: coil!.fan.power,
      weight: coil!.construction.dryWeight,
      dewMargin: coil!.dewPoints.margin,
      faceVelocity: coil!.gas.faceVelocity,
      fluidVelocity: coil!.fluid.tubeVelocity,
      coldest: Math.min(coil!.wall.coldest, coil!.gas.enteringTemperature, coil!.gas.leavingTemperature),
      feeds: coil!.construction.feeds,
      passes: coil!.construction.passes,
    })
    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(notices))
  })
})

describe('what fails', () => {
  it.each([
    ['heat', { heat: 1e6 }],
    ['gasDrop', { heat: 1e5, gasPressureDrop: 0.1 }],
    ['fluidDrop', { heat: 1e5, fluidPressureDrop: 100 }],
  ] as const)('is %s where that is too little or too much: it fails most', (of, limits) => {
    const { found, missed, rated, nearMisses } = search({ gas: limited(limits), choices })
    expect([found, missed[of]]).toEqual([0, rated])
    expect(nearMisses[0]!.shortfalls.map(shortfall => shortfall.of)).toContain(of)
  })

  it('is the coldest place of a flue gas that would condense', () => {
    const cold = withCoil(flue, { limits: { heat: 1e5 } })
    const { found, rated, missed, nearMisses } = search({ gas: cold, choices: { rows: [2, 4, 6] } })
    expect([found, missed.coldest]).toEqual([0, rated])
    expect(nearMisses[0]!.shortfalls[0]).toMatchObject({ of: 'coldest' })
  })

  it('is what makes a rating invalid: fins hotter than their metal bears', () => {
    const hot = limited({ heat: 1e5 }, { ...cooler, state: { temperature: 670, pressure: 1e6 } })
    const { found, missed, nearMisses } = search({ gas: hot, choices: { rows: [4] } })
    expect([found, missed.errors]).toEqual([0, 1])
    expect(nearMisses[0]!.shortfalls).toEqual([{ of: 'errors', value: 1, wanted: 0, by: 1 }])
  })

  it('is no limit of practice that nobody asked for: that is told of', () => {
    const fast = { ...cooler.coil!.fluid, given: { kind: 'volume-flow', value: 0.004 } } as const
    const { candidates } = search({
      gas: withCoil(cooler, { fluid: fast, limits: { heat: 1e5 } }),
      choices: { rows: [6], circuiting: [0.25] },
    })
    expect(candidates[0]!.notices).toContain('FLUID_DP')
  })
})

it('judges as the reader sees it: a drop that is shown as its limit is met in search and notices alike', () => {
  const shown = { airPressureDrop: shownScale('airPressureDrop', 'IP') }
  const drop = rateGasDocument(cooler).coil!.gas.pressureDrop.total
  for (const [share, found] of [
    [1 - 1e-6, 1],
    [0.9, 0],
  ] as const) {
    const gas = limited({ heat: 1e5, gasPressureDrop: drop * share })
    const told = noticesAsShown(rateGasDocument(gas).warnings, readerOf('IP')).filter(({ code }) => code === 'GAS_DP')
    expect([search({ gas, choices: { rows: [6] }, shown }).found, told.length]).toEqual([found, 1 - found])
  }
})

describe('the coils of a search', () => {
  const gas = limited({ heat: 1e5 })

  it('have circuits of equal length', () => {
    for (const geometry of coilsIn({ gas, choices: { rows: [1, 2, 3, 5], circuiting: [0.25, 0.75, 1, 1.5] } })) {
      const tubesHigh = Math.round(geometry.finnedHeight / geometry.transversePitch)
      expect(((tubesHigh * geometry.rows) / (tubesHigh * geometry.circuiting)) % 1).toBe(0)
    }
  })

  it('may have other tubes, faces and fin surfaces', () => {
    const { tube, finSurface, finnedLength } = catalogueFor(gas.coil!.geometry)
    const request = { gas, choices: { tube, finSurface, finnedLength } }
    const { found, considered } = search(request)
    expect(considered).toBe(coilsOf(gasCoilFamilies(request)))
    expect(found).toBeGreaterThan(10)
  })

  it.each([
    ['a gas without a coil', exampleGases['Biogas of a digester'] as GasInput, {}, 'coil', /add one/],
    ['no heat to do', limited({}), {}, 'coil.limits.heat', /needs the heat/],
    [
      'too many',
      gas,
      {
        ...choices,
        finnedHeight: Array.from({ length: 40 }, (_, at) => 0.5 + at / 10),
        finnedLength: Array.from({ length: 40 }, (_, at) => 0.5 + at / 10),
      },
      'choices',
      /more than the 100,000 of one search/,
    ],
    ['no equal circuits', gas, { rows: [1], circuiting: [0.7] }, 'choices', /circuits of equal length/],
  ] as const)('are refused with %s, at the field', (_, gas, choices, path, message) => {
    const plan = () => gasCoilFamilies({ gas, choices })
    expect(plan).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }))
    expect(plan).toThrow(expect.objectContaining({ inputs: expect.objectContaining({ path }) }))
  })
})
