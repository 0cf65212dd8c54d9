import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { monthNames } from '../../../../shared/mist/facts/yearFacts'
import { ColumnTable, type TableColumn } from '../../../workbench/results/ColumnTable'
import { useMist } from '../useMist'

type Month = MistRating['year']['months'][number]
type Sums = Omit<Month, 'month'>
type Column = Omit<TableColumn<Sums>, 'sum'>

/** What every month takes and saves, with the sums of the year. */
export function MonthsTable({ rating: { year } }: { rating: MistRating }) {
  const { number, label } = useMist().reader
  const at = (name: string, quantity: Quantity, of: (sums: Sums) => number, classes = ''): Column => ({
    ...{ name, classes, unit: label(quantity) },
    cell: sums => number(of(sums), quantity),
  })
  const columns: readonly Column[] = [
    { name: 'Hours', unit: 'h', classes: 'm-hide', cell: ({ hours }) => formatNumber(hours, 0) },
    { name: 'With mist', unit: 'h', cell: ({ hoursOn }) => formatNumber(hoursOn, 0) },
    at('Without', 'electricEnergy', sums => sums.energyWithout, 'm-hide'),
    at('With', 'electricEnergy', sums => sums.energyWith, 'm-hide'),
    at('Saved', 'electricEnergy', sums => sums.energyWithout - sums.energyWith),
    at('Water', 'waterVolume', sums => sums.water),
    at('Peak, without', 'power', sums => sums.peakWithout, 'm-hide is-minor'),
    at('Peak, with', 'power', sums => sums.peakWith, 'm-hide'),
  ]
  return (
    <>
      <ColumnTable<Month>
        caption="The year by month"
        head="Month"
        nameOf={({ month }) => monthNames[month - 1]!}
        rows={year.months}
        columns={columns.map(column => ({ ...column, sum: column.cell(year) }))}
        sums="Year"
        classes="wb-rows"
      />
      <p className="cw-sm cw-2 px-3 mb-2">
        {`Saved by the machine; the pump takes ${number(year.pumpEnergy, 'electricEnergy')} ${label('electricEnergy')} of it back.`}
      </p>
    </>
  )
}
