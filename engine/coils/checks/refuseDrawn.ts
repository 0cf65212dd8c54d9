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
    'drawn circuits belong to one coil and are solved tube by tube: choose another arrangement for this',
    { path: 'geometry.arrangement', value: arrangement },
  )
}
