/** Totals of a coil in equal circuits, for comparison with its real ones. */
import { rateCoil } from '../coils/rateCoil'
import type { MarchableCoil } from '../coils/streams/coilStream'
import { EngineError } from '../errors'
import type { BesideTotals } from './segmentRating'

/**
 * The totals by both engines.
 *
 * @param input  the coil in equal circuits, with even air
 * @returns      the totals of each engine, or its refusal
 *
 * Valid for any coil.
 *
 * Source: `rateCoil`.
 */
export function besideTotals(input: MarchableCoil): BesideTotals[] {
  return (['original', 'v2025'] as const).map(engineVersion => {
    try {
      const { totalCapacity, sensibleCapacity, air, fluid, warnings } = rateCoil({ ...input, engineVersion })
      return {
        ...{ engineVersion, totalCapacity, sensibleCapacity },
        leavingDryBulb: air.leaving.dryBulb,
        airPressureDrop: air.pressureDrop,
        massFlow: fluid.massFlow,
        fluidPressureDrop: fluid.pressureDrop.total,
        warnings,
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return { engineVersion, refusal: error.message }
    }
  })
}
