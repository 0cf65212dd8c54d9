import type { CircuitGraph } from '../circuitry/circuits'
import { feedSide } from '../circuitry/feedSide'
import { makeCircuits } from '../circuitry/makeCircuits'
import type { CoilInput, CoilRequest } from '../coils/coil'
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { isFedInside } from '../geometry/fedInside'

/**
 * The circuits of a coil: those that are drawn, or those that its pattern makes.
 *
 * @param request  the coil, SI
 * @param columns  tubes in a row
 * @returns        the circuits, which may break rules; throws `invalid-input` at `geometry.rows` where they are drawn for
 *                 another size, and at `geometry.circuiting` where none are drawn and no pattern fits
 *
 * Valid for every coil type.
 *
 * Source: `makeCircuits`.
 */
export function circuitsOf(request: CoilRequest, columns: number): CircuitGraph {
  const { rows } = request.geometry
  const graph = request.circuits ?? patternOf(ratedCoil(request), columns)
  if (graph.rows !== rows || graph.columns !== columns)
    throw new EngineError(
      'invalid-input',
      `the circuits are drawn for ${graph.rows} rows of ${graph.columns} tubes: fit them to ${rows} rows of ${columns}, or make them anew`,
      { path: 'geometry.rows', value: rows },
    )
  return graph
}

/** The circuits of a coil that has none drawn: serpentines, as many as its circuiting says. */
function patternOf(coil: CoilInput, columns: number): CircuitGraph {
  const { geometry } = coil
  const feeds = Math.max(1, Math.round(geometry.circuiting * columns))
  const { graph, finding } = makeCircuits({
    bundle: { ...geometry, columns },
    feeds,
    pattern: 'serpentine',
    flow: geometry.arrangement === 'parallel' ? 'parallel' : 'counter',
    ...(geometry.hand === 'Left' && { hand: 'Left' }),
    // All connections of a usual coil are at the front, also those of one that is fed through inner tubes.
    side: feedSide('front', isFedInside(coil)),
    ...(geometry.punchOut && { punchOut: geometry.punchOut }),
  })
  if (!graph) throw new EngineError('invalid-input', finding.message, { path: 'geometry.circuiting', value: feeds })
  return graph
}
