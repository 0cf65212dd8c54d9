/** What the views of circuits have in common. */
import type { ByTube, ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { rangeOfValues, type ShownName, shownQuantities } from '../../../../shared/circuitry/facts/shownQuantities'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { colourOf } from './colours'
import type { TubeFace } from './tubeFace'

/** The tubes of errors and warnings. */
export const markedTubes = ({ findings }: Pick<ShownRating, 'findings'>): ReadonlySet<number> =>
  new Set(findings.filter(({ severity }) => severity !== 'info').flatMap(({ tubes }) => tubes))

/** The least and the most of the values of tubes. */
export const rangeOf = (values: ByTube): readonly [number, number] =>
  rangeOfValues(values.filter(value => value !== null))

/** Value and colour of a tube; nothing where it has no value. */
export function faceWith(
  values: ByTube,
  name: ShownName,
  { reader, range = rangeOf(values) }: { reader: Reader; range?: readonly [number, number] },
): (tube: number) => TubeFace {
  const { quantity, label } = shownQuantities[name]
  return tube => {
    const value = values[tube] ?? null
    if (value === null) return { text: '', said: '' }
    const text = reader.number(value, quantity)
    return { text, said: `${label} ${reader.full(value, quantity)}`, colour: colourOf(value, range) }
  }
}
