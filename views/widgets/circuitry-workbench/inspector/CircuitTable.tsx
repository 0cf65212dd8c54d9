import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { circuitEnds, endMeasure, unfinished } from '../../../../shared/circuitry/facts/circuitEnds'
import { type CircuitLine, circuitHeads, circuitLines } from '../../../../shared/circuitry/facts/circuitRows'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'
import { NotSolved } from './NotSolved'

/** Figures of the circuits where they are built, and where they work. */
const built: readonly (keyof CircuitLine)[] = ['passes', 'length', 'flow', 'heat', 'leaving', 'drop']
const working: readonly (keyof CircuitLine)[] = ['flow', 'heat', 'leaving', 'end', 'drop']

/** Every circuit as it is built: passes, length, flow, heat, outlet, pressure drop. */
export const CircuitTable = ({ rating }: { rating: ShownRating }) => <Circuits rating={rating} names={built} />

/** Every circuit as it works: flow, heat, outlet and how far it is superheated or subcooled, pressure drop. */
export const WorkingCircuits = ({ rating }: { rating: ShownRating }) => <Circuits rating={rating} names={working} />

function Circuits({ rating, names }: { rating: ShownRating; names: readonly (keyof CircuitLine)[] }) {
  const { reader } = useCircuitry()
  const lines = circuitLines(rating, reader)
  if (lines.length === 0) return <NotSolved />
  const [number, ...all] = circuitHeads(reader, rating)
  const figures = all.filter(({ name }) => names.includes(name))
  const ends = circuitEnds(rating)
  const open = new Set(rating.solved ? unfinished(ends, endMeasure(rating.solved)).map(String) : [])
  return (
    <ColumnTable<CircuitLine>
      caption="Circuits"
      classes="wb-thin"
      head={number!.label}
      nameOf={line => line.number}
      rows={lines}
      columns={figures.map(({ name, label, unit }) => ({
        name: label,
        unit,
        cell: line => line[name],
        ...(name === 'end' && { isOver: (line: CircuitLine) => open.has(line.number) }),
      }))}
    />
  )
}
