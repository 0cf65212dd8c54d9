/** What the views of circuits have in common. */
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { type ShownName, shownQuantities, tubeValue } from '../../../../shared/circuitry/facts/shownQuantities'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { colourOf } from './colours'
import type { TubeFace } from './tubeFace'

/** The number of the circuit of each tube. */
export const circuitsByTube = ({ table }: CircuitsRating): ReadonlyMap<number, number> =>
  new Map(table?.circuits.flatMap(({ number, branches }) => branches.flat().map(tube => [tube, number] as const)))

/** The tubes of errors and warnings. */
export const markedTubes = ({ findings }: Pick<CircuitsRating, 'findings'>): ReadonlySet<number> =>
  new Set(findings.filter(({ severity }) => severity !== 'info').flatMap(({ tubes }) => tubes))

/** The least and the most of what is shown. */
export function rangeOf({ solved }: CircuitsRating, name: ShownName, segment?: number): readonly [number, number] {
  if (!solved) return [0, 1]
  const values = solved.tubes.map(({ tube }) => tubeValue(solved, name, tube, segment))
  return [Math.min(...values), Math.max(...values)]
}

/** Value and colour of a tube; nothing where there is no solution for it. */
export function faceWith(
  { solved }: CircuitsRating,
  name: ShownName,
  { reader, range, segment }: { reader: Reader; range: readonly [number, number]; segment?: number },
): (tube: number) => TubeFace {
  const { quantity, label } = shownQuantities[name]
  const tubes = new Set(solved?.tubes.map(({ tube }) => tube))
  return tube => {
    if (!solved || !tubes.has(tube)) return { text: '', said: '' }
    const value = tubeValue(solved, name, tube, segment)
    const text = reader.number(value, quantity)
    return { text, said: `${label} ${reader.full(value, quantity)}`, colour: colourOf(value, range) }
  }
}
