/** What keys and buttons do to the circuits at a tube, seen from one side. */
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import { copyCircuit, mirrorCircuits, reverseFlow } from '../../../../engine/circuitry/edits/circuitEdits'
import { connectionAt, type Edited } from '../../../../engine/circuitry/edits/edited'
import { addTap, blankTubes, cutEnd } from '../../../../engine/circuitry/edits/endEdits'

export interface Edit {
  label: string
  key: string
  of(graph: CircuitGraph, tube: number, side: TubeSide): Edited
}

const other = (side: TubeSide): TubeSide => (side === 'front' ? 'rear' : 'front')

/** The side that is seen where its end is open, or else the other. */
function openSide(graph: CircuitGraph, tube: number, side: TubeSide): TubeSide {
  const isTaken = connectionAt(graph, { tube, side }) !== undefined
  return isTaken ? other(side) : side
}

/** The side that is seen where something is connected, or else the other. */
const usedSide = (graph: CircuitGraph, tube: number, side: TubeSide): TubeSide =>
  other(openSide(graph, tube, other(side))) === side && connectionAt(graph, { tube, side }) ? side : other(side)

export const tubeEdits: readonly Edit[] = [
  {
    label: 'Cut',
    key: 'Delete',
    of: (graph, tube, side) => cutEnd(graph, { tube, side: usedSide(graph, tube, side) }),
  },
  {
    label: 'Inlet',
    key: 'i',
    of: (graph, tube, side) => addTap(graph, 'inlet', { tube, side: openSide(graph, tube, side) }),
  },
  {
    label: 'Outlet',
    key: 'o',
    of: (graph, tube, side) => addTap(graph, 'outlet', { tube, side: openSide(graph, tube, side) }),
  },
  { label: 'Blank', key: 'b', of: (graph, tube) => blankTubes(graph, [tube], !graph.blanks.includes(tube)) },
  { label: 'Copy circuit down', key: 'c', of: (graph, tube) => copyCircuit(graph, tube, { columns: 1 }) },
  { label: 'Reverse circuit', key: 'r', of: (graph, tube) => reverseFlow(graph, tube) },
  { label: 'Mirror all', key: 'm', of: graph => mirrorCircuits(graph) },
]
