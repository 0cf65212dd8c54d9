import { EngineError } from '../../errors'
import type { CoilRequest } from '../coil'

/**
 * Refuses a coil whose arrangement is that of its drawn circuits.
 *
 * @param request  a coil
 * @returns        nothing; throws `invalid-input` with the path `geometry.arrangement`
 *
 * Valid for every coil: drawn circuits are solved tube by tube, so that there are no mean ones to be rated by rows, and
 * they belong to one size, so that a search has none.
 *
 * Source: none; a check of the input.
 */
export function refuseDrawn({ geometry: { arrangement } }: Pick<CoilRequest, 'geometry'>): void {
  if (arrangement !== 'user defined') return
  throw new EngineError(
    'invalid-input',
    'drawn circuits are solved tube by tube, and fit coils of one size: to search, or to compare the engines, choose another arrangement',
    { path: 'geometry.arrangement', value: arrangement },
  )
}
