import { formatPercent } from '../../../../shared/display/formatNumber'
import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { shareText } from '../../../../shared/gas/facts/gasFacts'
import { ColumnTable } from '../../../workbench/results/ColumnTable'

/** What the gas is made of, by mole and by mass. */
export function Composition({ rating }: { rating: GasRating }) {
  return (
    <ColumnTable
      caption="Composition"
      head="Gas"
      nameOf={({ gas }) => gas}
      rows={rating.composition}
      columns={[
        { name: 'Mole', unit: '', cell: ({ mole }) => shareText(mole) },
        { name: 'Mass', unit: '', cell: ({ mass }) => (mass < 1e-3 ? shareText(mass) : formatPercent(mass, 2)) },
      ]}
    />
  )
}
