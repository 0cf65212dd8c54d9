/** What a page is loaded with of a rating: what its first view shows, without the segments. */
import type { BesideTotals } from '../../../engine/segments/segmentRating'
import { withDigits } from '../../tools/results/withDigits'
import { isWhole, type ShownRating } from '../document/shownRating'
import { airByRow } from './airByRow'
import { circuitEnds } from './circuitEnds'
import { circuitPath, pathEnds } from './circuitPath'
import { circuitsByTube, firstTube } from './circuitsByTube'
import { namesOf, valuesByTube } from './shownQuantities'

/** Digits of what is only drawn, or shown with at most seven. */
const digits = 9

/**
 * The outline of a rating.
 *
 * @param rating  a rating of circuits, SI
 * @returns       its circuits, totals, ends and means over the tubes; a rating without a solution as it is
 */
export function outlineOf(rating: ShownRating): ShownRating {
  if (!isWhole(rating)) return rating
  const { table, solved } = rating
  if (!table || !solved) return rating
  const { branches, tubes, values, leavingAir, beside, ...totals } = solved
  const { circuits, taps, ...bends } = table
  const circuit = circuitsByTube(rating).get(firstTube(rating)) ?? 1
  const quality = namesOf(solved).includes('quality') && valuesByTube(solved, 'quality')
  const drawn = {
    dome: solved.dome,
    ends: circuitEnds(rating),
    means: { fluid: valuesByTube(solved, 'fluid')!, ...(quality && { quality }) },
    airByRow: airByRow(solved),
    path: { circuit, branches: circuitPath(rating, circuit) },
    pathEnds: pathEnds(rating).map(({ passed, enthalpy, pressure }) => ({ passed, enthalpy, pressure })),
  }
  return {
    ...rating,
    table: { ...bends, circuits: circuits.map(({ bends, ...circuit }) => circuit) },
    solved: { ...totals, ...(beside && { beside: beside.map(withoutNotices) }), ...withDigits(drawn, digits) },
  }
}

function withoutNotices(totals: BesideTotals) {
  if ('refusal' in totals) return totals
  const { warnings, ...rest } = totals
  return rest
}
