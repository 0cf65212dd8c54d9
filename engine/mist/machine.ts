/** The power of a machine that gives off its heat to air: how it rises with the temperature of that air. */
import { EngineError, requireWithin } from '../errors'

/** A condensing unit, chiller or cooler by one power and one slope. */
export interface Machine {
  /** Power with air of `ratedAt` [W]. */
  readonly ratedPower: number
  /** [K]; 35 °C where left out. */
  readonly ratedAt?: number
  /** Rise of the power for each kelvin, over the rated power [1/K]. */
  readonly slope: number
  /** Power over the rated one by the air [K], the coldest first: in place of the slope where it is known. */
  readonly curve?: readonly { readonly air: number; readonly share: number }[]
  /** Below this the head pressure is held, and the power falls no further [K]; 21.1 °C where left out. */
  readonly leastAir?: number
  /** Load over the rated one [-]; 1 where left out. */
  readonly load?: number
}

/** 95 °F and 70 °F. */
const usual = { ratedAt: 308.15, leastAir: 294.25 } as const

/** Slopes are steeper where fans slow down [1/K]. */
const steepest = 0.2

/**
 * Checks a machine, and gives its power by the temperature of the air.
 *
 * @param machine  rated power [W], slope [1/K], limits [K], load [-]
 * @returns        power [W] at a dry bulb [K]
 *
 * Valid for slopes of 0 to 20 % a kelvin and loads up to 1.5. A curve holds its power below its coldest point, and goes
 * on straight above its hottest.
 *
 * Source: a straight line through the rated point, makers' curves rise by 2 to 3 % a kelvin; or a curve, between whose
 * points lines run.
 */
export function powerOf(machine: Machine): (dryBulb: number) => number {
  const { ratedPower, slope, ratedAt = usual.ratedAt, curve, load = 1 } = machine
  const { leastAir = curve?.[0]?.air ?? usual.leastAir } = machine
  requireWithin('the rated power in W', ratedPower, 0, 1e9)
  requireWithin('the slope of the power', slope, 0, steepest)
  requireWithin('the temperature of the rated point', ratedAt, 273.15, 333.15)
  requireWithin('the least temperature of the air', leastAir, 233.15, ratedAt)
  requireWithin('the load', load, 0, 1.5)
  const share = curve ? shareOn(curve) : (air: number) => 1 + slope * (air - ratedAt)
  return dryBulb => ratedPower * load * Math.max(0, share(Math.max(dryBulb, leastAir)))
}

/** The power over the rated one by the air, between the points of a curve. */
function shareOn(curve: NonNullable<Machine['curve']>): (air: number) => number {
  const [first] = curve
  if (!first || curve.some(({ air }, at) => at > 0 && !(air > curve[at - 1]!.air)))
    throw new EngineError('invalid-input', 'the curve of the machine needs points with rising temperatures', {
      path: 'machine.curve',
    })
  return air => {
    if (air <= first.air || curve.length === 1) return first.share
    const above = curve.findIndex(point => point.air >= air)
    const end = above < 0 ? curve.length - 1 : above
    const [one, other] = [curve[end - 1]!, curve[end]!]
    return one.share + ((air - one.air) / (other.air - one.air)) * (other.share - one.share)
  }
}
