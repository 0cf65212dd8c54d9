import { branchesOf } from '../circuitry/branches'
import { checkGraph } from '../circuitry/checkGraph'
import type { CircuitGraph } from '../circuitry/circuits'
import { type CircuitTable, circuitTable } from '../circuitry/circuitTable'
import { type CircuitFinding, isValid } from '../circuitry/findings'
import { checkCoil } from '../coils/checks/checkCoil'
import type { CoilInput, CoilRequest } from '../coils/coil'
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { coilSize } from '../geometry/coilSize'
import type { Warning } from '../warnings'
import { circuitsOf } from './circuitsOf'
import { rateSegments } from './rateSegments'
import type { SegmentRating } from './segmentRating'

/** A coil by its circuits: what they are, whether they can be built, what the shop needs, and how they work. */
export interface CircuitsRating {
  /** The drawn circuits, or those that the pattern of the coil makes. */
  graph: CircuitGraph
  isDrawn: boolean
  findings: CircuitFinding[]
  /** Absent where the circuits break a rule. */
  table?: CircuitTable
  /** The solution tube by tube; absent where there is none, for the reason in `refusal`. */
  solved?: SegmentRating
  refusal?: string
  warnings: Warning[]
}

/**
 * Checks, tabulates and solves the circuits of a coil.
 *
 * @param request  a coil with or without drawn circuits, SI
 * @returns        graph, findings, table and solution; circuits that break a rule have neither table nor solution
 *
 * Valid for every coil type; one without a fluid, and steam, are checked and tabulated but not solved. Throws
 * `invalid-input` for a coil that no rating exists for, at `geometry.rows` where its circuits are drawn for another
 * size, and at `geometry.circuiting` where none are drawn and no pattern fits.
 *
 * Source: `checkGraph`, `circuitTable`, `rateSegments`.
 */
export function rateCircuits(request: CoilRequest): CircuitsRating {
  checkCoil(request)
  const coil = ratedCoil(request)
  const { geometry } = coil
  const bundle = { ...geometry, columns: coilSize(geometry).tubesHigh }
  const graph = circuitsOf(request, bundle.columns)
  const findings = checkGraph(graph, { bundle })
  const checked = { graph, isDrawn: request.circuits !== undefined, findings }
  if (!isValid(findings)) return { ...checked, warnings: findings.map(noticeOf) }
  const table = circuitTable(graph, { bundle, finnedLength: geometry.finnedLength, lead: geometry.lead })
  const solution = solutionOf(coil, graph)
  return {
    ...checked,
    table,
    ...solution,
    warnings: [...findings.map(noticeOf), ...(solution.solved?.warnings ?? [])],
  }
}

function solutionOf(coil: CoilInput, graph: CircuitGraph): Pick<CircuitsRating, 'solved' | 'refusal'> {
  if (coil.coilType === 'NONE') return { refusal: 'A coil without a fluid has nothing to solve.' }
  try {
    return { solved: rateSegments(coil, { branches: branchesOf(graph), blanks: graph.blanks, ...coil.segmented }) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { refusal: error.message }
  }
}

const noticeOf = ({ rule, severity, message }: CircuitFinding): Warning => ({
  ...{ code: rule, severity, message },
  input: 'circuits',
})
