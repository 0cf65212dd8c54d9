/** Notices of pressures above the calculated ratings of the tubes or the headers of a coil. */
import type { Warning } from '../../warnings'
import type { RatedPressure } from '../coil'

const atmosphere = 101_325
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** A part of a coil whose rating is below a pressure. */
interface Weak {
  input: 'geometry.tubeWall' | 'geometry.bodySchedule'
  /** Calculated rating, gauge [Pa]. */
  rated: number
  /** The calculated part, for the message. */
  what: string
  /** The pipe without holes would be strong enough: the manufacturer must say how the holes are reinforced. */
  isByHoles: boolean
}

/**
 * The notices of a coil whose pressure is above the calculated ratings of its tubes or its headers.
 *
 * @param rated     their ratings; undefined where the allowable stress is unknown
 * @param pressure  absolute, of the entering fluid [Pa]
 * @returns         P_RATING for each part that is too weak, at the field of its wall: an error, or a warning where only
 *                  the holes make a header too weak
 *
 * Valid for every coil type.
 *
 * Source: `ratedPressures`.
 */
export function pressureNotices(rated: RatedPressure | undefined, pressure: number): Warning[] {
  return weakParts(rated, pressure - atmosphere).map(({ input, rated: most, what, isByHoles }) => ({
    code: 'P_RATING',
    severity: isByHoles ? 'warning' : 'error',
    message: `${bar(pressure - atmosphere)} gauge is above the ${bar(most)} that ${what}; a test proves the coil.`,
    ...common(input, pressure, most),
  }))
}

/**
 * The notices of a coil that stands charged in a hot place.
 *
 * @param rated     the ratings of its parts at that temperature
 * @param standing  absolute, of the fluid there [Pa]
 * @returns         STANDING_PRESSURE for each part that is too weak
 *
 * Valid for evaporators.
 *
 * Source: `ratedPressures`.
 */
export function standingPressureNotices(rated: RatedPressure | undefined, standing: number): Warning[] {
  return weakParts(rated, standing - atmosphere).map(({ input, rated: most, what }) => ({
    code: 'STANDING_PRESSURE',
    severity: 'warning',
    message: `${bar(standing - atmosphere)} gauge stands in the coil, above the ${bar(most)} that ${what}.`,
    ...common(input, standing, most),
  }))
}

function common(input: string, value: number, rated: number) {
  return { input, value, limits: [atmosphere, atmosphere + rated] as const, quantity: 'vaporPressure' }
}

function weakParts(rated: RatedPressure | undefined, gauge: number): Weak[] {
  if (!rated) return []
  const { tubes, headers } = rated
  const parts: Weak[] = [
    {
      input: 'geometry.tubeWall',
      rated: tubes.pressure,
      what: `the tube alone is calculated for at ${celsius(tubes.temperature)}`,
      isByHoles: false,
    },
    {
      input: 'geometry.bodySchedule',
      rated: headers.pressure,
      what: `the headers are calculated for at ${celsius(headers.temperature)}, of whose wall ${percent(headers.efficiency)} is left between the holes`,
      isByHoles: gauge <= headers.pressure / headers.efficiency,
    },
  ]
  return parts.filter(part => gauge > part.rated)
}

const celsius = (T: number) => `${(T - 273.15).toFixed(0)} °C`
