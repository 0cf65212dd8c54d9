import { EngineError } from '../errors'
import { type CodeOf, enumeration } from './enumeration'

/** Fed tubes as a share of the tubes in one row. */
export const circuitryFraction = enumeration('circuitry fraction', {
  NONE: 'None',
  QUARTER: '1/4',
  THIRD: '1/3',
  HALF: '1/2',
  THREE_QUARTERS: '3/4',
  FULL: 'Full',
  ONE_AND_A_HALF: '1.5',
  DOUBLE: 'Double',
  TRIPLE: 'Triple',
  QUADRUPLE: 'Quadruple',
  OPTIMIZE: 'Optimize',
  FIFTH: '1/5',
  SIXTH: '1/6',
  SEVENTH: '1/7',
  EIGHTH: '1/8',
  HUNDRED: '100',
})

/**
 * Circuiting of the members that have a number. Without one: the rating's choice, and '100', an explicit number of
 * circuits.
 */
const circuiting: Partial<Record<CodeOf<typeof circuitryFraction>, number>> = {
  NONE: 0,
  QUARTER: 1 / 4,
  THIRD: 1 / 3,
  HALF: 1 / 2,
  THREE_QUARTERS: 3 / 4,
  FULL: 1,
  ONE_AND_A_HALF: 1.5,
  DOUBLE: 2,
  TRIPLE: 3,
  QUADRUPLE: 4,
  FIFTH: 1 / 5,
  SIXTH: 1 / 6,
  SEVENTH: 1 / 7,
  EIGHTH: 1 / 8,
}

/**
 * Feeds divided by tubes high of a circuitry fraction.
 *
 * @param code  member of `circuitryFraction`
 * @returns     the ratio [-], or undefined for a member that is not a number (optimize, 100)
 *
 * Valid for the members; else `unknown-name`.
 *
 * Source: definition.
 */
export function circuitingOf(code: string): number | undefined {
  if (!circuitryFraction.has(code))
    throw new EngineError('unknown-name', `there is no circuitry fraction ${code}`, { code })
  return circuiting[code]
}
