import { branchesOf } from '../circuitry/branches'
import { checkGraph } from '../circuitry/checkGraph'
import type { CircuitGraph } from '../circuitry/circuits'
import type { CoilBase, CoilGeometry } from '../coils/coil'
import { EngineError } from '../errors'
import { coilSize } from '../geometry/coilSize'
import type { SegmentRequest } from './segmentRequest'

/**
 * The branches of the circuits that are drawn in a coil.
 *
 * @param coil  its geometry and its drawn circuits, SI
 * @returns     branches in the order of the flow, and the tubes without fluid; throws `invalid-input` at `circuits`
 *              where none are drawn, where they are of a coil of another size, and where they break a rule
 *
 * Valid for any circuits.
 *
 * Source: rules of `checkGraph`.
 */
export function drawnCircuits({
  geometry,
  circuits,
}: {
  geometry: CoilGeometry
  circuits?: CoilBase['circuits']
}): Required<Pick<SegmentRequest, 'branches' | 'blanks'>> {
  if (!circuits) refuse('the coil has no drawn circuits: give branches, or draw its circuits')
  const { tubesHigh } = coilSize(geometry)
  if (circuits.rows !== geometry.rows || circuits.columns !== tubesHigh)
    refuse(
      `the circuits are drawn for ${sizeText(circuits)}, and the coil has ${sizeText({ rows: geometry.rows, columns: tubesHigh })}: draw them anew, or change the coil back`,
    )
  const fault = checkGraph(circuits, { bundle: { ...geometry, rows: circuits.rows, columns: tubesHigh } }).find(
    ({ severity }) => severity === 'error',
  )
  if (fault) refuse(fault.message)
  return { branches: branchesOf(circuits), blanks: circuits.blanks }
}

const sizeText = ({ rows, columns }: Pick<CircuitGraph, 'rows' | 'columns'>) => `${rows} rows of ${columns} tubes`

function refuse(message: string): never {
  throw new EngineError('invalid-input', message, { path: 'circuits' })
}
