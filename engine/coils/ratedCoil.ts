import { circuitingRatio } from '../geometry/uniformCircuits'
import type { Chosen, CoilInput, CoilRequest } from './coil'

/**
 * The coil that a rating is of.
 *
 * @param request  what was asked
 * @param chosen   what the rating chose; where there is no rating yet a full circuit and flat fins stand for it
 * @returns        a coil of which nothing is open; the request itself where nothing was
 *
 * Valid for any request.
 *
 * Source: definition.
 */
export function ratedCoil(request: CoilRequest, chosen: Chosen = {}): CoilInput {
  const { circuiting, finSurface, finnedHeight, transversePitch } = request.geometry
  if (typeof circuiting === 'number' && finSurface !== 'Optimize') return request as CoilInput
  const tubesHigh = Math.max(1, Math.round(finnedHeight / transversePitch))
  const settled = {
    circuiting: circuiting === 'optimize' ? (chosen.circuiting ?? 1) : circuitingRatio(circuiting, tubesHigh),
    finSurface: finSurface === 'Optimize' ? (chosen.finSurface ?? 'Flat') : finSurface,
  }
  return { ...request, geometry: { ...request.geometry, ...settled } } as CoilInput
}
