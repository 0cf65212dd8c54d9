/** A counterflow of the same ends: how near stream and air come, and the mean of their differences. */
import { logMean } from '../exchanger/meanTemperatureDifference'
import type { Exchange } from './exchange'
import type { ReadyUnit } from './unit'

/** Differences of the temperatures [K]: mean over the surface that a counterflow would take, and the least. */
export interface CounterCurve {
  readonly mean: number
  readonly least: number
}

/** Parts of each phase between which differences are taken as straight. */
const parts = 16

/**
 * A counterflow of the same ends as an exchange.
 *
 * @param unit      stream and air
 * @param exchange  in balance
 * @returns         mean and least difference [K]; the mean is left out where stream and air cross
 *
 * Valid for every stream: its temperature follows its enthalpy, through each phase, the air's its mean heat capacity. With constant
 * heat capacities the mean is the logarithmic one. A counterflow takes the least surface, so that no factor on it is above 1.
 *
 * Source: surface of each part by its heat over its logarithmic difference.
 */
export function counterCurve(
  { medium, duty, air }: Pick<ReadyUnit, 'medium' | 'duty' | 'air'>,
  { airOut, enthalpyOut }: Pick<Exchange, 'airOut' | 'enthalpyOut'>,
): Partial<CounterCurve> & Pick<CounterCurve, 'least'> {
  const { enthalpyIn } = duty
  const rise = airOut - air.inlet
  const given = enthalpyIn - enthalpyOut
  const difference = (h: number) => medium.temperature(h) - (airOut - (rise * (enthalpyIn - h)) / given)
  const { dome } = medium
  const bends = (dome ? [dome.dew.h, dome.bubble.h] : []).filter(h => h < enthalpyIn && h > enthalpyOut)
  const ends = [enthalpyIn, ...bends, enthalpyOut]
  let [surface, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 1; i < ends.length; i++) {
    // Just within each phase: at a bend the temperature of a vapour is not that of the next.
    const gap = 1e-9 * (ends[i - 1]! - ends[i]!)
    const [from, step] = [ends[i - 1]! - gap, (ends[i - 1]! - ends[i]! - 2 * gap) / parts]
    let before = difference(from)
    least = Math.min(least, before)
    for (let part = 1; part <= parts; part++) {
      const after = difference(from - part * step)
      least = Math.min(least, after)
      surface += step / logMean(before, after)
      before = after
    }
  }
  return least > 0 ? { mean: given / surface, least } : { least }
}
