/** One hour of a weather file, from whatever measure of moisture it gives. */
import { EngineError } from '../errors'
import { moistAir } from '../fluids/moistAir'
import { freezing } from './climateHours'

/** An hour as a file gives it. Temperatures [K], pressure [Pa]. */
export interface WeatherHour {
  readonly dryBulb: number
  readonly wetBulb: number
  readonly pressure: number
  /** What else the file gives, for its checks. */
  readonly dewPoint?: number
  readonly relativeHumidity?: number
}

/** Where a file says that it is from. */
export interface WeatherSite {
  readonly name: string
  /** Degrees, hours from UTC, elevation [m]. */
  readonly latitude?: number
  readonly longitude?: number
  readonly timeZone?: number
  readonly elevation?: number
}

/** A line of a file with its number, from 1. */
export interface FileLine {
  readonly line: number
  readonly text: string
}

/** What a row gives. Temperatures [K], pressure [Pa], relative humidity [-]. */
export interface MeasuredHour {
  readonly dryBulb: number
  readonly pressure: number
  readonly wetBulb?: number
  readonly dewPoint?: number
  readonly relativeHumidity?: number
}

/** The coldest and the hottest air on record, with some room [K], and the pressures of inhabited places [Pa]. */
const [coldest, hottest] = [183.15, 333.15]
const [thinnest, densest] = [50_000, 110_000]

/**
 * An hour with its wet bulb.
 *
 * @param measured  dry bulb, pressure and a measure of moisture
 * @param line      of the file, for the message
 * @returns         the hour; the wet bulb from what was measured, dew point before relative humidity
 *
 * Valid for weather on Earth; else `invalid-input` with the line. A wet bulb or dew point above the dry bulb by no more
 * than the rounding of a file (0.6 K) is the dry bulb.
 *
 * Source: definition.
 */
export function hourOf(measured: MeasuredHour, line: number): WeatherHour {
  const { dryBulb, pressure, wetBulb, dewPoint, relativeHumidity } = measured
  const refuse = (what: string): never => {
    throw new EngineError('invalid-input', `line ${line}: ${what}`, { line })
  }
  if (!(dryBulb >= coldest && dryBulb <= hottest)) refuse(`no weather has a dry bulb of ${inCelsius(dryBulb)}`)
  if (!(pressure >= thinnest && pressure <= densest)) refuse(`no weather has a pressure of ${pressure} Pa`)
  for (const [name, value] of [
    ['wet bulb', wetBulb],
    ['dew point', dewPoint],
  ] as const)
    if (value !== undefined && value > dryBulb + 0.6)
      refuse(`the ${name} of ${inCelsius(value)} is above the dry bulb of ${inCelsius(dryBulb)}`)
  if (relativeHumidity !== undefined && !(relativeHumidity >= 0 && relativeHumidity <= 1.1))
    refuse(`a relative humidity is 0 to 100 %, not ${(100 * relativeHumidity).toFixed(0)} %`)
  return {
    dryBulb,
    pressure,
    wetBulb: wetBulb === undefined ? wetOf(measured) : Math.min(wetBulb, dryBulb),
    ...(dewPoint === undefined ? {} : { dewPoint }),
    ...(relativeHumidity === undefined ? {} : { relativeHumidity }),
  }
}

function wetOf({ dryBulb: T, pressure: p, dewPoint, relativeHumidity = 0 }: MeasuredHour): number {
  return dewPoint === undefined
    ? moistAir({ T, p, RH: Math.min(relativeHumidity, 1) }).Twb
    : moistAir({ T, p, Tdp: Math.min(dewPoint, T) }).Twb
}

const inCelsius = (T: number) => `${(T - freezing).toFixed(1)} °C`
