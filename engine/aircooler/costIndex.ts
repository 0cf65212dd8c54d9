/** What an air cooler costs beside others. */
import { metalPrice } from '../materials'
import type { Bundle, Fans } from './airCooler'
import type { Construction } from './construction'
import type { FanDuty } from './fanDuty'

/** What fins cost over their metal, by how they are put on the tubes. */
export const finLabour = { plate: 1.5, 'l-foot': 2, embedded: 2.6, extruded: 3.4 } as const
/** Both ends of a tube, rolled in behind their plugs, in kilograms of copper tube: mostly labour. */
const ofTube = 0.3
/** A fan with ring and drive by the square of its diameter [1/m2], and its motor by its power [1/kW]. */
const [ofFan, ofMotor] = [40, 8]

/**
 * Relative price of an air cooler: metal by mass, tube ends by count, fans by size and motors by power.
 *
 * @param bundle        metals and fins
 * @param construction  its weights [kg], as `constructionOf`
 * @param fans          their diameter [m]
 * @param duty          how many they are, and the power of each [W]
 * @returns             index [-]; 1 is the price of a kilogram of copper tube
 *
 * Valid for comparing units of one search. The prices are an assumption: the index is for ranking, not for quotations.
 *
 * Source: weights by `constructionOf`; prices and labour are trade practice, to be replaced by the manufacturer's own.
 */
export function coolerCostIndex(
  { tubeMetal = 'Carbon Steel', fins }: Pick<Bundle, 'tubeMetal' | 'fins'>,
  { weight, tubeWeight, finWeight, tubes }: Pick<Construction, 'weight' | 'tubeWeight' | 'finWeight' | 'tubes'>,
  { diameter }: Pick<Fans, 'diameter'>,
  { count, electric }: Pick<FanDuty, 'count' | 'electric'>,
): number {
  return (
    tubeWeight * metalPrice(tubeMetal) +
    finWeight * metalPrice(fins.metal ?? 'Aluminum') * finLabour[fins.kind] +
    (weight - tubeWeight - finWeight) * metalPrice('Carbon Steel') +
    tubes * ofTube +
    count * (ofFan * diameter ** 2 + ofMotor * (electric / 1000))
  )
}
