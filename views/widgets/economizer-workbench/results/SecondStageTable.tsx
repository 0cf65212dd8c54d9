import { usualLimits } from '../../../../engine/economizer/usualLimits'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { secondStageOf, stageColumns } from '../../../../shared/economizer/facts/stageColumns'
import { ColumnTable, type TableColumn } from '../../../workbench/results/ColumnTable'
import { useEconomizer } from '../useEconomizer'

/** On a phone the second stage has these alone. */
const ofPhone: readonly string[] = ['Heat', 'Condensate', 'Water out']

/** The second stage at each load of the year, with its own water. */
export function SecondStageTable({ rating }: { rating: EconomizerRating }) {
  const { reader, form } = useEconomizer()
  const { steamingMargin = usualLimits.steamingMargin } = form.input.limits
  const rows = secondStageOf(rating.loads)
  if (rows.length === 0) return null
  const columns = stageColumns.map(
    ([name, quantity, of]): TableColumn<(typeof rows)[number]> => ({
      ...{ name, unit: reader.label(quantity), classes: ofPhone.includes(name) ? '' : 'm-hide' },
      cell: row => reader.number(of(row), quantity),
      isOver: row =>
        quantity === 'temperatureDifference' && reader.isAbove(steamingMargin, row.steamingMargin, quantity),
    }),
  )
  return (
    <>
      <div className="cw-sub-h wb-rows-h">
        <h3>Second stage</h3>
        <span className="cw-xs cw-muted">each load of the year</span>
      </div>
      <ColumnTable
        caption="The second stage at each load of the year"
        head="Firing"
        headUnit="%"
        nameOf={({ load }) => formatNumber(100 * load, 0)}
        rows={rows}
        columns={columns}
        classes="wb-rows"
      />
    </>
  )
}
