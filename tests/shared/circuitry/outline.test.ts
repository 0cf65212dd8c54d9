/** What a page is loaded with of a rating: less, and the same numbers in all that its first view shows. */
import { describe, expect, it } from 'vitest'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { circuitsOutline, circuitsRating } from '../../../shared/circuitry/document/circuitsRating'
import { type CircuitsOutline, isWhole, type ShownRating } from '../../../shared/circuitry/document/shownRating'
import { airByRow } from '../../../shared/circuitry/facts/airByRow'
import { besideLines, besideReasons } from '../../../shared/circuitry/facts/besideRows'
import { circuitPath } from '../../../shared/circuitry/facts/circuitPath'
import { circuitHeads, circuitLines } from '../../../shared/circuitry/facts/circuitRows'
import { segmentKeyResults } from '../../../shared/circuitry/facts/keyResults'
import { outlineOf } from '../../../shared/circuitry/facts/outlineOf'
import { bendLines } from '../../../shared/circuitry/facts/shopRows'
import { namesOf, valuesByTube } from '../../../shared/circuitry/facts/shownQuantities'
import { solutionFacts } from '../../../shared/circuitry/facts/solutionFacts'
import { zoneLines } from '../../../shared/circuitry/facts/zoneRows'
import { alongFigure } from '../../../shared/circuitry/figures/alongFigure'
import { circuitEndsFigure } from '../../../shared/circuitry/figures/circuitEndsFigure'
import { convergenceFigure } from '../../../shared/circuitry/figures/convergenceFigure'
import { pressureEnthalpyFigure } from '../../../shared/circuitry/figures/pressureEnthalpyFigure'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import type { Figure } from '../../../shared/display/figure'
import { readerOf } from '../../../shared/display/formatQuantity'
import { smallCondenser, smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const coils: Readonly<Record<string, CoilInput>> = {
  'a water coil': waterCooler as CoilInput,
  'an evaporator': smallEvaporator as CoilInput,
  'a condenser': smallCondenser as CoilInput,
}
const written = (figure: Figure | undefined) => figure && [figure.title, figure.description, figure.table]

describe.each(Object.entries(coils))('the outline of %s', (_, coil) => {
  const whole = rateCircuits(coil as typeof waterCooler)
  const outline = outlineOf(whole) as CircuitsOutline

  it.each(['IP', 'SI'] as const)('says the same as the whole rating, in %s', system => {
    const reader = readerOf(system)
    const { circuit } = outline.solved.path
    for (const said of [
      (rating: ShownRating) => segmentKeyResults(rating, coil, reader),
      (rating: ShownRating) => circuitHeads(reader, rating),
      (rating: ShownRating) => circuitLines(rating, reader),
      (rating: ShownRating) => bendLines(rating, reader),
      (rating: ShownRating) => besideLines(rating, reader),
      (rating: ShownRating) => besideReasons(rating, reader),
      (rating: ShownRating) => zoneLines(rating.solved!, reader),
      (rating: ShownRating) => solutionFacts(rating.solved!, reader),
      (rating: ShownRating) => written(circuitEndsFigure(rating, reader)),
      (rating: ShownRating) => written(alongFigure(rating, circuit, reader)),
      (rating: ShownRating) => written(pressureEnthalpyFigure(rating, circuit, reader)),
      (rating: ShownRating) => written(convergenceFigure(rating.solved!)),
      (rating: ShownRating) => airByRow(rating.solved!).map(T => T !== null && reader.number(T, 'temperature')),
      (rating: ShownRating) =>
        valuesByTube(rating.solved!, 'fluid')?.map(T => T !== null && reader.number(T, 'temperature')),
    ])
      expect(said(outline)).toEqual(said(whole))
    expect(alongFigure(outline, circuit, reader)).toBeDefined()
  })

  it('has no segment, and nothing in place of what it does not have', () => {
    expect([isWhole(outline), isWhole(whole)]).toEqual([false, true])
    expect(JSON.stringify(outline).length).toBeLessThan(JSON.stringify(whole).length / 3)
    const boils = namesOf(whole.solved!).includes('quality')
    expect(valuesByTube(outline.solved, 'quality') !== undefined).toBe(boils)
    expect(valuesByTube(outline.solved, 'wall')).toBeUndefined()
    expect(valuesByTube(outline.solved, 'fluid', 0)).toBeUndefined()
    expect(circuitPath(outline, outline.solved.path.circuit + 1)).toEqual([])
  })

  it('is what the contract of a live rating lets through, and no whole rating', () => {
    const sent = JSON.parse(JSON.stringify(outline)) as unknown
    expect(circuitsOutline.parse(sent)).toEqual(sent)
    expect(circuitsRating.safeParse(sent).success).toBe(false)
  })

  it('is that of an outline too', () => {
    expect(outlineOf(outline)).toBe(outline)
  })
})

it('is the rating itself where circuits are not solved', () => {
  const rating = rateCircuits({ ...waterCooler, circuits: { ...rateCircuits(waterCooler).graph, inlets: [] } })
  expect(rating.solved).toBeUndefined()
  expect(outlineOf(rating)).toBe(rating)
  expect(circuitsOutline.parse(rating)).toEqual(rating)
})
