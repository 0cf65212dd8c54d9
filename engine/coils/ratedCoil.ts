import { circuitingRatio } from '../geometry/circuitingRatio'
import { tubesHighOf } from '../geometry/tubesHigh'
import type { Chosen, CoilInput, CoilRequest } from './coil'

/**
 * The coil that a rating belongs to.
 *
 * @param request  the request
 * @param chosen   the choices of the rating; without a rating yet, a full circuit and flat fins are assumed
 * @returns        a coil with no open choice; the request itself if it had none
 *
 * Valid for any request.
 *
 * Source: definition.
 */
export function ratedCoil(request: CoilRequest, chosen: Chosen = {}): CoilInput {
  const { circuiting, finSurface } = request.geometry
  if (typeof circuiting === 'number' && finSurface !== 'Optimize') return request as CoilInput
  const tubesHigh = tubesHighOf(request.geometry)
  const settled = {
    circuiting: circuiting === 'optimize' ? (chosen.circuiting ?? 1) : circuitingRatio(circuiting, tubesHigh),
    finSurface: finSurface === 'Optimize' ? (chosen.finSurface ?? 'Flat') : finSurface,
  }
  return { ...request, geometry: { ...request.geometry, ...settled } } as CoilInput
}
