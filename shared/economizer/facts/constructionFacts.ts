/** Sizes and weights of an economizer, stage by stage. */
import type { Reader } from '../../display/formatQuantity'
import type { Fact } from '../../tools/results/keyResult'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { bankAt } from '../rating/bankOf'
import { connectionsFact } from './connectionsFact'
import { drawnUnit } from './drawnUnit'
import { arrangementOf } from './economizerName'

export function constructionFacts(input: EconomizerInput, rating: EconomizerRating, reader: Reader): Fact[] {
  const { stages } = rating.full
  return stages.flatMap((_, index) =>
    stageConstruction(input, rating, reader, index).map(
      ([name, ...rest]): Fact => [stages.length > 1 ? `${name}, stage ${index + 1}` : name, ...rest],
    ),
  )
}

/** Of one stage, by its number from 0. */
export function stageConstruction(
  input: EconomizerInput,
  rating: EconomizerRating,
  { number, label, system }: Reader,
  index: number,
): Fact[] {
  const { construction: made } = drawnUnit(input, rating, index)
  const bank = bankAt(input, index)
  const length = (name: string, value: number): Fact => [name, number(value, 'length'), label('length')]
  const mass = (name: string, value: number): Fact => [name, number(value, 'mass'), label('mass')]
  return [
    ['Type', arrangementOf(bank)],
    ['Tubes', `${bank.rows} rows of ${bank.tubesWide}`],
    length('Tube length', bank.tubeLength),
    ['Outside surface', number(rating.full.stages[index]!.area, 'area'), label('area')],
    ...(bank.arrangement === 'round'
      ? [length('Casing diameter', made.width)]
      : [length('Casing width', made.width), length('Casing length', made.length)]),
    length('Casing height', made.casingHeight),
    length('Height with transitions', made.height),
    mass('Dry weight', made.dryWeight),
    mass('Water', made.waterWeight),
    mass('Operating weight', made.operatingWeight),
    connectionsFact([made.connection], system),
    ...(bank.hasDampers ? [['Dampers', 'with; not in weight or drop'] as Fact] : []),
  ]
}
