/** `climate places`, `climate hours`: the typical years of places, and what their hours come to. */
import {
  type ClimateSums,
  climateSets,
  climateSums,
  type PlaceHours,
  placeHours,
  placeNamed,
  places,
  weatherOf,
} from '../climates'
import { EngineError } from '../errors'
import { type Line, numbersOf, objectWith, textOf } from './fields'

interface ShownPlace {
  id: string
  name: string
  region?: string
  country: string
  latitude: number
  longitude: number
  elevation: number
  set: string
  years: string
  method: 'bins' | 'normals'
}

/**
 * The places whose climate is known.
 *
 * @param line  `find`: a part of the name, region or country; all places without it
 * @returns     id, name, position [degrees], elevation [m], set of typical years and the years of its months
 *
 * Valid for any text.
 *
 * Source: see each set.
 */
export function climatePlaces(line: unknown): { places: ShownPlace[] } {
  const find = (textOf(objectWith(line, ['find']), 'find') ?? '').toLowerCase()
  const found = places.filter(({ id, name, region, country }) =>
    [id, name, region ?? '', country].some(text => text.toLowerCase().includes(find)),
  )
  return {
    places: found.map(({ id, name, region, country, lat, lon, elev, set, years, bins }) => ({
      id,
      name,
      ...(region === undefined ? {} : { region }),
      country,
      latitude: lat,
      longitude: lon,
      elevation: elev,
      set: climateSets[set] ?? set,
      years: `${Math.min(...years)} to ${Math.max(...years)}`,
      method: bins ? 'bins' : 'normals',
    })),
  }
}

/** Hours of a line: those of a place, or of a file's text. */
export function climateOf(line: Line) {
  const place = textOf(line, 'place')
  const file = textOf(line, 'file')
  if ((place === undefined) === (file === undefined))
    throw new EngineError(
      'invalid-input',
      'give place (an id of climate places), or file (the text of an EPW or of a table)',
      {},
    )
  if (place !== undefined) return { ...placeHours(placeNamed(place)), findings: [] as readonly string[] }
  const { elevation } = numbersOf(line, ['elevation'])
  return { method: 'hours' as const, deviations: {}, ...weatherOf(file!, elevation) }
}

/**
 * A year of weather: its sums, and its hours where asked for.
 *
 * @param line  `place` (an id), or `file` (text of an EPW or a table) with `elevation` [m]; `list` true for the hours
 * @returns     method, deviations of the sums from the hourly file [-], sums [h], [K h], doubts about a file; hours [K], [Pa]
 *
 * Valid as `placeHours` and `weatherOf`.
 *
 * Source: see there.
 */
export function climateYear(line: unknown): {
  method: string
  deviations: PlaceHours['deviations']
  sums: ClimateSums
  findings: readonly string[]
} {
  const known = objectWith(line, ['place', 'file', 'elevation', 'list'])
  const { hours, method, deviations, findings } = climateOf(known)
  return { method, deviations, sums: climateSums(hours), findings, ...(known.list === true ? { hours } : {}) }
}
