/** Sizes and weights of an economizer, stage by stage. */
import type { Reader } from '../../display/formatQuantity'
import type { Fact } from '../../tools/results/keyResult'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { drawnUnit } from './drawnUnit'
import { arrangementOf } from './economizerName'

export function constructionFacts(input: EconomizerInput, rating: EconomizerRating, reader: Reader): Fact[] {
  const { number, label } = reader
  return rating.full.stages.flatMap((stage, index) => {
    const { construction: made } = drawnUnit(input, rating, index)
    const bank = index === 0 || !input.condensing ? input.unit : input.condensing.bank
    const of = (name: string) => (rating.full.stages.length > 1 ? `${name}, stage ${index + 1}` : name)
    const length = (name: string, value: number): Fact => [of(name), number(value, 'length'), label('length')]
    const mass = (name: string, value: number): Fact => [of(name), number(value, 'mass'), label('mass')]
    const isRound = bank.arrangement === 'round'
    return [
      [of('Type'), arrangementOf(bank)],
      [of('Tubes'), `${bank.rows} rows of ${bank.tubesWide}`],
      length('Tube length', bank.tubeLength),
      [of('Outside surface'), number(stage.area, 'area'), label('area')],
      ...(isRound
        ? [length('Casing diameter', made.width)]
        : [length('Casing width', made.width), length('Casing length', made.length)]),
      length('Casing height', made.casingHeight),
      length('Height with transitions', made.height),
      mass('Dry weight', made.dryWeight),
      mass('Water', made.waterWeight),
      mass('Operating weight', made.operatingWeight),
      [of('Water connections'), made.connection, 'in'],
      ...(bank.hasDampers ? [[of('Dampers'), 'with, not weighed']] : []),
    ] as Fact[]
  })
}
