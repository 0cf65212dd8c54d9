/** A rated coil, as the notices look at it. */
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'
import type { CoilLimit } from '../checks/limits'
import type { CoilRating } from '../coil'

/** What every notice is made from, by whichever engine. Temperatures [K]. */
export interface Rated {
  model: AirModel
  rating: CoilRating
  /** Coldest and hottest inside wall. */
  coldestWall: number
  hottestWall: number
  /** Largest supersaturation that was taken out [-]. */
  supersaturation: number
  converged: boolean
  /** Where the fluid of this coil freezes; undefined where it does not. */
  freezing?: number
  /** Limits of practice for velocities are those of liquids, which holds where it is left out. */
  fluidKind?: 'liquid' | 'gas' | 'dense'
}

/** A limit as the head of a notice. */
export function pick(code: string, { severity, quantity, input }: CoilLimit): Omit<Warning, 'message'> {
  return { code, severity, quantity, input }
}
