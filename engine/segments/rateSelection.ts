/** The rating of coil selection. */
import type { CoilRating, CoilRequest } from '../coils/coil'
import { rateCoil } from '../coils/rateCoil'
import { rateDrawnCoil } from './rateDrawnCoil'

/**
 * Rates a coil by rows, or by its drawn circuits where its arrangement is user defined.
 *
 * @param request  a coil, SI
 * @returns        the rating, SI
 *
 * Valid as `rateCoil` and `rateDrawnCoil`.
 *
 * Source: `rateCoil`, `rateDrawnCoil`.
 *
 * @example rateSelection(coil).totalCapacity // W
 */
export function rateSelection(request: CoilRequest): CoilRating {
  return request.geometry.arrangement === 'user defined' ? rateDrawnCoil(request) : rateCoil(request)
}
