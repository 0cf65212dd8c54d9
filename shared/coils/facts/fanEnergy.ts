/** What a fan uses in a year to move the air through a coil, and what that costs. */
import type { CoilRating } from '../../../engine/coils/coil'
import { numberText } from '../../display/numberFormat'
import { parseTyped } from '../../display/parseTyped'
import { messages } from '../../texts'
import { atMost, greaterThan, notEqual } from '../../validation/checks'
import type { FieldRule } from '../../validation/fieldRules'
import { patterns } from '../../validation/patterns'
import type { Fact } from './coilFacts'

export type FanField = 'hours' | 'efficiency' | 'price'

/** Hours of a year without a day between. */
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

/** A number above zero, in digits with or without a point: what of it is out of bounds is said before what is no number. */
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
  // On some markets a price is below zero at times; zero says nothing.
  price: number('Price of a kWh, $', notEqual(0)),
}

/** By numbers that keep the rules: the power, what a year takes and, where a price is given, what that costs. */
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
