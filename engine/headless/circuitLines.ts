/** What lines about circuits have in common: the tubes of the coil, and its circuits in one of three forms. */
import type { CatalogueBend } from '../circuitry/bendSpans'
import { type Bundle, largestCoil } from '../circuitry/bundle'
import type { CircuitGraph, TubeEnd } from '../circuitry/circuits'
import { type ReadLists, readFeedingTable, readTubeLists } from '../circuitry/tubeLists'
import { EngineError, requireWithin } from '../errors'
import type { Fields, ShapeOf } from './shape'

/** A coil with its circuits, as a line gives them. */
export interface CircuitsLine {
  bundle: Bundle
  graph?: CircuitGraph
  /** Tube numbers of each circuit, see `readTubeLists`. */
  lists?: string
  /** Feeding tubes of each tube, see `readFeedingTable`. */
  feeding?: string
}

export const bundleShape: Fields<Bundle> = {
  ...{ rows: 'number', columns: 'number', transversePitch: 'number', longitudinalPitch: 'number' },
  ...{ tubeOutsideDiameter: 'number', tubePattern: ['Staggered', 'Inline'] },
}
const endShape: Fields<TubeEnd> = { tube: 'number', side: ['front', 'rear'] }
export const graphShape: Fields<CircuitGraph> = {
  ...{ rows: 'number', columns: 'number', blanks: { rows: 'number' } },
  ...{ inlets: { rows: endShape }, outlets: { rows: endShape }, bends: { rows: { rows: endShape } } },
  junctions: { rows: { from: { rows: endShape }, to: { rows: endShape } } },
}

export const catalogueShape: ShapeOf<readonly CatalogueBend[]> = { rows: { name: 'text', span: 'number' } }

/** The fields of a coil with its circuits. */
export const circuitsShape: Fields<CircuitsLine> = {
  bundle: bundleShape,
  graph: { maybe: graphShape },
  lists: { maybe: 'text' },
  feeding: { maybe: 'text' },
}

/**
 * Refuses a bundle that no coil has.
 *
 * @param bundle  rows, columns, pitches and diameter [m]
 *
 * Valid from one tube to 60 rows of 400, for pitches that are larger than the tubes, to 1 m; else `out-of-range` or
 * `invalid-input`.
 *
 * Source: definition.
 */
export function requireBundle(bundle: Bundle): void {
  const { rows, columns, tubeOutsideDiameter: diameter } = bundle
  if (!Number.isInteger(rows) || !Number.isInteger(columns))
    throw new EngineError('invalid-input', 'document.bundle.rows and columns are whole numbers', { rows, columns })
  requireWithin('document.bundle.rows', rows, 1, largestCoil.rows)
  requireWithin('document.bundle.columns', columns, 1, largestCoil.columns)
  requireWithin('document.bundle.tubeOutsideDiameter in m', diameter, 0.001, 0.2)
  requireWithin('document.bundle.transversePitch in m', bundle.transversePitch, diameter, 1)
  requireWithin('document.bundle.longitudinalPitch in m', bundle.longitudinalPitch, diameter / 2, 1)
}

/**
 * The circuits of a line.
 *
 * @param line  the coil, with one of `graph`, `lists` and `feeding`
 * @returns the graph and what was found on reading, or findings alone
 *
 * Valid for lines of the shape; a graph of another size, a bend of other than two ends, and none or several forms are
 * `invalid-input`.
 *
 * Source: definition.
 */
export function readCircuits({ bundle, graph, lists, feeding }: CircuitsLine): ReadLists {
  requireBundle(bundle)
  if ([graph, lists, feeding].filter(each => each !== undefined).length !== 1)
    throw new EngineError('invalid-input', 'the document has its circuits as one of graph, lists and feeding', {})
  if (lists !== undefined) return readTubeLists(lists, bundle)
  if (feeding !== undefined) return readFeedingTable(feeding, bundle)
  const known = graph!
  if (known.rows !== bundle.rows || known.columns !== bundle.columns)
    throw new EngineError('invalid-input', 'document.graph has other rows or columns than document.bundle', {})
  const odd = known.bends.findIndex(bend => bend.length !== 2)
  if (odd >= 0) throw new EngineError('invalid-input', `document.graph.bends.${odd} must be two ends`, {})
  return { graph: known, findings: [] }
}

/**
 * As `readCircuits`, for commands that need circuits without faults of reading.
 *
 * @param line  as there
 * @returns the graph
 *
 * Valid as there; a fault of reading is `invalid-input`, with its sentence.
 *
 * Source: see there.
 */
export function requireCircuits(line: CircuitsLine): CircuitGraph {
  const { graph, findings } = readCircuits(line)
  if (graph) return graph
  const fault = findings.find(({ severity }) => severity === 'error') ?? findings[0]!
  throw new EngineError('invalid-input', fault.message, { rule: fault.rule, tubes: fault.tubes })
}
