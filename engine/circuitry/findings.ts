/** Rules of circuits, and what is found against them. */
import type { WarningSeverity } from '../warnings'

/**
 * Every rule, with its severity: an `error` makes a graph invalid, a `warning` is a fault of a coil that can still be
 * built, `info` is worth knowing.
 */
export const circuitRules = {
  TUBE_NOT_CONNECTED: 'error',
  TUBE_END_OPEN: 'error',
  TUBE_END_USED_TWICE: 'error',
  TUBE_OUT_OF_RANGE: 'error',
  BLANK_TUBE_CONNECTED: 'error',
  BEND_SIDES_DIFFER: 'error',
  BEND_ON_ONE_TUBE: 'error',
  BEND_OVER_TUBE: 'error',
  BEND_CLOSE_TO_TUBE: 'warning',
  BEND_SPECIAL: 'info',
  JUNCTION_NOT_1_TO_K: 'error',
  JUNCTION_SIDES_DIFFER: 'error',
  NO_INLET: 'error',
  NO_OUTLET: 'error',
  INLET_WRONG_SIDE: 'error',
  OUTLET_WRONG_SIDE: 'error',
  CONNECTIONS_AT_BOTH_ENDS: 'info',
  CIRCUITS_UNEVEN: 'info',
  FLOW_DIRECTION_CONFLICT: 'error',
  UNREACHED_FROM_INLET: 'error',
  CLOSED_LOOP: 'error',
  STUBS_TOO_CLOSE: 'warning',
  NOT_DRAINABLE: 'warning',
  OIL_RETURN: 'warning',
  EDIT_REFUSED: 'error',
  PATTERN_REFUSED: 'error',
  TUBE_LISTED_TWICE: 'error',
  TUBE_NOT_LISTED: 'info',
  LIST_UNREADABLE: 'error',
} as const satisfies Readonly<Record<string, WarningSeverity>>

export type CircuitRule = keyof typeof circuitRules

/** One finding: the rule, the tubes that a page marks, and a sentence that says what to do. */
export interface CircuitFinding {
  rule: CircuitRule
  severity: WarningSeverity
  tubes: readonly number[]
  message: string
}

/** A finding with the severity of its rule. */
export function finding(rule: CircuitRule, tubes: readonly number[], message: string): CircuitFinding {
  return { rule, severity: circuitRules[rule], tubes, message }
}

/** Whether nothing that was found makes the graph invalid. */
export const isValid = (findings: readonly CircuitFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')
