/** A year of weather from a file, packed for saved work. */
import { hotDesign, packYear, weatherOf } from '../../../engine/climates'
import { firstCharacters } from '../../wording/characters'

export interface WeatherFile {
  /** Of the file, for a table that does not name its place. */
  name: string
  text: string
  /** Of a table without pressures [m]. */
  altitude: number
}

const longestName = 60

/** Throws an `EngineError` with line and column of what is wrong. */
export function readWeatherFile({ name, text, altitude }: WeatherFile) {
  const { site, hours, findings } = weatherOf(text, altitude)
  const isTable = site.name === 'pasted hours'
  const { pressures, ...packed } = packYear(hours)
  return {
    weather: {
      name: firstCharacters(isTable ? name : site.name, longestName),
      ...packed,
      pressures: [...pressures],
    },
    design: hotDesign(hours),
    ...(isTable || site.elevation === undefined ? {} : { altitude: site.elevation }),
    findings: [...findings],
  }
}
