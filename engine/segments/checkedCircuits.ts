import type { Bundle } from '../circuitry/bundle'
import { checkGraph } from '../circuitry/checkGraph'
import type { CircuitGraph } from '../circuitry/circuits'
import { checkCoil } from '../coils/checks/checkCoil'
import type { CoilGeometry, CoilRequest } from '../coils/coil'
import { ratedCoil } from '../coils/ratedCoil'
import { EngineError } from '../errors'
import { coilSize } from '../geometry/coilSize'
import { circuitsOf } from './circuitsOf'

/**
 * The circuits of a coil, where they can be built.
 *
 * @param request  a coil with or without drawn circuits, SI
 * @param path     the field at which a broken rule is refused
 * @returns        circuits, places of the tubes, and the geometry; throws `invalid-input` at `path` where a rule is
 *                 broken, and as `circuitsOf`
 *
 * Valid for every coil type.
 *
 * Source: `checkGraph`.
 */
export function checkedCircuits(
  request: CoilRequest,
  path = 'circuits',
): { graph: CircuitGraph; bundle: Bundle; geometry: CoilGeometry } {
  checkCoil(request)
  const { geometry } = ratedCoil(request)
  const bundle = { ...geometry, columns: coilSize(geometry).tubesHigh }
  const graph = circuitsOf(request, bundle.columns)
  const fault = checkGraph(graph, { bundle }).find(({ severity }) => severity === 'error')
  if (fault) throw new EngineError('invalid-input', fault.message, { path })
  return { graph, bundle, geometry }
}
