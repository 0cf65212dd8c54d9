import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { type ZoneLine, zoneLines } from '../../../../shared/circuitry/facts/zoneRows'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'
import { NotSolved } from './NotSolved'

/** Where the fluid is: charge by zone. */
export function ChargeTable({ rating }: { rating: ShownRating }) {
  const { reader } = useCircuitry()
  const { solved, refusal } = rating
  if (!solved) return <NotSolved refusal={refusal} />
  return (
    <ColumnTable<ZoneLine>
      caption="Charge by zone"
      head="Zone"
      nameOf={line => line.zone}
      rows={zoneLines(solved, reader)}
      columns={[
        { name: 'Tubes', unit: '%', cell: line => line.tubes },
        {
          name: 'Charge',
          unit: reader.label('charge'),
          sum: reader.number(solved.fluid.charge, 'charge'),
          cell: line => line.charge,
        },
        { name: 'Share', unit: '%', cell: line => line.share },
      ]}
      sums="All"
    />
  )
}
