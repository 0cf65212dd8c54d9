/** Further checks for field rules, with the specification's messages. They accept inputs that are not numbers. */
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

/** Refuses a value that is already in `present`, ignoring case. */
export function notAmong(present: readonly string[]): Check {
  const known = new Set(present.map(one => one.toLowerCase()))
  return value => (known.has(value.toLowerCase()) ? texts.exists(value) : undefined)
}
