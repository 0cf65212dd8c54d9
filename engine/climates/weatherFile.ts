/** Weather by the hour from a file: EnergyPlus weather (EPW), or a table with a row of headings (CSV, or pasted). */
import { EngineError } from '../errors'
import { type ClimateHours, monthDays } from './climateHours'
import { weatherFindings } from './weatherChecks'
import { epwRows } from './weatherEpw'
import type { FileLine, WeatherHour, WeatherSite } from './weatherHour'
import { tableRows } from './weatherTable'

export interface Weather {
  readonly site: WeatherSite
  readonly hours: readonly ClimateHours[]
  /** Doubts about the file, each a sentence. */
  readonly findings: readonly string[]
}

/** Characters of the largest file that is read: an EPW has 1.6 million. */
const largestWeatherFile = 6_000_000
/** Lines of the longest file, more than the minutes of a year, and characters of a line, more than any comment has. */
const mostLines = 600_000
const longestLine = 20_000

/**
 * Reads a year of weather.
 *
 * @param text       the file: an EPW begins with LOCATION; a table has a row of headings (dry bulb, and wet bulb, dew
 *                   point or relative humidity; pressure where known) with units, and a row for each hour
 * @param elevation  of a table without pressures [m]
 * @returns          8,760 hours from 1 January, the site, and doubts about the file
 *
 * Valid for 8,760 or 8,784 rows (29 February is left out); other numbers of rows, lines that are too long, missing
 * columns, gaps and values that no weather has are `invalid-input` with the line and column.
 *
 * Source: EnergyPlus Auxiliary Programs, weather file format.
 */
export function weatherOf(text: string, elevation = 0): Weather {
  if (text.length > largestWeatherFile)
    throw new EngineError(
      'invalid-input',
      `the file has ${text.length} characters; a year of weather has fewer than ${largestWeatherFile}`,
    )
  const lines = linesOf(text)
  const isEpw = /^LOCATION,/i.test(lines[0]?.text ?? '')
  const { site, hours: read, findings } = isEpw ? { ...epwRows(lines), findings: [] } : tableRows(lines, elevation)
  const hours = withoutLeapDay(read)
  return { site, hours: hours.map(asClimate), findings: [...findings, ...weatherFindings(site, hours)] }
}

/** The lines that are not empty. Their number and length are limited before anything is made of each, or of its cells. */
function linesOf(text: string): FileLine[] {
  const all = text.split(/\r\n|\n|\r/, mostLines + 1)
  if (all.length > mostLines)
    throw new EngineError('invalid-input', `the file has more than ${mostLines} lines; a year of weather has fewer`)
  return all.flatMap((line, index) => {
    if (line.length > longestLine)
      throw new EngineError(
        'invalid-input',
        `line ${index + 1} has ${line.length} characters; a line of weather has fewer than ${longestLine}`,
        { line: index + 1 },
      )
    return line.trim() === '' ? [] : [{ line: index + 1, text: line }]
  })
}

const leapDay = 31 * 24 + 28 * 24

function withoutLeapDay(hours: readonly WeatherHour[]): readonly WeatherHour[] {
  if (hours.length === 8784) return [...hours.slice(0, leapDay), ...hours.slice(leapDay + 24)]
  if (hours.length === 8760) return hours
  throw new EngineError('invalid-input', `a year has 8760 hours, and the file has ${hours.length} rows of weather`, {
    rows: hours.length,
  })
}

const monthOfDay = monthDays.flatMap((days, index) => Array.from({ length: days }, () => index + 1))

function asClimate({ dryBulb, wetBulb, pressure }: WeatherHour, at: number): ClimateHours {
  return { month: monthOfDay[Math.floor(at / 24)]!, hour: (at % 24) + 1, hours: 1, dryBulb, wetBulb, pressure }
}
