/** What a coil is asked tube by tube. SI. */
import type { Branch } from '../circuitry/circuits'
import type { SegmentSettings } from './segmentSettings'

export interface SegmentRequest extends SegmentSettings {
  branches: readonly Branch[]
  /** Tubes without fluid. */
  blanks?: readonly number[]
  /**
   * Gives each branch the flow with which all end in the same state, where all run from header to header; where left
   * out, the flow divides by shares or by equal drops.
   */
  isFedToEqualEnds?: boolean
  /**
   * Rates beside it the same coil in equal circuits by both engines, and with a perfect distribution; `mean` only by
   * v2025, whose notices are those of the coil as a whole.
   */
  beside?: boolean | 'mean'
}
