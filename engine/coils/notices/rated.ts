/** A rated coil, as input of the notices. */
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'
import type { SurfaceModel } from '../air/surfaceModel'
import type { CoilLimit } from '../checks/limits'
import type { CoilRating } from '../coil'

/** The data of every notice, from either engine. Temperatures [K]. */
export interface Rated {
  model: AirModel
  rating: CoilRating
  /** Coldest and hottest inside wall. */
  coldestWall: number
  hottestWall: number
  /** Largest relative humidity above saturation that was removed as mist [-]. */
  supersaturation: number
  converged: boolean
  /** Freezing temperature of the fluid in this coil; undefined where it does not freeze. */
  freezing?: number
  /** Kind of fluid; left out, it is a liquid, for which the practical velocity limits are. */
  fluidKind?: 'liquid' | 'gas' | 'dense'
}

/** The data of the notices about the inside of the tubes, whatever gas passes the fins. */
export interface Inside {
  model: Pick<SurfaceModel, 'input' | 'tube'>
  rating: Pick<CoilRating, 'fluid' | 'construction'>
  fluidKind?: Rated['fluidKind']
}

/** The fields that a limit gives to its notice. */
export function pick(code: string, { severity, quantity, input }: CoilLimit): Omit<Warning, 'message'> {
  return { code, severity, quantity, input }
}
