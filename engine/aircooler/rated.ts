/** An air cooler as rated. SI. */
import type { Warning } from '../warnings'
import type { Construction } from './construction'
import type { FanDuty } from './fanDuty'
import type { FanLines } from './fanLines'
import type { Noise } from './noise'
import type { StreamSide } from './streamSide'

/** The air side. Temperatures [K], velocities [m/s], drop [Pa]. */
export interface AirSideRating {
  /** Dry air of the unit [kg/s]. */
  readonly massFlow: number
  readonly pressure: number
  readonly inlet: number
  readonly leaving: number
  /** In the mean behind each row. */
  readonly leavingByRow: readonly number[]
  readonly faceVelocity: number
  readonly standardFaceVelocity: number
  /** Where it leaves the bundle. */
  readonly leavingVelocity: number
  readonly reynolds: number
  /** On the fins, and on the bare tube [W/m2 K]. */
  readonly film: number
  readonly bareFilm: number
  readonly finEfficiency: number
  readonly drop: number
}

/** Surface and means of the exchange. Areas [m2], of the bare tubes where nothing else is said. */
export interface ExchangeRating {
  readonly bareArea: number
  readonly finnedArea: number
  readonly faceArea: number
  readonly freeFlow: number
  /** On the bare area [W/m2 K]. */
  readonly overall: number
  readonly ntu: number
  /** Heat capacity of the air over that of the stream [-]; nothing where the stream condenses at one temperature. */
  readonly ratio: number
  readonly effectiveness: number
  /** Over the surface of a counterflow with the same ends, by the heat of each place [K]; of streams that cross it is left out. */
  readonly meanDifference?: number
  readonly factor?: number
  /** The same factor as Roetzel and Nicole have it, of the rows and passes that they know. */
  readonly roetzelNicole?: number
}

/** An air cooler in balance. SI. */
export interface AirCoolerRating {
  readonly heat: number
  readonly required?: number
  /** Heat over that which is required, less 1 [-]. */
  readonly margin?: number
  /** Surface over that which would do, less 1 [-]. */
  readonly surfaceMargin?: number
  readonly air: AirSideRating
  readonly stream: StreamSide
  readonly exchange: ExchangeRating
  readonly fans: FanDuty
  /** Of a whole rating; searches leave them out. */
  readonly lines?: FanLines
  readonly noise: Noise
  readonly construction: Construction
  /** Least difference of stream and air in a counterflow with the same ends [K]. */
  readonly pinch: number
  /** Of the balance of both streams, over the heat [-]. */
  readonly residual: number
  readonly warnings: readonly Warning[]
}
