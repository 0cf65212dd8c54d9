/** What the tubes of the builder show: a value of the solution, their number, or their pass. */
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { LooseCircuit } from '../../../../engine/circuitry/looseCircuits'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { shownQuantities } from '../../../../shared/circuitry/facts/shownQuantities'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { colourOf } from './colours'
import { faceWith, rangeOf } from './facts'
import type { TubeFace } from './tubeFace'

const labels = [
  { value: 'fluid', label: 'Temperature' },
  { value: 'quality', label: 'Quality' },
  { value: 'number', label: 'Tube no.' },
  { value: 'pass', label: 'Pass' },
] as const
export type Label = (typeof labels)[number]['value']

/** The labels that have a meaning: quality only where the fluid boils or condenses. */
export const labelsFor = ({ solved }: CircuitsRating) =>
  labels.filter(({ value }) => value !== 'quality' || (solved && shownQuantities.quality.isFor(solved)))

interface FacesInput {
  label: Label
  rating: CircuitsRating
  graph: CircuitGraph
  circuits: readonly LooseCircuit[]
  reader: Reader
}

export function facesOf({ label, rating, graph, circuits, reader }: FacesInput): (tube: number) => TubeFace {
  const nothing: TubeFace = { text: '', said: '' }
  if (label === 'number') return tube => ({ text: String((tube % graph.columns) + 1), said: '' })
  if (label === 'pass') {
    const passes = new Map(circuits.flatMap(({ tubes }) => tubes.map((tube, pass) => [tube, pass + 1] as const)))
    const most = Math.max(1, ...passes.values())
    return tube => {
      const pass = passes.get(tube)
      if (pass === undefined) return nothing
      return { text: String(pass), said: `pass ${pass}`, colour: colourOf(pass, [1, most]) }
    }
  }
  // The solution of another coil says nothing of these tubes.
  const isOfThese = rating.graph.rows === graph.rows && rating.graph.columns === graph.columns
  return isOfThese ? faceWith(rating, label, { reader, range: rangeOf(rating, label) }) : () => nothing
}

/** The mean air before each row, and behind the last. */
export function airByRow({ solved }: CircuitsRating, { number, label }: Reader) {
  if (!solved) return undefined
  const { rows, tubes } = solved
  const meanOf = (row: number, of: (tube: (typeof tubes)[number]) => number) => {
    const there = tubes.filter(tube => tube.row === row)
    return there.length === 0 ? undefined : there.reduce((sum, tube) => sum + of(tube), 0) / there.length
  }
  const all = [
    ...Array.from({ length: rows }, (_, row) => meanOf(row, ({ airIn }) => airIn)),
    meanOf(rows - 1, ({ airOut }) => airOut),
  ]
  return {
    unit: label('temperature'),
    values: all.map(value => (value === undefined ? '' : number(value, 'temperature'))),
  }
}
