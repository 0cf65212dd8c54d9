/** Doubts about a file of weather: values that do not belong together. */
import { relativeHumidity, saturationHumidityRatio } from '../fluids/moistAir'
import { pressureAtAltitude } from '../units'
import type { WeatherHour, WeatherSite } from './weatherHour'

/** Share of the standard pressure by which a year's mean may differ, and share of hours that may disagree. */
const pressureSlack = 0.03
const hourSlack = 0.01
/** Difference of relative humidity that rounding explains [-]; hours between clock and sun that borders explain. */
const humiditySlack = 0.06
const zoneSlack = 2

/**
 * What does not agree in a year of weather.
 *
 * @param site   where the file says that it is from
 * @param hours  its hours
 * @returns      a sentence for each doubt: pressure against elevation, dew point against relative humidity, time zone
 *               against longitude, the same value for a day and longer
 *
 * Valid for any year.
 *
 * Source: `pressureAtAltitude` for the pressure; limits are our own.
 */
export function weatherFindings(site: WeatherSite, hours: readonly WeatherHour[]): string[] {
  return [...pressureDoubt(site, hours), ...humidityDoubt(hours), ...zoneDoubt(site), ...standstill(hours)]
}

function pressureDoubt({ elevation }: WeatherSite, hours: readonly WeatherHour[]): string[] {
  if (elevation === undefined) return []
  const mean = hours.reduce((sum, { pressure }) => sum + pressure, 0) / hours.length
  const standard = pressureAtAltitude(elevation)
  if (Math.abs(mean / standard - 1) <= pressureSlack) return []
  return [
    `The mean pressure is ${(mean / 1000).toFixed(1)} kPa; at ${elevation} m it would be about ${(standard / 1000).toFixed(1)} kPa.`,
  ]
}

function humidityDoubt(hours: readonly WeatherHour[]): string[] {
  const apart = hours.filter(hour => {
    if (hour.dewPoint === undefined || hour.relativeHumidity === undefined) return false
    const W = saturationHumidityRatio(Math.min(hour.dewPoint, hour.dryBulb), hour.pressure)
    return Math.abs(relativeHumidity(hour.dryBulb, W, hour.pressure) - hour.relativeHumidity) > humiditySlack
  }).length
  if (apart <= hourSlack * hours.length) return []
  return [`In ${apart} hours dew point and relative humidity do not agree; the dew point was used.`]
}

function zoneDoubt({ timeZone, longitude }: WeatherSite): string[] {
  if (timeZone === undefined || longitude === undefined) return []
  if (Math.abs(timeZone - longitude / 15) <= zoneSlack) return []
  return [`A time zone of ${timeZone} h does not belong to a longitude of ${longitude}°.`]
}

function standstill(hours: readonly WeatherHour[]): string[] {
  let longest = 1
  let same = 1
  for (let at = 1; at < hours.length; at += 1) {
    same = hours[at]!.dryBulb === hours[at - 1]!.dryBulb ? same + 1 : 1
    longest = Math.max(longest, same)
  }
  return longest >= 24 ? [`The dry bulb stays the same for ${longest} hours: a gap may have been filled.`] : []
}
