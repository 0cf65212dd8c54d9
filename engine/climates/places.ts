/** The places whose typical years are known, and their hours. */
import { EngineError } from '../errors'
import type { ClimateHours } from './climateHours'
import { climateSums } from './climateSums'
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

/** How the hours of a place were made, and how far sums of its year deviate from those of its hourly file [-]. */
export interface PlaceHours {
  readonly method: 'bins' | 'normals'
  readonly deviations: Deviations
  readonly hours: readonly ClimateHours[]
}

/** Deviations of sums of a year [-]; a sum below 100 K h is too small to have one. */
interface Deviations {
  readonly coolingDegreeHours?: number
  readonly warmDepression?: number
  readonly mistDepression?: number
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
 * @returns      hours, the method, and how far sums of the year deviate from those of the hourly file [-]
 *
 * Valid for every place of `places`. Two typical years of one place deviate by 9 to 18 % from each other besides.
 *
 * Source: `hoursOfBins`, `hoursOfNormals`; the sums of the hourly file stand with the place.
 */
export function placeHours(place: PlaceData): PlaceHours {
  const hours = place.bins ? hoursOfBins(place) : hoursOfNormals(place)
  const made = climateSums(hours)
  const { year } = place
  return {
    method: place.bins ? 'bins' : 'normals',
    deviations: {
      ...deviation('coolingDegreeHours', made.coolingDegreeHours, year.cdh24),
      ...deviation('warmDepression', made.warmDepression, year.dep24),
      ...deviation('mistDepression', made.mistDepression, year.mistDep),
    },
    hours,
  }
}

const leastSum = 100

function deviation(name: keyof Deviations, made: number, known: number): Deviations {
  return known < leastSum ? {} : { [name]: made / known - 1 }
}
