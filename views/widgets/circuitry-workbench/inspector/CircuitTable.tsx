import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { type CircuitLine, circuitHeads, circuitLines } from '../../../../shared/circuitry/facts/circuitRows'
import { ScrollPane } from '../../../components/ScrollPane'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'

/** Every circuit: passes, length, flow, heat, outlet, pressure drop. */
export function CircuitTable({ rating }: { rating: CircuitsRating }) {
  const { reader } = useCircuitry()
  const lines = circuitLines(rating, reader)
  if (lines.length === 0)
    return <p className="wb-facts cw-sm">The circuits break a rule: see the notices. Then they are listed here.</p>
  const [number, ...figures] = circuitHeads(reader)
  return (
    <ScrollPane name="Circuits, scrollable" className="d-block">
      <ColumnTable<CircuitLine>
        caption="Circuits"
        head={number!.label}
        nameOf={line => line.number}
        rows={lines}
        columns={figures.map(({ name, label, unit }) => ({ name: label, unit, cell: line => line[name] }))}
      />
    </ScrollPane>
  )
}
