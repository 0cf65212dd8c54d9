/** What keys, buttons and pointers do to the circuits at a tube, seen from one side. */
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import type { Edited } from '../../../../engine/circuitry/edits/edited'
import { addTap, blankTubes } from '../../../../engine/circuitry/edits/endEdits'
import { branchTubes, clearTubes, isOpen, joinPath } from '../../../../engine/circuitry/edits/tubeEdits'
import { acrossFrom } from '../../../../engine/circuitry/feedSide'
import { nameOfTube, namesOfTubes } from '../../../../engine/circuitry/tubeEnds'

/** The graph, the tubes that the edit is for, the first of which has the focus, and the side that is seen. */
interface At {
  graph: CircuitGraph
  tubes: readonly number[]
  side: TubeSide
}

export interface Edit {
  label: string
  /** The key that does it at the tube with the focus. */
  key: string
  of(at: At): Edited
  /** What is said when it is done. */
  said(at: At): string
}

/** The side that is seen where its end is open, or else the other. */
const openSide = (graph: CircuitGraph, tube: number, side: TubeSide): TubeSide =>
  isOpen(graph, tube, side) || !isOpen(graph, tube, acrossFrom(side)) ? side : acrossFrom(side)

/** Taps at the tubes, at the side where each is open. */
function tapAll(kind: 'inlet' | 'outlet', { graph, tubes, side }: At): Edited {
  let edited: Edited = { graph }
  for (const tube of tubes) {
    edited = addTap(edited.graph, kind, { tube, side: openSide(edited.graph, tube, side) })
    if (!edited.graph) return edited
  }
  return edited
}

const named = ({ graph, tubes }: At) => namesOfTubes(graph, tubes)

/** Edits of the tubes that are chosen, or of the one with the focus. */
export const tubeEdits = {
  disconnect: {
    ...{ label: 'Disconnect', key: 'Delete', of: ({ graph, tubes }) => clearTubes(graph, tubes) },
    said: at => `Disconnected ${named(at)}.`,
  },
  inlet: { label: 'Inlet', key: 'i', of: at => tapAll('inlet', at), said: at => `Inlet at ${named(at)}.` },
  outlet: { label: 'Outlet', key: 'o', of: at => tapAll('outlet', at), said: at => `Outlet at ${named(at)}.` },
  blank: {
    ...{ label: 'Punch out', key: 'p' },
    of: ({ graph, tubes }) => blankTubes(graph, tubes, !tubes.every(tube => graph.blanks.includes(tube))),
    said: ({ graph, tubes }) =>
      tubes.every(tube => graph.blanks.includes(tube))
        ? `Active again: ${namesOfTubes(graph, tubes)}.`
        : `Punched out ${namesOfTubes(graph, tubes)}.`,
  },
} as const satisfies Record<string, Edit>

/** The keys of the edits of whole circuits, whose code comes behind the first view. */
export const circuitKeys: ReadonlySet<string> = new Set('cfrumxn')

/** The ways in which a pointer is used. */
export const pointerTools = {
  select: { label: 'Select', key: 'v' },
  draw: { label: 'Draw circuit', key: 'd' },
  split: { label: 'Split', key: 's' },
  merge: { label: 'Merge', key: 'g' },
  inlet: { label: 'Inlet', key: 'i' },
  outlet: { label: 'Outlet', key: 'o' },
  blank: { label: 'Punch out', key: 'p' },
  disconnect: { label: 'Disconnect', key: 'Delete' },
} as const satisfies Record<string, { label: string; key: string }>

export type PointerTool = keyof typeof pointerTools

/** Whether a finger that passes over tubes uses the tool on them; with the others it moves the page. */
export const drawsByFinger = (tool: PointerTool): boolean =>
  tool === 'draw' || tool === 'split' || tool === 'merge' || tool === 'disconnect'

/** What a path over tubes does with a tool: joins them, or branches from the first into the second. */
export function editOfPath(
  graph: CircuitGraph,
  tool: PointerTool,
  tubes: readonly number[],
): Edited & { done: string } {
  const [one, two] = [tubes[0]!, tubes[1]!]
  if (tool === 'split' || tool === 'merge') {
    const place = tool === 'split' ? 'behind' : 'before'
    return { ...branchTubes(graph, tool, one, two), done: `A ${tool} ${place} ${nameOfTube(graph, one)}.` }
  }
  if (tool === 'disconnect') return { ...clearTubes(graph, tubes), done: `Disconnected ${namesOfTubes(graph, tubes)}.` }
  return { ...joinPath(graph, tubes), done: `Joined ${namesOfTubes(graph, tubes)}.` }
}
