/** Makes a line safe for the log: no field and no line beyond its limit, and no control character for a terminal. */
import { firstCharacters } from '../../shared/wording/characters'
import { limits } from '../config/limits'

/** How much of a line is kept: characters of a text, and entries of a list or an object. */
interface Measure {
  length: number
  entries: number
}

/** If a line is still too long with one measure, the next one is used. */
const measures: readonly Measure[] = [
  { length: limits.log.fieldLength, entries: 100 },
  { length: 512, entries: 25 },
  { length: 128, entries: 12 },
]
const shortest: Measure = { length: 128, entries: 6 }

/** Characters that JSON does not escape, but that a terminal reads as a command, a new line or a text direction. */
const obeyed = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * The same line with every text, and the line itself, cut to its limit. Every line passes this function, so a long
 * field is cut even if its caller forgot to, at any depth.
 */
export function boundedLine(line: string): string {
  // A line that is shorter than the limit of one text contains no text that is too long.
  const isShort = line.length <= limits.log.fieldLength
  return (isShort ? line : cutLine(line)).replace(obeyed, escaped)
}

function cutLine(line: string): string {
  const { level, time, req, msg, ...others } = JSON.parse(line) as Record<string, unknown>
  // Time, request and message come first, because the last fields are dropped if there are too many.
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

/** Cuts only between characters. The dots show that text is missing. */
function cutText(text: string, { length }: Measure): string {
  if (text.length <= length) return text
  return `${firstCharacters(text, length - 1)}…`
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
