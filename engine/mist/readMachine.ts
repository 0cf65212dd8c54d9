/** What a mist takes from a rated machine: its power by the air that enters it, as a straight line through one point. */
import { requireWithin } from '../errors'

/** A machine at an air temperature [K]: heat that it could give off [W], approach to the air [K], power at its load [W]. */
export interface MachinePoint {
  readonly air: number
  readonly capacity: number
  readonly approach: number
  readonly power: number
}

/** A machine as a mist counts it. */
export interface ReadMachine {
  /** Power [W] with air of `ratedAt` [K], and its rise for each kelvin over it [1/K]. */
  readonly ratedPower: number
  readonly ratedAt: number
  readonly slope: number
  /** Largest distance of a point from the line, over the rated power [-]. */
  readonly deviation: number
  /** Coldest air first. */
  readonly points: readonly MachinePoint[]
}

/**
 * The line of a machine through its rated point.
 *
 * @param points   the machine over temperatures of the air, one of which is `ratedAt`
 * @param ratedAt  [K]
 * @returns        power, slope by least squares, deviation
 *
 * Valid for two points or more, one of them at `ratedAt`, with a power above zero there; else `out-of-range`.
 *
 * Source: least squares of a line through one point.
 */
export function lineThrough(points: readonly MachinePoint[], ratedAt: number): ReadMachine {
  const ratedPower = points.find(({ air }) => air === ratedAt)?.power ?? 0
  requireWithin('the power of the machine in W', ratedPower, 1e-3, 1e9)
  const over = points.map(({ air, power }) => [air - ratedAt, power / ratedPower - 1] as const)
  const square = over.reduce((sum, [x]) => sum + x * x, 0)
  requireWithin('the span of the temperatures in K2', square, 1e-6, 1e6)
  const slope = Math.max(0, over.reduce((sum, [x, y]) => sum + x * y, 0) / square)
  return {
    ...{ ratedPower, ratedAt, slope },
    deviation: Math.max(...over.map(([x, y]) => Math.abs(y - slope * x))),
    points: points.toSorted((one, other) => one.air - other.air),
  }
}
