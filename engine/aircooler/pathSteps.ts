/** A stream that condenses beside a gas, step by step along its path. */
import type { CondensingPath } from './condensingPath'
import { firstAbove } from './evenTable'
import { type Line, nearExchange, type RideInput, type RidePart, valueAt } from './rideTables'

/** One step. From its lower end on, the temperature [K] and what the gas adds to the resistance [m2 K/W] are straight. */
interface Step {
  readonly from: number
  readonly T: number
  readonly slope: number
  /** Without the gas. */
  readonly film: Line
  readonly added: number
  readonly addedSlope: number
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
  const { medium, rowFlow, gasResistance = () => 0 } = input
  const gap = 1e-9 * Math.abs(high)
  const isToEnd = dryFrom < low
  const place = ({ h, T }: { h: number; T: number }) => ({ h, T, added: gasResistance(h) })
  const places = [
    place({ h: low, T: medium.temperature(low) }),
    ...rungs.filter(({ h }) => h > low + gap && h < high - gap).map(place),
    place({ h: high, T: medium.temperature(high) }),
  ]
  const steps = places.slice(1).map((upper, i): Step => {
    const { h: from, T, added } = places[i]!
    const width = upper.h - from
    return {
      ...{ from, T, slope: (upper.T - T) / width, film: from >= bend ? films.rich : films.lean },
      ...{ added, addedSlope: (upper.added - added) / width },
    }
  })
  const floors = steps.map(({ from }) => from)
  const indexOf = (h: number) => Math.max(0, firstAbove(floors, h) - 1)
  const temperatureIn = ({ from, T, slope }: Step, h: number) => T + slope * (h - from)
  const overallIn = ({ from, film, added, addedSlope }: Step, h: number) =>
    1 / (1 / valueAt(film, h) + added + Math.max(0, h - from) * addedSlope)
  const nearIn = (step: Step, h: number) => nearExchange(input, overallIn(step, h))
  return {
    overall: h => overallIn(steps[indexOf(h)]!, h),
    temperature: h => temperatureIn(steps[indexOf(h)]!, h),
    exchanged: h => {
      const step = steps[indexOf(h)]!
      return heatOf(nearIn(step, h), step.slope / rowFlow)
    },
    through(enters, of, air) {
      let [h, share, index] = [enters, of, indexOf(enters)]
      // On a step's own lower end the next one begins.
      if (index > 0 && h <= steps[index]!.from) index--
      for (; ; index--) {
        const step = steps[index]!
        const isLast = index === 0 && isToEnd
        const fall = step.slope / rowFlow
        const difference = temperatureIn(step, h) - air
        const most = share * nearIn(step, h) * difference
        const near = nearIn(
          step,
          Math.max(h - most / (2 * rowFlow), isLast ? Number.NEGATIVE_INFINITY : (h + step.from) / 2),
        )
        const left = h - (heatOf(near * share, fall) * difference) / rowFlow
        if (isLast || difference <= 0 || left >= step.from) return { h: left, share: 0 }
        share -= neededFor((h - step.from) * rowFlow, difference, fall) / near
        h = step.from
        if (index === 0) return { h, share }
      }
    },
  }
}

/** Heat over the difference of a stream that falls by `fall` [K/W], by what it would exchange if it did not [W/K]. */
function heatOf(near: number, fall: number): number {
  return fall * near < 1e-12 ? near : -Math.expm1(-near * fall) / fall
}

/** What is to be exchanged for a heat [W/K]: the other way round. */
function neededFor(heat: number, difference: number, fall: number): number {
  const part = (heat * fall) / difference
  return part < 1e-12 ? heat / difference : -Math.log1p(-part) / fall
}
