/** A year of hours as a short text, so that saved work can hold weather of its own. */
import { EngineError } from '../errors'
import { type ClimateHours, monthDays } from './climateHours'

/** The year of a file: dry bulb and depression of each hour as text, mean pressure of each month [Pa]. */
export interface PackedYear {
  readonly hours: string
  readonly pressures: readonly number[]
}

/** Sixty-four signs; two of them are a number below 4,096. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const numberOf = new Map([...signs].map((sign, at) => [sign, at]))
/** The lowest dry bulb, and the steps of dry bulb and depression [K]. */
const coldest = 183.15
const step = { dryBulb: 0.04, depression: 0.015 } as const
const most = 64 * 64 - 1
const hoursOfYear = 8760
/** Characters of an hour. */
const width = 4

/** Characters of a packed year. */
const packedLength = hoursOfYear * width

/**
 * Packs a year of hours.
 *
 * @param hours  8,760 hours from 1 January, temperatures [K], pressures [Pa]
 * @returns      the text, and mean pressures of the months [Pa]
 *
 * Valid for 8,760 hours; other numbers are `invalid-input`. A dry bulb is kept to 0.02 K, a depression to 0.0075 K.
 *
 * Source: definition.
 */
export function packYear(hours: readonly ClimateHours[]): PackedYear {
  if (hours.length !== hoursOfYear)
    throw new EngineError('invalid-input', `a year has ${hoursOfYear} hours, not ${hours.length}`, {})
  return {
    hours: hours.map(each => packed(each)).join(''),
    pressures: monthDays.map((_, index) =>
      mean(
        hours.filter(({ month }) => month === index + 1),
        each => each.pressure,
      ),
    ),
  }
}

function packed({ dryBulb, wetBulb }: ClimateHours): string {
  return signsOf((dryBulb - coldest) / step.dryBulb) + signsOf((dryBulb - wetBulb) / step.depression)
}

function signsOf(value: number): string {
  const whole = Math.min(most, Math.max(0, Math.round(value)))
  return signs[whole >> 6]! + signs[whole & 63]!
}

/**
 * The hours of a packed year.
 *
 * @param year  as `packYear` makes it
 * @returns     8,760 hours with month and clock hour, temperatures [K], pressures [Pa]
 *
 * Valid for texts of `packYear`; another text, or other than twelve pressures, is `invalid-input`.
 *
 * Source: definition.
 */
export function unpackYear({ hours, pressures }: PackedYear): ClimateHours[] {
  if (hours.length !== packedLength || pressures.length !== monthDays.length)
    throw new EngineError('invalid-input', 'these are not the hours of a year', {})
  let at = 0
  const next = (): number => {
    const [high, low] = [numberOf.get(hours[at]!), numberOf.get(hours[at + 1]!)]
    if (high === undefined || low === undefined)
      throw new EngineError('invalid-input', 'these are not the hours of a year', { at })
    at += 2
    return 64 * high + low
  }
  return monthDays.flatMap((days, index) =>
    Array.from({ length: days * 24 }, (_, hour) => {
      const dryBulb = coldest + step.dryBulb * next()
      const wetBulb = dryBulb - step.depression * next()
      return { month: index + 1, hour: (hour % 24) + 1, hours: 1, dryBulb, wetBulb, pressure: pressures[index]! }
    }),
  )
}

/** 0.4 % of the hours of a year. */
const designHours = 35
/** Hours whose dry bulb is so near to the design dry bulb give its wet bulb [K]. */
const near = 0.5

/**
 * The hot design air of a year of hours.
 *
 * @param hours  of a year, temperatures [K]
 * @returns      dry bulb exceeded in 0.4 % of the hours, with the mean wet bulb at it [K]
 *
 * Valid for hours of one each.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 14: dry bulb with mean coincident wet bulb.
 */
export function hotDesign(hours: readonly ClimateHours[]): { dryBulb: number; wetBulb: number } {
  const sorted = hours.map(({ dryBulb }) => dryBulb).sort((one, other) => other - one)
  const dryBulb = sorted[Math.min(designHours, sorted.length) - 1]!
  return {
    dryBulb,
    wetBulb: mean(
      hours.filter(each => Math.abs(each.dryBulb - dryBulb) <= near),
      each => each.wetBulb,
    ),
  }
}

const mean = (hours: readonly ClimateHours[], of: (each: ClimateHours) => number) =>
  hours.reduce((sum, each) => sum + of(each), 0) / hours.length
