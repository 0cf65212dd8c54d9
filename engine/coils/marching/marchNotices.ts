/** What a marched coil has to say about itself. */
import type { Warning } from '../../warnings'
import type { AirModel } from '../airModel'
import type { CoilRating } from '../coil'
import { freezingOf } from '../coilFluid'
import { coilNotices } from '../coilNotices'
import { fluidNotices } from '../fluidNotices'
import type { CoilStream } from './coilStream'
import type { Settled } from './settle'

/**
 * The notices of a marched coil.
 *
 * @param model    its air side
 * @param rating   its rating
 * @param settled  the march
 * @param of       what flows in its tubes
 * @returns        warnings
 *
 * Valid for any march.
 *
 * Source: as `coilNotices` and `fluidNotices`.
 */
export function marchNotices(
  model: AirModel,
  rating: CoilRating,
  { state, airEnd, converged }: Settled,
  { fluid }: CoilStream,
): Warning[] {
  const walls = state.pieces.map(piece => piece.wall)
  const coldestWall = Math.min(...walls)
  const facts = { coldestWall, supersaturation: airEnd.supersaturation, converged }
  if (!fluid) return coilNotices({ model, rating, ...facts })
  return [
    ...coilNotices({ model, rating, ...facts, fluidKind: fluid.kind, ...freezingOf(fluid) }),
    ...fluidNotices(fluid, rating, { coldestWall, hottestWall: Math.max(...walls) }),
  ]
}
