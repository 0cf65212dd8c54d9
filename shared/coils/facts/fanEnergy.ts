/** The energy that a fan uses in a year to move the air through a coil, and its cost. */
import type { CoilRating } from '../../../engine/coils/coil'
import { numberText } from '../../display/numberFormat'
import { parseTyped } from '../../display/parseTyped'
import { messages } from '../../texts'
import { atMost, greaterThan, notEqual } from '../../validation/checks'
import type { FieldRule } from '../../validation/fieldRules'
import { patterns } from '../../validation/patterns'
import type { Fact } from './coilFacts'

export type FanField = 'hours' | 'efficiency' | 'price'

/** The hours of a year that is not a leap year. */
const hoursOfYear = 8760

/** A number, with thousands commas or without, that passes every check. */
function number(label: string, ...checks: readonly ((value: string) => string | undefined)[]): FieldRule {
  return {
    label,
    check: typed => {
      const value = parseTyped(typed)
      if (typeof value !== 'number') return messages.invalid(label)
      return checks.map(check => check(String(value))).find(message => message !== undefined)
    },
  }
}

/** A number above zero, in digits with or without a point. Bounds are checked before the format. */
function aboveZero(label: string, most: number): FieldRule {
  return {
    label,
    check: typed => {
      const isNumber = patterns.greaterThanZero.test(typed.trim())
      return greaterThan(0)(typed) ?? atMost(most)(typed) ?? (isNumber ? undefined : messages.invalid(label))
    },
  }
}

export const fanRules: Readonly<Record<FanField, FieldRule>> = {
  hours: { ...number('Hours a year', greaterThan(0), atMost(hoursOfYear)), required: true },
  efficiency: { ...aboveZero('Fan and motor efficiency, %', 100), required: true },
  // Some markets have negative prices at times; a price of zero has no meaning.
  price: number('Price of a kWh, $', notEqual(0)),
}

/** The power, the energy of a year and, if a price is given, its cost. The typed numbers must be valid. */
export function fanFacts({ air }: CoilRating, typed: Readonly<Record<FanField, string>>): Fact[] {
  const [hours = 0, efficiency = 0, price] = [typed.hours, typed.efficiency, typed.price].map(parseTyped)
  const flow = air.dryAirFlow * air.entering.specificVolume
  const kilowatts = (flow * air.pressureDrop) / (Number(efficiency) / 100) / 1000
  const energy = kilowatts * Number(hours)
  const facts: Fact[] = [
    ['Fan power for the coil', numberText(kilowatts, '.2'), 'kW'],
    ['Energy a year', numberText(energy, '.0'), 'kWh'],
  ]
  if (typeof price === 'number') facts.push(['Cost a year', numberText(energy * price, '.0', { dollar: true })])
  return facts
}
