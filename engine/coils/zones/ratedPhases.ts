/** A rated coil whose fluid changes phase, as its notices look at it. */
import type { AirModel } from '../air/airModel'
import type { CoilRating } from '../coil'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'

/** What notices of refrigerants and steam are made from, by whichever engine. */
export interface RatedPhases {
  model: AirModel
  is: Pick<ZoneCase, 'input' | 'fluid' | 'stream' | 'sign' | 'pressure' | 'isDense' | 'isEven' | 'extreme' | 'limited'>
  solution: Pick<ZoneSolution, 'massFlow' | 'enteringPressure' | 'leavingPressure'>
  rating: CoilRating
}
