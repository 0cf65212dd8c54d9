/** The rows of an EnergyPlus weather file. */
import { EngineError } from '../errors'
import { freezing } from './climateHours'
import { type FileLine, hourOf, type WeatherHour, type WeatherSite } from './weatherHour'

/** Lines before the first hour. */
const headings = 8
/** Columns from 0: dry bulb, dew point [°C], relative humidity [%], pressure [Pa]; the number that means missing. */
const columns = [
  { name: 'dry bulb', at: 6, missing: 99.9 },
  { name: 'dew point', at: 7, missing: 99.9 },
  { name: 'relative humidity', at: 8, missing: 999 },
  { name: 'pressure', at: 9, missing: 999_999 },
] as const

/**
 * The hours and the site of an EPW.
 *
 * @param lines  of the file, without empty ones
 * @returns      site and hours [K], [Pa]
 *
 * Valid for files of the format; a missing value or one that is no number is `invalid-input` with its line.
 *
 * Source: EnergyPlus Auxiliary Programs, weather file format.
 */
export function epwRows(lines: readonly FileLine[]): { site: WeatherSite; hours: WeatherHour[] } {
  const [, name = '', , country = '', , , latitude, longitude, timeZone, elevation] = lines[0]!.text.split(',')
  const site: WeatherSite = {
    name: [name, country]
      .map(part => part.trim())
      .filter(Boolean)
      .join(', '),
    ...numbers({ latitude, longitude, timeZone, elevation }),
  }
  const hours = lines.slice(headings).map(({ line, text }) => {
    const cells = text.split(',')
    const [dryBulb, dewPoint, humidity, pressure] = columns.map(column => cellOf(cells, column, line)) as Four
    return hourOf(
      { dryBulb: dryBulb + freezing, dewPoint: dewPoint + freezing, relativeHumidity: humidity / 100, pressure },
      line,
    )
  })
  return { site, hours }
}

type Four = [number, number, number, number]

function cellOf(cells: readonly string[], { name, at, missing }: (typeof columns)[number], line: number): number {
  const text = cells[at]?.trim() ?? ''
  const value = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value) || value === missing)
    throw new EngineError('invalid-input', `line ${line}: the ${name} (column ${at + 1}) is missing or no number`, {
      line,
      column: at + 1,
    })
  return value
}

function numbers(texts: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text?.trim() ? Number(text) : Number.NaN] as const)
      .filter(([, value]) => Number.isFinite(value)),
  )
}
