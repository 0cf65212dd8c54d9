import { branchesOf } from '../circuitry/branches'
import { checkGraph } from '../circuitry/checkGraph'
import type { CircuitGraph } from '../circuitry/circuits'
import { type CircuitTable, circuitTable } from '../circuitry/circuitTable'
import { type CircuitFinding, isValid } from '../circuitry/findings'
import { shopOptions } from '../circuitry/shopRules'
import { checkCoil } from '../coils/checks/checkCoil'
import type { CoilInput, CoilRequest } from '../coils/coil'
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { coilSize } from '../geometry/coilSize'
import { isFedInside } from '../geometry/fedInside'
import type { Warning } from '../warnings'
import { circuitsOf } from './circuitsOf'
import type { KeptStates } from './keptStates'
import { rateSegments } from './rateSegments'
import type { SegmentRating } from './segmentRating'
import type { SegmentRequest } from './segmentRequest'
import type { SegmentSettings } from './segmentSettings'
import { unequalNotices } from './unequalNotices'
import { wetQuality } from './wetQuality'
import { wholeNotices } from './wholeNotices'

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
  /** The field that the refusal is about, of the coil. */
  refusedAt?: string
  warnings: Warning[]
}

/**
 * Checks, tabulates and solves the circuits of a coil.
 *
 * @param request  a coil with or without drawn circuits, SI
 * @param options  `isLive` for circuits that are just drawn: leaves out `perfect` and the original engine of `beside`,
 *                 which take several times as long as the solution; `kept` for settled coils to begin from
 * @returns        graph, findings, table and solution; circuits that break a rule have neither table nor solution
 *
 * Valid for every coil type; one without a fluid, and steam, are checked and tabulated but not solved. Throws
 * `invalid-input` for a coil that no rating exists for, at `geometry.rows` where its circuits are drawn for another
 * size, and at `geometry.circuiting` where none are drawn and no pattern fits.
 *
 * Source: `checkGraph`, `circuitTable`, `rateSegments`.
 */
export function rateCircuits(
  request: CoilRequest,
  { isLive = false, kept }: { isLive?: boolean; kept?: KeptStates } = {},
): CircuitsRating {
  checkCoil(request)
  const coil = ratedCoil(request)
  const { geometry } = coil
  const bundle = { ...geometry, columns: coilSize(geometry).tubesHigh }
  const graph = circuitsOf(request, bundle.columns)
  const rules = shopOptions(request, bundle)
  // A distributing coil is fed through an inner tube, and drains at the end where it is fed.
  const isAtBothEnds = (found: CircuitFinding) => found.rule === 'CONNECTIONS_AT_BOTH_ENDS'
  const isDistributing = isFedInside(coil)
  const findings = checkGraph(graph, rules).filter(found => !(isDistributing && isAtBothEnds(found)))
  const checked = { graph, isDrawn: request.circuits !== undefined, findings }
  if (!isValid(findings)) return { ...checked, warnings: findings.map(noticeOf) }
  const table = circuitTable(graph, {
    ...{ ...rules, bundle, finnedLength: geometry.finnedLength, lead: geometry.lead },
    isFedInside: isDistributing,
  })
  const solution = solutionOf(coil, graph, isLive ? 'mean' : true, kept)
  return {
    ...checked,
    table,
    ...solution,
    warnings: [...findings.map(noticeOf), ...refusalNotice(solution), ...noticesOf(solution.solved, table)],
  }
}

function solutionOf(
  coil: CoilInput,
  graph: CircuitGraph,
  beside: SegmentRequest['beside'],
  kept: KeptStates | undefined,
): Pick<CircuitsRating, 'solved' | 'refusal' | 'refusedAt'> {
  if (coil.coilType === 'NONE') return { refusal: 'A coil without a fluid has nothing to solve.' }
  try {
    const asked = { branches: branchesOf(graph), blanks: graph.blanks, ...coil.segmented, beside }
    return { solved: rateSegments(coil, asked, kept) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { refusal: error.message, refusedAt: fieldOf(error) }
  }
}

/** A setting that keeps the circuits from being solved, such as leads for other circuits. */
function refusalNotice({ refusal, refusedAt }: Pick<CircuitsRating, 'refusal' | 'refusedAt'>): Warning[] {
  if (refusal === undefined || refusedAt === undefined) return []
  return [{ code: 'CIRCUITS_UNSOLVED', severity: 'error', message: `not solved: ${refusal}`, input: refusedAt }]
}

/** Notices of the solution, and those of the coil as a whole that its rating by mean circuits gives. */
function noticesOf(solved: SegmentRating | undefined, table: CircuitTable): Warning[] {
  if (!solved) return []
  const mean = solved.beside?.find(({ engineVersion }) => engineVersion === 'v2025')
  const own = solved.warnings.map(warning =>
    warning.code === 'CIRCUITS_UNEVEN'
      ? unevenNotice(warning, solved, table)
      : warning.code === 'BRANCH_STARVED'
        ? starvedNotice(warning, solved, table)
        : warning,
  )
  return [...own, ...unequalNotices(solved, table), ...(mean && 'warnings' in mean ? wholeNotices(solved, mean) : [])]
}

/** The notice of circuits that end between liquid and vapour, by their numbers and qualities. */
function unevenNotice(warning: Warning, { tubes }: SegmentRating, { circuits }: CircuitTable): Warning {
  const qualityOf = new Map(tubes.map(({ tube, leaving }) => [tube, leaving.quality]))
  const wet = circuits.flatMap(({ number, outlets }) => {
    const least = Math.min(...outlets.map(({ tube }) => qualityOf.get(tube) ?? 1))
    return least < 1 ? [`${number} (quality ${wetQuality(least).toFixed(2)})`] : []
  })
  const is = wet.length === 1 ? `circuit ${wet[0]} leaves` : `circuits ${wet.join(', ')} leave`
  return { ...warning, message: `${is} with liquid while others are superheated: even out air, leads or lengths` }
}

/** The notice of a branch without flow, by the number of its circuit. */
function starvedNotice(warning: Warning, { tubes }: SegmentRating, { circuits }: CircuitTable): Warning {
  const branchOf = new Map(tubes.map(({ tube, branch }) => [tube, branch]))
  const branch = Number(warning.input?.split('.')[1])
  const circuit = circuits.find(({ branches }) => branches.flat().some(tube => branchOf.get(tube) === branch))
  const message = warning.message.replace(`branch ${branch}`, `a branch of circuit ${circuit?.number}`)
  return circuit ? { ...warning, message } : warning
}

/** The settings of the solver stand in the coil under `segmented`. */
function fieldOf({ inputs }: EngineError): string {
  const path = String(inputs.path ?? 'circuits')
  return settings.has(path.split('.')[0]!) ? `segmented.${path}` : path
}

const fields: readonly (keyof SegmentSettings)[] = [
  ...(['segments', 'mixing', 'conduction', 'slits', 'profile', 'top', 'leads', 'shares', 'hold', 'limits'] as const),
]
const settings: ReadonlySet<string> = new Set(fields)

const noticeOf = ({ rule, severity, message }: CircuitFinding): Warning => ({
  ...{ code: rule, severity, message },
  input: 'circuits',
})
