/** What a coil is asked tube by tube. SI. */
import type { Branch } from '../circuitry/circuits'
import type { SegmentSettings } from './segmentSettings'

export interface SegmentRequest extends SegmentSettings {
  branches: readonly Branch[]
  /** Tubes without fluid. */
  blanks?: readonly number[]
  /** Share of the fluid of each branch; where left out, all parallel ways lose the same pressure. */
  shares?: readonly number[]
  /** Rates the same coil in equal circuits by both engines beside it. */
  beside?: boolean
}
