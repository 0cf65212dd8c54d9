/** The rows of a table of weather: a row of headings, and a row for each hour. */
import { EngineError } from '../errors'
import { pressureAtAltitude } from '../units'
import { freezing } from './climateHours'
import { type FileLine, hourOf, type MeasuredHour, type WeatherHour, type WeatherSite } from './weatherHour'

type Quantity = keyof MeasuredHour

/** Headings by what they name, in words that such tables use. */
const headings: readonly (readonly [Quantity, RegExp])[] = [
  ['wetBulb', /\b(wet ?bulb|wb|mcwb|twb)\b/],
  ['dewPoint', /\b(dew ?point|dp|tdp)\b/],
  ['relativeHumidity', /\b(relative humidity|humidity|rh)\b/],
  ['pressure', /\b(pressure|barometer)\b/],
  ['dryBulb', /\b(dry ?bulb|db|tdb|temperature|temp|outdoor air)\b/],
]

/** Units in headings, and how a number of each becomes SI. */
const units = new Map<string, (value: number) => number>(
  Object.entries({
    c: value => value + freezing,
    '°c': value => value + freezing,
    f: value => (value + 459.67) / 1.8,
    '°f': value => (value + 459.67) / 1.8,
    k: value => value,
    '%': value => value / 100,
    '-': value => value,
    pa: value => value,
    hpa: value => value * 100,
    mbar: value => value * 100,
    kpa: value => value * 1000,
    psi: value => value * 6894.757293168,
    psia: value => value * 6894.757293168,
    inhg: value => value * 3386.389,
  }),
)

/** Where a heading names no unit. */
const usual: Readonly<Record<Quantity, string>> = {
  dryBulb: 'c',
  wetBulb: 'c',
  dewPoint: 'c',
  relativeHumidity: '%',
  pressure: 'pa',
}

interface Column {
  quantity: Quantity
  at: number
  isNamed: boolean
  toSi: (value: number) => number
}

/**
 * The hours of a table.
 *
 * @param lines      of the table, without empty ones; cells by comma, semicolon or tab
 * @param elevation  for the pressure of a table that has none [m]
 * @returns          site, hours [K], [Pa], and what was taken where the headings do not say it
 *
 * Valid for tables with a dry bulb and a measure of moisture; else `invalid-input`, which names the heading or the line.
 *
 * Source: definition; pressure by `pressureAtAltitude`.
 */
export function tableRows(
  lines: readonly FileLine[],
  elevation: number,
): { site: WeatherSite; hours: WeatherHour[]; findings: string[] } {
  const heading = lines[0]?.text ?? ''
  const between = ['\t', ';', ','].find(mark => heading.includes(mark)) ?? ','
  const columns = columnsOf(heading.split(between))
  const pressure = pressureAtAltitude(elevation)
  const hours = lines.slice(1).map(({ line, text }) => {
    const cells = text.split(between)
    const measured = Object.fromEntries(
      columns.map(column => [column.quantity, cellValue(cells, column, line, between)]),
    )
    return hourOf({ pressure, ...measured } as MeasuredHour, line)
  })
  return { site: { name: 'pasted hours', elevation }, hours, findings: unitFindings(columns) }
}

function columnsOf(cells: readonly string[]): Column[] {
  const columns: Column[] = []
  for (const [at, cell] of cells.entries()) {
    const text = cell.trim().replace(/^"|"$/g, '').toLowerCase()
    const quantity = headings.find(([, words]) => words.test(text.replaceAll('_', ' ')))?.[0]
    if (!quantity || columns.some(each => each.quantity === quantity)) continue
    columns.push({ quantity, at, ...unitOf(text, quantity) })
  }
  const has = (...names: Quantity[]) => columns.some(({ quantity }) => names.includes(quantity))
  if (!has('dryBulb'))
    throw new EngineError('invalid-input', 'line 1: no heading names the dry bulb, such as "dry bulb (C)"', { line: 1 })
  if (!has('wetBulb', 'dewPoint', 'relativeHumidity'))
    throw new EngineError('invalid-input', 'line 1: no heading names a wet bulb, a dew point or a relative humidity', {
      line: 1,
    })
  return columns
}

function unitOf(heading: string, quantity: Quantity): Pick<Column, 'isNamed' | 'toSi'> {
  const unit = /[([]\s*([^)\]\s]{1,12})\s*[)\]]/.exec(heading)?.[1]
  const toSi = units.get(unit ?? usual[quantity])
  if (!toSi)
    throw new EngineError('invalid-input', `line 1: the unit ${unit} of "${heading}" is not known`, { line: 1, unit })
  return { isNamed: unit !== undefined, toSi }
}

/** That °C is taken where a heading names no unit. */
function unitFindings(columns: readonly Column[]): string[] {
  const taken = columns.filter(({ quantity, isNamed }) => !isNamed && usual[quantity] === 'c')
  if (taken.length === 0) return []
  return [`No unit is named for the ${taken.map(({ quantity }) => wordOf[quantity]).join(' and the ')}: °C is taken.`]
}

function cellValue(cells: readonly string[], { quantity, at, toSi }: Column, line: number, between: string): number {
  const text = (cells[at] ?? '').trim().replace(/^"|"$/g, '')
  // A table whose cells are not parted by commas may have them in its numbers.
  const value = text === '' ? Number.NaN : Number(between === ',' ? text : text.replace(',', '.'))
  if (!Number.isFinite(value))
    throw new EngineError(
      'invalid-input',
      `line ${line}, column ${at + 1}: the ${wordOf[quantity]} ${text === '' ? 'is missing' : `"${text.slice(0, 20)}" is not a number`}`,
      { line, column: at + 1 },
    )
  return toSi(value)
}

const wordOf: Readonly<Record<Quantity, string>> = {
  dryBulb: 'dry bulb',
  wetBulb: 'wet bulb',
  dewPoint: 'dew point',
  relativeHumidity: 'relative humidity',
  pressure: 'pressure',
}
