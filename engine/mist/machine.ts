/** The power of a machine that gives off its heat to air: how it rises with the temperature of that air. */
import { requireWithin } from '../errors'

/** A condensing unit, chiller or cooler by one power and one slope. */
export interface Machine {
  /** Power with air of `ratedAt` [W]. */
  readonly ratedPower: number
  /** [K]; 35 °C where left out. */
  readonly ratedAt?: number
  /** Rise of the power for each kelvin, over the rated power [1/K]. */
  readonly slope: number
  /** Below this the head pressure is held, and the power falls no further [K]; 21.1 °C where left out. */
  readonly leastAir?: number
  /** Load over the rated one [-]; 1 where left out. */
  readonly load?: number
}

/** 95 °F and 70 °F. */
const usual = { ratedAt: 308.15, leastAir: 294.25 } as const

/**
 * Checks a machine, and gives its power by the temperature of the air.
 *
 * @param machine  rated power [W], slope [1/K], limits [K], load [-]
 * @returns        power [W] at a dry bulb [K]
 *
 * Valid for slopes of 0 to 10 % a kelvin and loads up to 1.5.
 *
 * Source: a straight line through the rated point; makers' curves rise by 2 to 3 % a kelvin.
 */
export function powerOf(machine: Machine): (dryBulb: number) => number {
  const { ratedPower, slope, ratedAt = usual.ratedAt, leastAir = usual.leastAir, load = 1 } = machine
  requireWithin('the rated power in W', ratedPower, 0, 1e9)
  requireWithin('the slope of the power', slope, 0, 0.1)
  requireWithin('the temperature of the rated point', ratedAt, 273.15, 333.15)
  requireWithin('the least temperature of the air', leastAir, 233.15, ratedAt)
  requireWithin('the load', load, 0, 1.5)
  return dryBulb => ratedPower * load * Math.max(0, 1 + slope * (Math.max(dryBulb, leastAir) - ratedAt))
}
