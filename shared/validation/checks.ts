/** Further checks for a field rule, each with the specification's message. An input that is no number is not theirs to refuse. */
import { texts } from '../texts'

type Check = (value: string) => string | undefined

export function atMost(max: number): Check {
  return value => (Number(value) > max ? texts.atMost(max) : undefined)
}

export function greaterThan(bound: number): Check {
  return value => (Number(value) <= bound ? texts.greaterThan(bound) : undefined)
}

export function notEqual(refused: number): Check {
  return value => (Number(value) === refused ? texts.notEqual(refused) : undefined)
}

/** Not one of those that are there already, whatever their case. */
export function notAmong(present: readonly string[]): Check {
  const known = new Set(present.map(one => one.toLowerCase()))
  return value => (known.has(value.toLowerCase()) ? texts.exists(value) : undefined)
}
