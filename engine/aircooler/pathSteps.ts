/** A stream that condenses beside a gas, step by step along its path. */
import type { CondensingPath } from './condensingPath'
import { firstAbove } from './evenTable'
import type { KnownMedium } from './medium'
import { type Line, nearExchange, type RideInput, type RidePart, valueAt } from './rideTables'

/** Steps by rising enthalpy. From the lower end of each on, the temperature [K] is straight. */
interface Steps {
  /** Of all steps, and lower ends alone [J/kg]. */
  readonly ends: Float64Array
  readonly from: Float64Array
  readonly T: Float64Array
  readonly slope: Float64Array
}

/** A ride by steps, with how far a share of a slice goes: the enthalpy and the share that is left. */
export interface SteppedRide extends RidePart {
  through(enthalpy: number, share: number, air: number): { readonly h: number; readonly share: number }
}

/** A part of a path: its lowest and highest enthalpy, and its films below and above the bend, without what the gas adds. */
export interface PathPart {
  readonly from: number
  readonly to: number
  readonly bend: number
  readonly films: { readonly lean: Line; readonly rich: Line }
}

/**
 * A stream along a part of its path.
 *
 * @param input  medium, flow, air, surface, resistance of the gas
 * @param path   the path
 * @param part   of it: enthalpies [J/kg], films [W/m2 K]
 * @returns      temperature, exchange, coefficient, and the way of a share of a slice
 *
 * Valid within the part; where that goes to the end of the path or beyond, its last step goes on.
 *
 * Source: in a step of straight temperature and even exchange the stream nears the air by an exponential.
 */
export function pathSteps(
  input: RideInput,
  { rungs, dryFrom }: CondensingPath,
  { from: low, to: high, bend, films }: PathPart,
): SteppedRide {
  const { rowFlow, outside, gas } = input
  const isToEnd = dryFrom < low
  const { ends, from, T, slope } = stepsBetween(input.medium, rungs, low, high)
  const filmOf = (h: number, step: number) => valueAt(from[step]! >= bend ? films.rich : films.lean, h)
  const added = Float64Array.from(ends, (h, i) =>
    gas ? gas.resistance(h, filmOf(h, Math.min(i, from.length - 1)), outside.air) : 0,
  )
  const addedSlope = slopesBetween(ends, added)
  const indexOf = (h: number) => Math.max(0, firstAbove(from, h) - 1)
  const temperatureIn = (step: number, h: number) => T[step]! + slope[step]! * (h - from[step]!)
  const overallIn = (step: number, h: number) => {
    return 1 / (1 / filmOf(h, step) + added[step]! + Math.max(0, h - from[step]!) * addedSlope[step]!)
  }
  const nearIn = (step: number, h: number) => nearExchange(input, overallIn(step, h))
  return {
    overall: h => overallIn(indexOf(h), h),
    temperature: h => temperatureIn(indexOf(h), h),
    exchanged: h => {
      const step = indexOf(h)
      return heatOf(nearIn(step, h), slope[step]! / rowFlow)
    },
    through(enters, of, air) {
      let [h, share, step] = [enters, of, indexOf(enters)]
      // On a step's own lower end the next one begins.
      if (step > 0 && h <= from[step]!) step--
      for (; ; step--) {
        const floor = from[step]!
        const isLast = step === 0 && isToEnd
        const fall = slope[step]! / rowFlow
        const difference = temperatureIn(step, h) - air
        const most = share * nearIn(step, h) * difference
        const middle = Math.max(h - most / (2 * rowFlow), isLast ? Number.NEGATIVE_INFINITY : (h + floor) / 2)
        const near = nearIn(step, middle)
        const left = h - (heatOf(near * share, fall) * difference) / rowFlow
        if (isLast || difference <= 0 || left >= floor) return { h: left, share: 0 }
        share -= neededFor((h - floor) * rowFlow, difference, fall) / near
        h = floor
        if (step === 0) return { h, share }
      }
    },
  }
}

/** The steps of each path that were asked for last: rounds and neighbouring points ask for the same. */
const kept = new WeakMap<object, { readonly low: number; readonly high: number; readonly steps: Steps }>()

function stepsBetween(medium: KnownMedium, rungs: CondensingPath['rungs'], low: number, high: number): Steps {
  const known = kept.get(rungs)
  if (known && known.low === low && known.high === high) return known.steps
  const gap = 1e-9 * Math.abs(high)
  const inside = rungs.filter(({ h }) => h > low + gap && h < high - gap)
  const ends = Float64Array.from([low, ...inside.map(rung => rung.h), high])
  const T = Float64Array.from([medium.temperature(low), ...inside.map(rung => rung.T), medium.temperature(high)])
  const steps = { ends, from: ends.subarray(0, -1), T, slope: slopesBetween(ends, T) }
  kept.set(rungs, { low, high, steps })
  return steps
}

const slopesBetween = (x: Float64Array, y: Float64Array): Float64Array =>
  Float64Array.from({ length: x.length - 1 }, (_, i) => (y[i + 1]! - y[i]!) / (x[i + 1]! - x[i]!))

/** Heat over the difference of a stream that falls by `fall` [K/W], by what it would exchange if it did not [W/K]. */
function heatOf(near: number, fall: number): number {
  return fall * near < 1e-12 ? near : -Math.expm1(-near * fall) / fall
}

/** What is to be exchanged for a heat [W/K]: the other way round. */
function neededFor(heat: number, difference: number, fall: number): number {
  const part = (heat * fall) / difference
  return part < 1e-12 ? heat / difference : -Math.log1p(-part) / fall
}
