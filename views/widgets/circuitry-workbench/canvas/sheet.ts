/** Where tubes and headers stand in the picture of an end of the coil. Lengths in units of the picture. */
import { rowAndColumn } from '../../../../engine/circuitry/bundle'
import type { CircuitGraph, TubeEnd, TubeSide } from '../../../../engine/circuitry/circuits'

export interface Point {
  x: number
  y: number
}

/** A length with the digits that can be seen. */
export const short = (length: number) => Math.round(length * 10) / 10

/** From tube to tube down the face; from row to row where the rows are drawn wide. */
export const across = 36
export const wideDepth = 78
/** Half of a tube in the picture, and from where a pointer takes hold of it. */
export const tubeRadius = 13
const reach = 17
const margin = { side: 138, narrow: 62, top: 44, bottom: 40 } as const
/** How far the two headers are from the fins: the inner one, and the outer where both are at one side. */
const headerAt = [54, 92] as const
const narrowHeaderAt = [34, 52] as const

export interface Sheet {
  width: number
  height: number
  fins: { x: number; y: number; width: number; height: number }
  place(tube: number): Point
  /** The tube at a point; undefined between the tubes. */
  tubeAt(point: Point): number | undefined
  /** Tubes in a rectangle between two corners. */
  tubesBetween(one: Point, other: Point): number[]
  /** The middle of a header. */
  header: { inlet: number; outlet: number }
  headerNames: { inlet: string; outlet: string }
  airFromLeft: boolean
}

interface SheetInput {
  graph: CircuitGraph
  side: TubeSide
  isStaggered: boolean
  /** From row to row. */
  depth: number
  /** Without the air at the sides, and with the headers nearer. */
  isNarrow?: boolean
}

/** The picture of the tube sheet from one side: from the front the air comes from the left. */
export function sheetOf({ graph, side, isStaggered, depth, isNarrow = false }: SheetInput): Sheet {
  const { rows, columns } = graph
  const isFront = side === 'front'
  const besides = isNarrow ? margin.narrow : margin.side
  const fins = { x: besides, y: margin.top, width: rows * depth, height: (columns + 0.5) * across }
  const shiftOf = (row: number) => (isStaggered && row % 2 === 1 ? 1 : 0.5)
  const place = (tube: number): Point => {
    const { row, column } = rowAndColumn(columns, tube)
    const at = isFront ? row + 0.5 : rows - row - 0.5
    return { x: fins.x + at * depth, y: fins.y + (column + shiftOf(row)) * across }
  }
  const tubes = rows * columns
  const tubeAt = ({ x, y }: Point): number | undefined => {
    const at = Math.floor((x - fins.x) / depth)
    const row = isFront ? at : rows - 1 - at
    const column = Math.round((y - fins.y) / across - shiftOf(row))
    if (row < 0 || row >= rows || column < 0 || column >= columns) return undefined
    const tube = row * columns + column
    const centre = place(tube)
    return Math.hypot(centre.x - x, centre.y - y) <= reach ? tube : undefined
  }
  const [left, right] = [fins.x, fins.x + fins.width]
  const isLeft = (ends: readonly TubeEnd[], otherwise: boolean) => {
    const there = ends.filter(({ tube }) => tube >= 0 && tube < tubes)
    if (there.length === 0) return otherwise
    const mean = there.reduce((sum, { tube }) => sum + place(tube).x, 0) / there.length
    return mean === (left + right) / 2 ? otherwise : mean < (left + right) / 2
  }
  // Without taps, as in counter flow: in where the air leaves, out where it enters.
  const [inlet, outlet] = [isLeft(graph.inlets, !isFront), isLeft(graph.outlets, isFront)]
  const [inner, outer] = isNarrow ? narrowHeaderAt : headerAt
  const at = (isLeftOne: boolean, by: number) => (isLeftOne ? left - by : right + by)
  return {
    width: fins.width + 2 * besides,
    height: fins.height + margin.top + margin.bottom,
    fins,
    place,
    tubeAt,
    tubesBetween(one, other) {
      const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
      return Array.from({ length: tubes }, (_, tube) => tube).filter(tube => {
        const { x, y } = place(tube)
        return isBetween(x, one.x, other.x) && isBetween(y, one.y, other.y)
      })
    },
    header: { inlet: at(inlet, inner), outlet: at(outlet, inlet === outlet ? outer : inner) },
    headerNames: isNarrow ? { inlet: 'In', outlet: 'Out' } : { inlet: 'Inlet header', outlet: 'Outlet header' },
    airFromLeft: isFront,
  }
}
