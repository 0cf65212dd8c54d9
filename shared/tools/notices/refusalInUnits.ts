/** Puts the numbers of the engine's refusals, which are in SI, into the reader's units. */
import { formatSignificant } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'

/** The units in the engine's messages: their quantity, and the factor and offset to SI. */
const units: Readonly<Record<string, readonly [quantity: Quantity, factor: number, offset: number]>> = {
  K: ['temperature', 1, 0],
  '°C': ['temperature', 1, 273.15],
  Pa: ['absolutePressure', 1, 0],
  kPa: ['absolutePressure', 1e3, 0],
  bar: ['absolutePressure', 1e5, 0],
  'm/s': ['velocity', 1, 0],
  'm/s in a tube': ['fluidVelocity', 1, 0],
  'kg/s': ['massFlow', 1, 0],
  'kg/kg': ['humidityRatio', 1, 0],
  mm: ['smallLength', 1e-3, 0],
  W: ['heatFlow', 1, 0],
}

/** A number of kelvins below this is a temperature difference, because no stream is so cold. */
const coldest = 120

const numberOf = (word = '') => (/^-?\d/.test(word) ? Number(word) : Number.NaN)

/** The unit after a number, with the punctuation that follows it. */
function unitOf(word = ''): { unit: string; end: string } | undefined {
  const end = /[;,:]$/.test(word) ? word.slice(-1) : ''
  const unit = end ? word.slice(0, -1) : word
  return Object.hasOwn(units, unit) ? { unit, end } : undefined
}

interface Measured {
  values: number[]
  unit: string
  end: string
  /** The number of words of the message that it covers. */
  words: number
}

/** The measure that begins at a word: `3 K`, `0 to 150 °C`, or limits without a unit, which are those of `leading`. */
function measuredAt(words: readonly string[], at: number, leading: string | undefined): Measured | undefined {
  const first = numberOf(words[at])
  if (Number.isNaN(first)) return undefined
  const second = words[at + 1] === 'to' ? numberOf(words[at + 2]) : Number.NaN
  const values = Number.isNaN(second) ? [first] : [first, second]
  const length = values.length * 2 - 1
  const found = unitOf(words[at + length])
  if (found) return { values, ...found, words: length + 1 }
  const isLimits = values.length === 2 && words[at - 1] === 'outside' && leading !== undefined
  return isLimits ? { values, unit: leading, end: '', words: length } : undefined
}

/** The message in the reader's units; words that `labelOf` knows, such as paths of fields, are replaced by what it gives. */
export function refusalInUnits(
  message: string,
  reader: Reader,
  labelOf: (word: string) => string | undefined = () => undefined,
): string {
  const words = message.split(' ')
  const leading = measuredAt(words, 0, undefined)?.unit
  // In IP units air velocity is in feet per minute, fluid velocity in feet per second.
  const isOfTube = message.includes('tube velocity')
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at]!
    const measured = measuredAt(words, at, leading)
    said.push(measured ? measureText(measured, reader, isOfTube) : (labelOf(word) ?? shortened(word)))
    at += measured?.words ?? 1
  }
  return said.join(' ')
}

function measureText({ values, unit, end }: Measured, reader: Reader, isOfTube: boolean): string {
  const [kind, factor, offset] = units[isOfTube && unit === 'm/s' ? 'm/s in a tube' : unit]!
  const quantity = unit === 'K' && values[0]! < coldest ? 'temperatureDifference' : kind
  const shown = values.map(value => reader.number(value * factor + offset, quantity)).join(' to ')
  return `${[shown, reader.label(quantity)].join(' ').trim()}${end}`
}

/** Rounds a number that has more digits than a reader needs. */
function shortened(word: string): string {
  return word.length > 8 && !Number.isNaN(Number(word)) ? formatSignificant(Number(word)) : word
}
