/** Studies of a coil over the design service: its methods, what moves it, and what other refrigerants would do in it. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type CoilRating, rateCoil } from '../../../../engine'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import type { Warning } from '../../../../engine/warnings'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { outlineOf } from '../../../../shared/circuitry/facts/outlineOf'
import { coolingExample } from '../../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import { coilWords } from '../../../../shared/coils/notices/coilWords'
import { coilSelection, coilStudies } from '../../../../shared/contracts'
import { circuitry } from '../../../../shared/contracts/circuitry'
import type { RefrigerantRow } from '../../../../shared/contracts/coilStudies'
import type {
  CorrelationDescription,
  UnfitOption,
  variationsAnswer,
} from '../../../../shared/contracts/tools/methodOperations'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { noticesOf, type WordedNotice, withWords } from '../../../../shared/tools/notices/wordedNotices'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise', 'circ-build'] }))

const registry = async (): Promise<CorrelationDescription[]> =>
  (await engineer.call(coilSelection.ListCorrelations, {})).body.Items
const rate = async (input: unknown): Promise<{ Rating: CoilRating }> =>
  (await engineer.call(coilSelection.Rate, { input })).body.Item
const vary = async (input: unknown): Promise<z.infer<typeof variationsAnswer>> =>
  (await engineer.call(coilSelection.RateVariations, { input })).body.Item
const names = ['R-134a', 'R-410A', 'R-744']
const swap = async (input: unknown): Promise<RefrigerantRow[]> =>
  (await engineer.call(coilStudies.SwapRefrigerants, { input, names })).body.Items

describe('a rating', () => {
  const askedBy = async (operation: typeof coilSelection.Rate | typeof circuitry.Rate, more: object = {}) =>
    (await engineer.call(operation, { input: coolingExample, ...more })).body.Item

  it.each([
    ['of a coil', coilSelection.Rate, {}],
    ['of circuits', circuitry.Rate, {}],
    ['of circuits that are being drawn', circuitry.Rate, { isLive: true }],
    ['of circuits that are being drawn, in outline', circuitry.Rate, { isLive: true, isOutline: true }],
    ['of circuits, as a page shows it first', circuitry.Rate, { isOutline: true }],
  ])('%s comes with the words of its notices in their order, for any units', async (_, operation, more) => {
    const { Rating, Outline, Words } = await askedBy(operation, more)
    const warnings: Warning[] = (Outline ?? Rating).warnings
    expect(warnings.map(({ code }) => code)).toContain('CARRYOVER')
    expect(Words).toEqual(noticesOf(Outline ?? Rating).map(notice => coilWords(notice) ?? null))
    expect(Words[warnings.findIndex(({ code }) => code === 'CARRYOVER')][0]).toBe('Face velocity {value}')
  })

  it('has them of the notices of its methods too', async () => {
    const { Rating, Words } = await askedBy(coilSelection.Rate)
    const { warnings, methods } = withWords(Rating as CoilRating, Words)
    const doubts: WordedNotice[] = methods!.flatMap(method => method.warnings)
    const outside = doubts.filter(({ code }) => code === 'FIN_RANGE')
    expect(outside.length).toBeGreaterThan(0)
    for (const doubt of outside) expect(doubt.words?.[0]).toMatch(/^[A-Z][a-z ]+ \{value\}$/)
    expect(warnings.map(({ code }) => code)).toEqual(Rating.warnings.map(({ code }: Warning) => code))
  })

  it('has no words of what stands in it itself, and none where it is refused', async () => {
    expect(JSON.stringify((await askedBy(coilSelection.Rate)).Rating)).not.toContain('{value}')
    const refused = { ...coolingExample, air: { ...coolingExample.air, dryBulb: 200 } }
    const { Rating, Words } = (await engineer.call(coilSelection.Rate, { input: refused })).body.Item
    expect([Rating, Words]).toEqual([null, undefined])
  })
})

describe('the outline of circuits', () => {
  const asked = async (more: object) =>
    (await engineer.call(circuitry.Rate, { input: coolingExample, ...more })).body.Item as {
      Rating: CircuitsRating | null
      Outline?: ShownRating
    }

  it('is that of the whole rating, with both other engines beside it; of a live one with what is quick', async () => {
    const { Rating } = await asked({})
    const { Outline, Rating: none } = await asked({ isOutline: true })
    expect(none).toBeNull()
    expect(Outline).toEqual(JSON.parse(JSON.stringify(outlineOf(Rating!))))
    const live = (await asked({ isOutline: true, isLive: true })).Outline!
    const engines = (of: ShownRating) =>
      of.solved!.beside!.map(totals => 'engineVersion' in totals && totals.engineVersion)
    expect([engines(Outline!), engines(live)]).toEqual([['original', 'v2025'], ['v2025']])
    // A live one may begin from one that was rated before (0194).
    expect(Math.abs(live.solved!.totalCapacity / Outline!.solved!.totalCapacity - 1)).toBeLessThan(1e-5)
  })
})

describe('the registry of correlations', () => {
  it('ENUM-23 describes each with its source, accuracy and range', async () => {
    const kinds = new Set((await registry()).map(({ Kind }) => Kind))
    for (const kind of ['tube heat transfer', 'boiling', 'condensing', 'two-phase friction'])
      expect(kinds).toContain(kind)
    for (const { Source, Accuracy, Inputs } of await registry()) {
      expect(Source).not.toBe('')
      expect(Accuracy).not.toBe('')
      expect(Inputs.length).toBeGreaterThan(0)
    }
  })

  it('knows every method of a rating, with the inputs that the rating names', async () => {
    const known = new Map((await registry()).map(one => [one.Id, one]))
    const methods = (await rate(coolingExample)).Rating.methods ?? []
    expect(methods.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['air-side heat transfer']))
    for (const { id, inputs } of methods) {
      const names = known.get(id)?.Inputs.map(({ Name }) => Name) ?? []
      expect(names.filter(name => inputs[name] !== undefined).length, id).toBeGreaterThan(0)
    }
  })
})

describe('options that do not fit', () => {
  const unfit = async (input: unknown): Promise<UnfitOption[]> =>
    (await engineer.call(coilSelection.ListUnfitOptions, { input })).body.Items

  it('APP-03 are named with their field and the reason', async () => {
    const options = await unfit(exampleOf('EVAP'))
    const reasonOf = (path: string, value: string) =>
      options.find(({ Path, Value }) => Path === path && Value === value)?.Reason
    expect(reasonOf('methods.boiling', 'thome-microfin')).toBe('is for a tube with fins inside')
    expect(reasonOf('methods.airSide', 'wang-jang-chiou-j')).toBe('not for Flat fins, Staggered')
    expect(reasonOf('geometry.enhancement.kind', 'spring')).toBe('changes nothing in this coil')
    expect(reasonOf('methods.boiling', 'shah-1982')).toBeUndefined()
    const known = new Set((await registry()).map(({ Id }) => Id))
    for (const { Path, Value } of options) if (Path.startsWith('methods.')) expect(known).toContain(Value)
  })

  it('are none of a coil that is refused as a whole', async () => {
    const { geometry } = coolingExample
    expect(await unfit({ ...coolingExample, geometry: { ...geometry, transversePitch: 1e-9 } })).toEqual(
      expect.any(Array),
    )
  })
})

describe('a rating', () => {
  it('carries the band in which its results lie, and the apparatus dew point of a wet coil', async () => {
    const rating = (await rate(coolingExample)).Rating
    const { totalCapacity, airPressureDrop } = rating.uncertainty!
    expect(totalCapacity.low).toBeLessThan(rating.totalCapacity)
    expect(totalCapacity.high).toBeGreaterThan(rating.totalCapacity)
    expect(airPressureDrop.high / rating.air.pressureDrop).toBeGreaterThanOrEqual(1.2)
    // Between the fluid and the leaving air.
    expect(rating.apparatusDewPoint).toBeGreaterThan(rating.fluid.enteringTemperature)
    expect(rating.apparatusDewPoint).toBeLessThan(rating.air.leaving.dryBulb)
  })
})

describe('the sensitivity of a coil', () => {
  it('is that of ratings with one input changed', async () => {
    const { Capacity, Variations } = await vary(coolingExample)
    const water = Variations.find(({ Path }) => Path === 'fluid.enteringTemperature')
    expect(water?.High).toBeCloseTo(coolingExample.fluid.enteringTemperature + 1, 9)
    const warmer = withValueAt(coolingExample, 'fluid.enteringTemperature', water!.High)
    expect(water?.HighCapacity).toBe((await rate(warmer)).Rating.totalCapacity)
    expect(water?.LowCapacity).toBeGreaterThan(Capacity!)
    const air = Variations.find(({ Path }) => Path === 'air.flow.value')
    expect(air?.HighCapacity).toBeGreaterThan(air!.LowCapacity!)
  })

  it('moves temperatures and fouling by round numbers of the reader, not by 1.8 °F', async () => {
    const { body } = await engineer.call(coilSelection.RateVariations, { input: coolingExample, system: 'IP' })
    const stepOf = (path: string) => {
      const { Value, High } = body.Item.Variations.find(({ Path }: { Path: string }) => Path === path)
      return High - Value
    }
    expect(stepOf('fluid.enteringTemperature') * 1.8).toBeCloseTo(2, 9)
    expect(stepOf('air.humidity.value') * 1.8).toBeCloseTo(2, 9)
    expect(stepOf('resistances.insideFouling')).toBeCloseTo(0.0005 * 0.17611, 8)
  })

  it('says why there is none', async () => {
    const input = withValueAt(coolingExample, 'geometry.finPitch', 1e-9)
    expect(await vary(input)).toMatchObject({
      Capacity: null,
      Problem: expect.stringContaining('finPitch'),
      Variations: [],
    })
  })
})

describe('other refrigerants', () => {
  it('are each rated or refused with a reason', async () => {
    const rows = await swap(exampleOf('EVAP'))
    expect(rows.map(({ Name }) => Name)).toEqual(names)
    // A pure fluid has no glide, and R-410A nearly none.
    expect(rows[0]?.Glide).toBe(0)
    expect(rows[1]?.Glide).toBeCloseTo(0.1, 1)
    expect(rows[1]?.Capacity).toBe(rateCoil(exampleOf('EVAP')).totalCapacity)
    for (const { Name, Capacity, Problem } of rows) expect(Capacity === null, Name).toBe(Problem !== null)
  })

  it('that eat the tubes have no figures, however good they would look, but what to choose instead', async () => {
    const input = exampleOf('EVAP')
    const inTubesOf = async (tubeMaterial: string) => {
      const coil = { ...input, geometry: { ...input.geometry, tubeMaterial } }
      const { body } = await engineer.call(coilStudies.SwapRefrigerants, { input: coil, names: ['R-717'] })
      return body.Items[0]
    }
    expect(await inTubesOf('Copper')).toMatchObject({
      Capacity: null,
      Problem: expect.stringMatching(/^Ammonia dissolves copper .*: choose tubes of carbon or stainless steel/),
    })
    expect((await inTubesOf('Carbon Steel')).Capacity).toBeGreaterThan(0)
  })

  it('are no matter of a coil without one', async () => {
    expect(await swap(coolingExample)).toEqual([])
  })
})
