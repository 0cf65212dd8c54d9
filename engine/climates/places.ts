/** The places whose typical years are known, and their hours. */
import { EngineError } from '../errors'
import type { ClimateHours } from './climateHours'
import { hoursOfBins } from './hoursOfBins'
import { hoursOfNormals } from './hoursOfNormals'
import { placeData } from './place-data'
import type { PlaceData } from './placeData'

/** Sets of typical years by their key. */
export const climateSets: Readonly<Record<string, string>> = {
  TMY3: 'NREL TMY3 (2008)',
  CWEC: 'Canadian Weather for Energy Calculations',
  IWEC: 'ASHRAE International Weather for Energy Calculations',
  SWERA: 'UNEP/NREL SWERA typical year',
  ETMY: 'Egyptian typical year',
  MSI: 'Israel Meteorological Service typical year',
  RMY: 'Australian Reference Meteorological Year 2006',
  NIWA: 'NIWA TMY2 2008',
  TMYx: 'TMYx of NCEI ISD with ERA5',
  S140: 'ASHRAE Standard 140, driver WD600',
}

/** How the hours of a place were made, and how far sums of its year may be off [-]. */
export interface PlaceHours {
  readonly method: 'bins' | 'normals'
  readonly accuracy: number
  readonly hours: readonly ClimateHours[]
}

/** Every place, in the order of its list. */
export const places: readonly PlaceData[] = placeData

/**
 * A place by its id.
 *
 * @param id  such as `phoenix`
 * @returns   its typical year
 *
 * Valid for the ids of `places`; another is `unknown-name`.
 *
 * Source: definition.
 */
export function placeNamed(id: string): PlaceData {
  const place = places.find(each => each.id === id)
  if (!place)
    throw new EngineError('unknown-name', `no climate is known for ${id}: ask for the list of places, or give hours`, {
      id,
    })
  return place
}

/**
 * The hours of a typical year at a place: from bins by month where it has them, else from means of its months.
 *
 * @param place  the place
 * @returns      hours, the method, and how far the sums of a year may be off [-]
 *
 * Valid for every place of `places`.
 *
 * Source: `hoursOfBins`, `hoursOfNormals`; accuracies of both against hourly files.
 */
export function placeHours(place: PlaceData): PlaceHours {
  return place.bins
    ? { method: 'bins', accuracy: 0.05, hours: hoursOfBins(place) }
    : { method: 'normals', accuracy: isHumidOrMild(place) ? 0.2 : 0.1, hours: hoursOfNormals(place) }
}

/** Fewer than 2000 K h of depression in a year: small sums, of which means of months tell little. */
const isHumidOrMild = ({ year }: PlaceData) => year.mistDep < 2000
