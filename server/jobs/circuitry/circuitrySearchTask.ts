/** One part of a search for better circuits, as a thread performs it. */
import {
  type CircuitClimb,
  type CircuitSearch,
  climbCircuits,
  type JudgedCircuits,
  judgeCircuits,
} from '../../../engine/segments/optimiseCircuits'

export interface CircuitrySearchTask {
  request: CircuitSearch
  climb: CircuitClimb
  /** The present circuits, judged with the first part; absent in the others. */
  start?: CircuitClimb['from']
}

export interface CircuitryFindings {
  considered: number
  start?: JudgedCircuits | null
  best: JudgedCircuits | null
}

export function circuitrySearchTask({ request, climb, start }: CircuitrySearchTask): CircuitryFindings {
  return {
    considered: climb.evaluations,
    ...(start && { start: judgeCircuits(request, start) ?? null }),
    best: climbCircuits(request, climb) ?? null,
  }
}
