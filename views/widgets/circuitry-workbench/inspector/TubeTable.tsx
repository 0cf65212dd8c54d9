import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { tubeName } from '../../../../shared/circuitry/facts/circuitRows'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'
import { NotFetched } from './NotFetched'
import { NotSolved } from './NotSolved'

/** Every tube of the solution: heat, fluid in and out, air before it. */
export function TubeTable({ rating: { solved: outline, graph, refusal } }: { rating: ShownRating }) {
  const { reader } = useCircuitry()
  const { number, label } = reader
  const solved = useWhole()?.solved
  if (!outline) return <NotSolved refusal={refusal} />
  if (!solved) return <NotFetched />
  const degrees = label('temperature')
  return (
    <ColumnTable
      caption="Tubes"
      head="Tube"
      nameOf={({ tube }) => tubeName(tube, graph.columns)}
      rows={solved.tubes}
      columns={[
        { name: 'Heat', unit: label('heatFlow'), cell: tube => number(Math.abs(tube.heat), 'heatFlow') },
        { name: 'In', unit: degrees, cell: tube => number(tube.entering.T, 'temperature') },
        { name: 'Out', unit: degrees, cell: tube => number(tube.leaving.T, 'temperature') },
        { name: 'Air in', unit: degrees, cell: tube => number(tube.airIn, 'temperature') },
      ]}
    />
  )
}
