/** Tables of a ride: temperature and exchange of a stream in one phase, by its enthalpy. */
import type { KnownMedium } from './medium'
import { slices } from './rowMarch'
import type { GasInLine, Outside } from './tubeSide'

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
  /** Where a gas is beside the vapour. */
  readonly gas?: GasInLine
}

/** Places along the enthalpy of one phase, and of condensing, at which the film is worked out. */
export const filmPlaces = { single: 7, wet: 9 } as const
/** Places at which temperature and exchange are kept: the temperature between them is within 1 mK. */
const fine = 96

/** Straight between values at even places. */
export interface Line {
  readonly from: number
  readonly perStep: number
  readonly values: Float64Array
}

/** A part of a ride. Temperature [K], exchange of a slice [W/K], coefficient on the bare outside [W/m2 K], by enthalpy [J/kg]. */
export interface RidePart {
  temperature(enthalpy: number): number
  exchanged(enthalpy: number): number
  overall(enthalpy: number): number
}

/**
 * A ride in one phase.
 *
 * @param input  medium, flow, air, surface, film
 * @param from   its lowest enthalpy [J/kg]
 * @param to     its highest
 * @param films  the coefficient, or at how many places it is worked out
 * @returns      temperature, exchange, coefficient
 *
 * Valid between the ends; beyond them it goes on straight.
 *
 * Source: straight between places.
 */
export function phaseRide(input: RideInput, from: number, to: number, films: number | Line): RidePart {
  const { medium, outside } = input
  const end = to > from ? to : from + 1
  const film = typeof films === 'number' ? lineOf(from, end, films, h => input.overall(h, outside)) : films
  const { temperatures, capacities } = statesOf(medium, from, end)
  const exchanges = lineOf(from, end, fine, (h, i) => sliceExchange(input, valueAt(film, h), capacities.values[i]!))
  return {
    temperature: (h: number) => valueAt(temperatures, h),
    exchanged: (h: number) => valueAt(exchanges, h),
    overall: (h: number) => valueAt(film, h),
  }
}

/**
 * A ride at one temperature.
 *
 * @param input  flow, air, surface
 * @param ends   lowest and highest enthalpy [J/kg]
 * @param T      temperature [K]
 * @param film   the coefficient
 * @returns      temperature, exchange, coefficient
 *
 * Valid as `phaseRide`.
 *
 * Source: as `phaseRide`.
 */
export function flatRide(
  input: RideInput,
  [from, to]: readonly [from: number, to: number],
  T: number,
  film: Line,
): RidePart {
  const exchanges = lineOf(from, to > from ? to : from + 1, fine, h => nearExchange(input, valueAt(film, h)))
  return { temperature: () => T, exchanged: h => valueAt(exchanges, h), overall: h => valueAt(film, h) }
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

/** Heat of a slice over the difference where both come, of a stream whose temperature does not fall [W/K]. */
export function nearExchange({ airCapacity, rowArea }: RideInput, overall: number): number {
  return (-Math.expm1((-overall * rowArea) / airCapacity) * airCapacity) / slices
}

/** The same of a stream with a heat capacity [J/kg K]. */
export function sliceExchange(input: RideInput, overall: number, cp: number): number {
  const { rowFlow } = input
  const near = nearExchange(input, overall)
  return cp === Number.POSITIVE_INFINITY ? near : rowFlow * cp * -Math.expm1(-near / (rowFlow * cp))
}

/** Values at even places of an enthalpy. */
export function lineOf(from: number, to: number, count: number, of: (x: number, index: number) => number): Line {
  const width = (to - from) / (count - 1)
  return { from, perStep: 1 / width, values: Float64Array.from({ length: count }, (_, i) => of(from + i * width, i)) }
}

/** Beyond its ends a line goes on straight. */
export function valueAt({ from, perStep, values }: Line, x: number): number {
  const place = (x - from) * perStep
  const index = Math.min(values.length - 2, Math.max(0, Math.floor(place)))
  const one = values[index]!
  return one + (place - index) * (values[index + 1]! - one)
}
