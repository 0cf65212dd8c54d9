/** Totals of a coil in equal circuits, for comparison with its real ones. */
import type { MarchableCoil } from '../coils/streams/coilStream'
import { EngineError } from '../errors'
import { meanTotals } from './meanCoil'
import type { BesideTotals } from './segmentRating'

/**
 * The totals by engines.
 *
 * @param input     the coil in equal circuits, with even air
 * @param versions  the engines
 * @returns      the totals of each engine, or its refusal
 *
 * Valid for any coil.
 *
 * Source: `rateCoil`.
 */
export function besideTotals(input: MarchableCoil, versions: readonly BesideTotals['engineVersion'][]): BesideTotals[] {
  return versions.map(engineVersion => {
    try {
      return { engineVersion, ...meanTotals(input, engineVersion) }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return { engineVersion, refusal: error.message }
    }
  })
}
