/** An economizer from full to low fire. */
import type { EconomizerInput, EconomizerRating, PartLoad } from './economizer'
import { rateEconomizer } from './unit'

/** Loads of a table where none are asked for. */
const usualLoads: readonly PartLoad[] = [{ load: 1 }, { load: 0.75 }, { load: 0.5 }, { load: 0.25 }]

/**
 * Ratings of an economizer at several loads.
 *
 * @param input  the economizer
 * @param loads  with their own air and stack temperature where they are known
 * @returns      a rating for each load, in their order
 *
 * Valid as `rateEconomizer`. Where nobody measured it, the stack temperature nears that of the boiling water by the root of
 * the load, and the air is that of full load.
 *
 * Source: as `rateEconomizer`; the root is an assumption.
 */
export function turndown(input: EconomizerInput, loads: readonly PartLoad[] = usualLoads): EconomizerRating[] {
  return loads.map(part => rateEconomizer(input, part))
}
