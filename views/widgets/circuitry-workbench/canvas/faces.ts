/** What the tubes of the builder show: a value of the solution, their number, or their pass. */
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { LooseCircuit } from '../../../../engine/circuitry/looseCircuits'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { airByRow } from '../../../../shared/circuitry/facts/airByRow'
import { shownQuantities, valuesByTube } from '../../../../shared/circuitry/facts/shownQuantities'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { colourOf } from './colours'
import { faceWith } from './facts'
import type { TubeFace } from './tubeFace'

const labels = [
  { value: 'fluid', label: 'Temperature' },
  { value: 'quality', label: 'Quality' },
  { value: 'number', label: 'Tube no.' },
  { value: 'pass', label: 'Pass' },
] as const
export type Label = (typeof labels)[number]['value']

/** The labels that have a meaning: quality only where the fluid boils or condenses. */
export const labelsFor = ({ solved }: ShownRating) =>
  labels.filter(({ value }) => value !== 'quality' || (solved && shownQuantities.quality.isFor(solved)))

interface FacesInput {
  label: Label
  rating: ShownRating
  graph: CircuitGraph
  circuits: readonly LooseCircuit[] | undefined
  reader: Reader
}

export function facesOf({ label, rating, graph, circuits, reader }: FacesInput): (tube: number) => TubeFace {
  const nothing: TubeFace = { text: '', said: '' }
  if (label === 'number') return tube => ({ text: String((tube % graph.columns) + 1), said: '' })
  if (label === 'pass') {
    const passes = new Map(circuits?.flatMap(({ tubes }) => tubes.map((tube, pass) => [tube, pass + 1] as const)))
    const most = Math.max(1, ...passes.values())
    return tube => {
      const pass = passes.get(tube)
      if (pass === undefined) return nothing
      return { text: String(pass), said: `pass ${pass}`, colour: colourOf(pass, [1, most]) }
    }
  }
  // The solution of another coil says nothing of these tubes.
  const isOfThese = rating.graph.rows === graph.rows && rating.graph.columns === graph.columns
  const values = isOfThese && rating.solved && valuesByTube(rating.solved, label)
  return values ? faceWith(values, label, { reader }) : () => nothing
}

/** The mean air before each row, and behind the last. */
export function airOnSheet({ solved }: ShownRating, { number, label }: Reader) {
  return (
    solved && {
      unit: label('temperature'),
      values: airByRow(solved).map(value => (value === null ? '' : number(value, 'temperature'))),
    }
  )
}
