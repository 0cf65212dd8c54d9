/** What an economizer costs beside others. */
import { metalPrice } from '../materials'
import type { TubeBank } from './bank'
import type { Construction } from './construction'

/** Fins are welded on: more than their metal. Headers, flanges, casing are of carbon steel. */
const welding = 2
/** A welded bend or stub, in kilograms of copper tube: mostly labour. */
const ofJoint = 0.15

/**
 * Relative price of an economizer: metal by mass and joints by count.
 *
 * @param bank  metals, tubes, fins
 * @param made  its weights [kg], as `constructionOf`
 * @returns     index [-]; 1 is the price of a kilogram of copper tube
 *
 * Valid for comparing units of one search. The prices are an assumption: the index is for ranking, not for quotations.
 *
 * Source: weights by `constructionOf`; prices and labour are trade practice, to be replaced by the manufacturer's own.
 */
export function unitCostIndex(
  { rows, tubesWide, tubeMetal, fins }: Pick<TubeBank, 'rows' | 'tubesWide' | 'tubeMetal' | 'fins'>,
  { dryWeight, tubeWeight, finWeight }: Pick<Construction, 'dryWeight' | 'tubeWeight' | 'finWeight'>,
): number {
  const finPrice = fins.kind === 'none' ? 0 : metalPrice(fins.metal) * welding
  const joints = 2 * rows * tubesWide
  return (
    tubeWeight * metalPrice(tubeMetal) +
    finWeight * finPrice +
    (dryWeight - tubeWeight - finWeight) * metalPrice('Carbon Steel') +
    joints * ofJoint
  )
}
