/** The hours of a typical year: of a place, or of a file. */
import {
  type ClimateHours,
  climateSets,
  hoursOfDay,
  type PlaceHours,
  placeHours,
  placeHoursOfDay,
  placeNamed,
  places,
  unpackYear,
} from '../../engine/climates'
import { EngineError } from '../../engine/errors'
import { rememberLast } from '../../engine/rememberLast'
import type { ClimateFacts } from './climateSchema'

type Place = (typeof places)[number]

/** Where an item stands: the id of a place, or a year of its own, packed. */
export interface Sited {
  site: { place: string }
  weather?: { name: string; hours: string; pressures: number[] } | undefined
}

export interface Climate {
  hours: readonly ClimateHours[]
  /** Means of the clock hours of each month. */
  day: ReturnType<typeof placeHoursOfDay>
  climate: ClimateFacts
}

/** The year of the place, or that of a file. */
export function climateOf(input: Sited): Climate {
  const { weather } = input
  if (weather) {
    const hours = unpackYear(weather)
    return {
      ...{ hours, day: hoursOfDay(hours) },
      climate: { name: weather.name, set: 'Hours of a file', method: 'hours', deviations: {} },
    }
  }
  const place = placeOf(input)
  const { hours, day, ...made } = hoursAt(place)
  return {
    ...{ hours, day },
    climate: {
      ...{ name: nameOf(place), station: place.station, set: climateSets[place.set] ?? place.set },
      years: [Math.min(...place.years), Math.max(...place.years)],
      ...(place.note === undefined ? {} : { note: place.note }),
      ...made,
    },
  }
}

const nameOf = ({ name, region, country }: Place) => [name, region, country].filter(Boolean).join(', ')

function placeOf({ site }: Pick<Sited, 'site'>): Place {
  if (!places.some(({ id }) => id === site.place))
    throw new EngineError('unknown-name', 'No climate is known for this place: choose one of the list.', {
      path: 'site.place',
    })
  return placeNamed(site.place)
}

/** Its hours alone. */
export const yearOf = (input: Sited): readonly ClimateHours[] =>
  input.weather ? unpackYear(input.weather) : hoursAt(placeOf(input)).hours

type KnownHours = PlaceHours & Pick<Climate, 'day'>

/** The hours of the last places: to make them takes longer than to rate a mist. */
const hoursAt = rememberLast(
  (place: Place): KnownHours => ({ ...placeHours(place), day: placeHoursOfDay(place) }),
  4,
  ({ id }) => id,
)
