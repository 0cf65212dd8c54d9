/** The stream of a pass made ready for a march: temperature and exchange by enthalpy, read from short tables. */
import type { KnownMedium } from './medium'
import { type Ride, slices } from './rowMarch'
import type { Outside } from './tubeSide'

/** What a ride is made from. SI. */
export interface RideInput {
  readonly medium: KnownMedium
  /** In one row [kg/s]; of the whole stream where it comes [J/kg]. */
  readonly rowFlow: number
  readonly enthalpyIn: number
  /** Of the whole air [W/K], and where it comes [K]. */
  readonly airCapacity: number
  readonly airIn: number
  /** Bare surface of a row, times a factor on it [m2]. */
  readonly rowArea: number
  readonly outside: Outside
  /** From stream to air on the bare outside [W/m2 K]. */
  overall(enthalpy: number, outside: Outside): number
}

/** Places along the enthalpy of one phase, and of condensing, at which the film is worked out. */
const [single, wet] = [7, 9]
/** Places at which temperature and exchange are kept: the temperature between them is within 1 mK. */
const fine = 96

/** [K] */
const coldestStep = 40

/** Straight between values at even places. */
interface Line {
  readonly from: number
  readonly perStep: number
  readonly values: Float64Array
}

/**
 * The stream of a pass made ready.
 *
 * @param input  medium, flow, air, surface, film
 * @returns      temperature [K], exchange of a slice [W/K]
 *
 * Valid for the enthalpies between the stream as it comes and one as cold as the air.
 *
 * Source: air nears the stream by an exponential, the stream the air by another.
 */
export function rideOf(input: RideInput): Ride & { overall(enthalpy: number): number } {
  const { medium, enthalpyIn, airIn } = input
  const { dome } = medium
  // Neighbouring points share their states: so the end is a round number below the air.
  const coldest = Math.min(medium.enthalpy(coldestStep * Math.floor(airIn / coldestStep)), enthalpyIn)
  if (medium.lowest === medium.highest) return constantRide(input)
  if (!dome || enthalpyIn <= dome.bubble.h) return phaseRide(input, coldest, enthalpyIn, single)
  const { bubble, dew } = dome
  // Just within each phase, where places are those of the phase.
  const gap = 1e-9 * (dew.h - bubble.h)
  const liquid = phaseRide(input, Math.min(coldest, bubble.h - gap), bubble.h, single)
  const between = phaseRide(input, bubble.h + gap, dew.h - gap, wet)
  const vapour = phaseRide(input, dew.h, Math.max(dew.h + gap, enthalpyIn), single)
  const phaseOf = (h: number) => (h > dew.h ? vapour : h > bubble.h ? between : liquid)
  const borderOf = (h: number) => (h > dew.h ? dew.h : h > bubble.h ? bubble.h : Number.NEGATIVE_INFINITY)
  const { rowFlow } = input
  return {
    temperature: h => phaseOf(h).temperature(h),
    exchanged: h => phaseOf(h).exchanged(h),
    overall: h => phaseOf(h).overall(h),
    crossing: (enters, air) => {
      let [h, share] = [enters, 1]
      for (;;) {
        const phase = phaseOf(h)
        const difference = phase.temperature(h) - air
        const first = share * phase.exchanged(h) * difference
        // As within one phase: a slice that just ends at the border must not jump, or the streams never agree.
        const Q = share * phase.exchanged(h - first / (2 * rowFlow)) * difference
        const border = borderOf(h)
        if (h - Q / rowFlow >= border) return (enters - h) * rowFlow + Q
        // So much of the slice is used up as its heat to the border is of the whole.
        share *= 1 - ((h - border) * rowFlow) / Q
        h = border
      }
    },
  }
}

/** A liquid of constant properties: one film, and a temperature that is straight. */
function constantRide(input: RideInput) {
  const { medium, enthalpyIn } = input
  const overall = input.overall(enthalpyIn, input.outside)
  const exchanged = sliceExchange(input, overall, medium.capacity(enthalpyIn))
  return { temperature: medium.temperature, exchanged: () => exchanged, overall: () => overall }
}

function phaseRide(input: RideInput, from: number, to: number, count: number) {
  const { medium, outside } = input
  const end = to > from ? to : from + 1
  const films = lineOf(from, end, count, h => input.overall(h, outside))
  const { temperatures, capacities } = statesOf(medium, from, end)
  const exchanges = lineOf(from, end, fine, (h, i) => sliceExchange(input, valueAt(films, h), capacities.values[i]!))
  return {
    temperature: (h: number) => valueAt(temperatures, h),
    exchanged: (h: number) => valueAt(exchanges, h),
    overall: (h: number) => valueAt(films, h),
  }
}

interface States {
  readonly from: number
  readonly to: number
  readonly temperatures: Line
  readonly capacities: Line
}

/** States of each medium that were asked for last: rounds and neighbouring points ask for the same. */
const states = new WeakMap<KnownMedium, States[]>()
const mostStates = 8

function statesOf(medium: KnownMedium, from: number, to: number): States {
  const kept = states.get(medium) ?? []
  const known = kept.find(each => each.from === from && each.to === to)
  if (known) return known
  const made = {
    ...{ from, to, temperatures: lineOf(from, to, fine, medium.temperature) },
    capacities: lineOf(from, to, fine, medium.capacity),
  }
  states.set(medium, [made, ...kept].slice(0, mostStates))
  return made
}

/** Heat of a slice over the difference where both come [W/K]. */
function sliceExchange({ airCapacity, rowArea, rowFlow }: RideInput, overall: number, cp: number): number {
  const near = (-Math.expm1((-overall * rowArea) / airCapacity) * airCapacity) / slices
  return cp === Number.POSITIVE_INFINITY ? near : rowFlow * cp * -Math.expm1(-near / (rowFlow * cp))
}

function lineOf(from: number, to: number, count: number, of: (x: number, index: number) => number): Line {
  const width = (to - from) / (count - 1)
  return { from, perStep: 1 / width, values: Float64Array.from({ length: count }, (_, i) => of(from + i * width, i)) }
}

/** Beyond its ends a line goes on straight. */
function valueAt({ from, perStep, values }: Line, x: number): number {
  const place = (x - from) * perStep
  const index = Math.min(values.length - 2, Math.max(0, Math.floor(place)))
  const one = values[index]!
  return one + (place - index) * (values[index + 1]! - one)
}
