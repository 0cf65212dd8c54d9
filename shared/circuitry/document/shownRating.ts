/** What a page shows of circuits: a rating, or what the page is loaded with of it. */
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { BesideTotals, SegmentRating } from '../../../engine/segments/segmentRating'

/** One circuit where it ends. SI; heat to the fluid. */
export interface CircuitEnd {
  number: number
  flow: number
  heat: number
  T: number
  drop: number
  charge: number
  quality?: number
  superheat?: number
  subcooling?: number
}

/** The fluid behind a segment, and what stands about it. SI. */
export interface PathPoint {
  /** Tubes of the circuit passed so far. */
  passed: number
  enthalpy: number
  pressure: number
  /** In the middle of the segment before: fluid, wall and entering air [K]; absent where the branch begins. */
  middle?: { fluid: number; wall: number; air: number }
}

/** A value for each tube by its number; null for a tube without fluid. */
export type ByTube = readonly (number | null)[]

/** The totals of one engine, without what it warns of: the rating has that. */
export type EngineTotals = Omit<Extract<BesideTotals, { totalCapacity: number }>, 'warnings'>

/** A solution by its circuits, with means over its tubes, and without its segments. SI. */
export interface SolutionOutline
  extends Omit<SegmentRating, 'beside' | 'branches' | 'tubes' | 'values' | 'leavingAir'> {
  beside?: readonly (EngineTotals | Extract<BesideTotals, { refusal: string }>)[]
  ends: readonly CircuitEnd[]
  means: { fluid: ByTube; quality?: ByTube }
  /** Air before each row, and behind the last one [K]; null for a row without fluid. */
  airByRow: readonly (number | null)[]
  /** The whole way through one circuit, and where the others end, in the order of the table. */
  path: { circuit: number; branches: readonly (readonly PathPoint[])[] }
  pathEnds: readonly PathPoint[]
}

type Table = NonNullable<CircuitsRating['table']>

/** A rating as a page is loaded with it: enough for its first view, a tenth of the whole. */
export interface CircuitsOutline extends Omit<CircuitsRating, 'table' | 'solved'> {
  table: Omit<Table, 'circuits' | 'taps'> & { circuits: readonly Omit<Table['circuits'][number], 'bends'>[] }
  solved: SolutionOutline
}

export type ShownRating = CircuitsRating | CircuitsOutline
export type ShownSolution = SegmentRating | SolutionOutline

/** Whether a solution has its tubes and segments. */
export const hasSegments = (solved: ShownSolution): solved is SegmentRating => 'values' in solved

/** Whether nothing of a rating was left out. */
export const isWhole = (rating: ShownRating): rating is CircuitsRating => !rating.solved || hasSegments(rating.solved)
