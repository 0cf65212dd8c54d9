/** Circuits for tests: those of the reference file, and bundles of usual pitches. */
import type { Bundle } from '../../engine/circuitry/bundle'
import type { CircuitGraph, TubeEnd } from '../../engine/circuitry/circuits'

/** Tube and side, as JSON is typed. */
type ReferenceEnd = readonly (string | number)[]

/** A graph as the reference file writes it. */
export interface ReferenceGraph {
  rows: number
  cols: number
  blanks: number[]
  inlets: ReferenceEnd[]
  outlets: ReferenceEnd[]
  bends: ReferenceEnd[][]
  junctions: { ins: ReferenceEnd[]; outs: ReferenceEnd[] }[]
}

export function readReferenceGraph(graph: ReferenceGraph): CircuitGraph {
  const end = ([tube, side]: ReferenceEnd): TubeEnd => ({ tube: Number(tube), side: side === 'f' ? 'front' : 'rear' })
  return {
    rows: graph.rows,
    columns: graph.cols,
    blanks: graph.blanks,
    inlets: graph.inlets.map(end),
    outlets: graph.outlets.map(end),
    bends: graph.bends.map(([from = [], to = []]) => [end(from), end(to)] as const),
    junctions: graph.junctions.map(({ ins, outs }) => ({ from: ins.map(end), to: outs.map(end) })),
  }
}

/** A bundle of 3/8 in tubes at 25.4 by 22 mm, as the reference file has it. */
export const bundleOf = (rows: number, columns: number, rest: Partial<Bundle> = {}): Bundle => ({
  ...{ rows, columns, transversePitch: 0.0254, longitudinalPitch: 0.022, tubeOutsideDiameter: 0.0095 },
  ...{ tubePattern: 'Staggered', ...rest },
})
