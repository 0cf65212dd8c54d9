/** A rated coil whose fluid changes phase, as input of its notices. */
import type { AirModel } from '../air/airModel'
import type { CoilRating } from '../coil'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'

/** The data of the notices of refrigerants and steam, from either engine. */
export interface RatedPhases {
  model: AirModel
  is: Pick<ZoneCase, 'input' | 'fluid' | 'stream' | 'sign' | 'pressure' | 'isDense' | 'isEven' | 'extreme' | 'limited'>
  solution: Pick<ZoneSolution, 'massFlow' | 'enteringPressure' | 'leavingPressure'>
  rating: CoilRating
}
