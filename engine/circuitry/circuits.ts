/**
 * The circuits of a coil: what joins the ends of its tubes, and the branches that the fluid takes through them.
 *
 * A tube is `row * columns + column`; row 0 meets the air first. Front is the side that the reader faces.
 */

export type TubeSide = 'front' | 'rear'

export interface TubeEnd {
  tube: number
  side: TubeSide
}

/** One end joined to several (a split) or several to one (a merge); all on one side. */
export interface Junction {
  from: readonly TubeEnd[]
  to: readonly TubeEnd[]
}

export interface CircuitGraph {
  rows: number
  columns: number
  /** Tubes without fluid. */
  blanks: readonly number[]
  /** The ends at the inlet header, and at the outlet header. */
  inlets: readonly TubeEnd[]
  outlets: readonly TubeEnd[]
  /** Return bends, in the direction of flow where it is known. */
  bends: readonly (readonly [TubeEnd, TubeEnd])[]
  junctions: readonly Junction[]
}

/** Tubes one after another between headers and junctions, in the direction of flow. */
export interface Branch {
  tubes: readonly number[]
  /** 1 from front to rear, -1 from rear to front, of each tube. */
  directions: readonly (1 | -1)[]
  /** The branches whose outlets it takes, by their index; the inlet header if there are none. */
  from: readonly number[]
}
