/** Pressures beyond what the tubes or the headers of a coil are calculated for. */
import type { Warning } from '../../warnings'
import type { RatedPressure } from '../coil'

const atmosphere = 101_325
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** A part of a coil that bears less than a pressure. */
interface Weak {
  input: 'geometry.tubeWall' | 'geometry.bodySchedule'
  /** Gauge, that it is calculated for [Pa]. */
  rated: number
  /** What is calculated, for the message. */
  what: string
  /** A pipe without holes would bear it: how the holes are made strong is the maker's to say. */
  isByHoles: boolean
}

/**
 * The notices of a coil under more pressure than its tubes or its headers are calculated for.
 *
 * @param rated     what they bear; nothing where their stress is unknown
 * @param pressure  absolute, of the entering fluid [Pa]
 * @returns         P_RATING for each part that is too weak, at the field of its wall: an error, or a warning where it is
 *                  the holes alone that weaken a header
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
 * The notices of a coil that stands charged where it is hot.
 *
 * @param rated     what its parts bear there
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
