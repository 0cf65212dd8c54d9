/** What the engine refuses, in the words and units of the reader: it names fields by their paths, and counts in SI. */
import { formatSignificant } from '../display/formatNumber'
import type { Reader } from '../display/formatQuantity'
import type { Quantity } from '../display/units'
import type { CoilInput } from './coilDocument'
import { coilFields } from './coilFields'
import { measureOf } from './coilMeasure'

/** Units of its messages: the quantity, and how an SI value is had from the number. */
const units: Readonly<Record<string, readonly [quantity: Quantity, factor: number, offset: number]>> = {
  K: ['temperature', 1, 0],
  '°C': ['temperature', 1, 273.15],
  Pa: ['absolutePressure', 1, 0],
  kPa: ['absolutePressure', 1e3, 0],
  bar: ['absolutePressure', 1e5, 0],
  'm/s': ['velocity', 1, 0],
  'kg/s': ['massFlow', 1, 0],
  'kg/kg': ['humidityRatio', 1, 0],
  mm: ['smallLength', 1e-3, 0],
}

/** Below, kelvins are a difference: no stream of a coil is as cold. */
const coldest = 120

const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`
const names = Object.keys(units).sort((one, other) => other.length - one.length)
/** A number with its unit, or two of a range. */
const measured = new RegExp(`(${number})(?: to (${number}))? (${names.join('|')})(?![\\w/])`, 'g')
/** The limits of the number that a message begins with stand without a unit. */
const outside = new RegExp(`^(${number} (\\S+) .* outside ${number} to ${number})$`)
const path = /\b[a-z]\w*(?:\.[a-z]\w*)+\b/g

export function refusalText(message: string, input: CoilInput, reader: Reader): string {
  return message
    .replace(path, name => labelOf(name, input) ?? name)
    .replace(outside, '$1 $2')
    .replace(measured, (_, first: string, second: string | undefined, unit: string) => {
      const [kind, factor, offset] = units[unit]!
      const quantity = unit === 'K' && Number(first) < coldest ? 'temperatureDifference' : kind
      const shown = (text: string) => reader.number(Number(text) * factor + offset, quantity)
      const label = reader.label(quantity)
      // Without a unit of its own, the number says enough.
      return [second === undefined ? shown(first) : `${shown(first)} to ${shown(second)}`, label].join(' ').trim()
    })
    .replace(/\d+\.\d{6,}/g, digits => formatSignificant(Number(digits)))
}

function labelOf(name: string, input: CoilInput): string | undefined {
  const field = coilFields.find(one => one.path === name)
  if (!field) return undefined
  return 'label' in field ? field.label.replace(/\.$/, '') : measureOf(input, field)?.label.replace(/\.$/, '')
}
