import { memo } from 'react'
import type { CircuitGraph, TubeEnd, TubeSide } from '../../../../engine/circuitry/circuits'
import { flowOf } from '../../../../engine/circuitry/flow'
import { isTube } from '../../../../engine/circuitry/tubeEnds'
import { type Point, type Sheet, short } from './sheet'
import type { TubeFace } from './tubeFace'

export interface OnSheet {
  graph: CircuitGraph
  sheet: Sheet
  circuitOf: ReadonlyMap<number, number>
  shownCircuit?: number
}

interface LinesProps extends OnSheet {
  side: TubeSide
  faceOf(tube: number): TubeFace
}

type Joint = readonly [TubeEnd, TubeEnd]

/** Every pair of ends that a bend or a junction joins. */
const jointsOf = (graph: CircuitGraph): Joint[] =>
  [
    ...graph.bends,
    ...graph.junctions.flatMap(({ from, to }) => from.flatMap(one => to.map(other => [one, other] as const))),
  ].filter(([one, other]) => isTube(graph, one.tube) && isTube(graph, other.tube))

/** A line, as a part of a path that has many. */
const lineBetween = (one: Point, other: Point) => `M${short(one.x)} ${short(one.y)}L${short(other.x)} ${short(other.y)}`

/** One path for all that look alike: hundreds of lines are few elements. */
export function onePath<One, Look>(all: readonly One[], lookOf: (one: One) => Look, shape: (one: One) => string) {
  const paths = new Map<Look, string>()
  for (const one of all) paths.set(lookOf(one), (paths.get(lookOf(one)) ?? '') + shape(one))
  return [...paths].map(([of, d]) => ({ of, d }))
}

/** Bends and junctions: drawn through on this side, dashed on the other; those of the shown circuit with an arrow. */
export const Lines = memo(function Lines({ graph, side, sheet, circuitOf, shownCircuit, faceOf }: LinesProps) {
  const joints = jointsOf(graph)
  const isHere = ([one]: Joint) => one.side === side
  const isShown = ([one]: Joint) => shownCircuit !== undefined && circuitOf.get(one.tube) === shownCircuit
  const keyOf = (joint: Joint) => joint.map(end => `${end.tube}${end.side}`).join()
  const shape = ([one, other]: Joint) => lineBetween(sheet.place(one.tube), sheet.place(other.tube))
  const { directions } = flowOf(graph)
  const here = joints.filter(isHere)
  const far = onePath(
    joints.filter(joint => !isHere(joint)),
    isShown,
    shape,
  )
  return (
    <>
      {far.map(({ of, d }) => (
        <path key={String(of)} className={of ? 'cv-far is-shown' : 'cv-far'} d={d} />
      ))}
      <path className="cv-bend-edge" d={here.map(shape).join('')} />
      {onePath(here, ([{ tube }]) => faceOf(tube).colour?.fill, shape).map(({ of, d }) => (
        <path key={of ?? ''} className="cv-bend" stroke={of} d={d} />
      ))}
      {joints.filter(isShown).map(([one, other]) => {
        const leaves = directions[one.tube] === 0 || (directions[one.tube] === 1) === (one.side === 'rear')
        const [from, to] = leaves ? [one, other] : [other, one]
        return <Arrow key={keyOf([one, other])} from={sheet.place(from.tube)} to={sheet.place(to.tube)} />
      })}
    </>
  )
})

/** An arrow in the middle of a line. */
export function Arrow({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const [x, y] = [(from.x + to.x) / 2 + 4 * ux, (from.y + to.y) / 2 + 4 * uy]
  const foot = (by: number) => `${short(x - 8 * ux - by * uy)} ${short(y - 8 * uy + by * ux)}`
  return <path className="cv-arrow" d={`M${short(x)} ${short(y)}L${foot(4)}L${foot(-4)}Z`} />
}

/** The shown circuit, as a broad band under its bends and leads. */
export const Halo = memo(function Halo({ graph, sheet, circuitOf, shownCircuit }: OnSheet) {
  if (shownCircuit === undefined) return null
  const isOurs = ({ tube }: TubeEnd) => circuitOf.get(tube) === shownCircuit
  const leads = (ends: readonly TubeEnd[], x: number) =>
    ends.filter(isOurs).map(({ tube }) => `M${short(sheet.place(tube).x)} ${short(sheet.place(tube).y)}H${short(x)}`)
  const parts = [
    ...jointsOf(graph)
      .filter(([one]) => isOurs(one))
      .map(([one, other]) => lineBetween(sheet.place(one.tube), sheet.place(other.tube))),
    ...leads(graph.inlets, sheet.header.inlet),
    ...leads(graph.outlets, sheet.header.outlet),
  ]
  return <path className="cv-halo" d={parts.join('')} />
})
