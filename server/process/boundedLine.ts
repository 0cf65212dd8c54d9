/** A line of the log as it may be written: no field and no line beyond its limit, and nothing that a terminal would obey. */
import { firstCharacters } from '../../shared/wording/characters'
import { limits } from '../config/limits'

/** How much of a line is kept: characters of a text, and entries of a list or an object. */
interface Measure {
  length: number
  entries: number
}

/** A line that is still too long by one is cut by the next. */
const measures: readonly Measure[] = [
  { length: limits.log.fieldLength, entries: 100 },
  { length: 512, entries: 25 },
  { length: 128, entries: 12 },
]
const shortest: Measure = { length: 128, entries: 6 }

/** What JSON leaves as it is, and a terminal takes for a command, a new line or another direction. */
const obeyed = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * The same line, in which every text is within its limit, and so is the line. Every line passes here, whoever made it:
 * a field is cut that its caller forgot, however deep it lies.
 */
export function boundedLine(line: string): string {
  // A line as short as that has no text that is too long.
  const isShort = line.length <= limits.log.fieldLength
  return (isShort ? line : cutLine(line)).replace(obeyed, escaped)
}

function cutLine(line: string): string {
  const { level, time, req, msg, ...others } = JSON.parse(line) as Record<string, unknown>
  // What says when and of what it is comes first: of too many fields the last ones go.
  const fields = { level, time, req, msg, ...others }
  for (const measure of measures) {
    const cut = written(cutValue(fields, measure))
    if (Buffer.byteLength(cut) <= limits.log.lineBytes) return cut
  }
  return written(cutValue({ level, time, req, msg, isCut: true }, shortest))
}

function written(fields: unknown): string {
  return `${JSON.stringify(fields)}\n`
}

function cutValue(value: unknown, measure: Measure): unknown {
  if (typeof value === 'string') return cutText(value, measure)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, measure.entries).map(one => cutValue(one, measure))
  const entries = Object.entries(value).slice(0, measure.entries)
  return Object.fromEntries(entries.map(([name, one]) => [cutText(name, measure), cutValue(one, measure)]))
}

/** No character is halved. The dots say that there was more. */
function cutText(text: string, { length }: Measure): string {
  if (text.length <= length) return text
  return `${firstCharacters(text, length - 1)}…`
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
