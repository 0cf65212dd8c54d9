import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { monthNames } from '../../../../shared/mist/facts/yearFacts'
import { useMist } from '../useMist'

type Sums = Omit<MistRating['year']['months'][number], 'month'>

interface Column {
  name: string
  unit: string
  /** How it gives way in a narrow pane. */
  classes?: string
  cell(sums: Sums): string
}

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
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">The year by month</caption>
        <thead>
          <tr>
            <th scope="col">
              Month
              <span className="cw-u" />
            </th>
            {columns.map(({ name, unit, classes = '' }) => (
              <th key={name} scope="col" className={`cw-num ${classes}`}>
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {year.months.map(month => (
            <tr key={month.month}>
              <th scope="row">{monthNames[month.month - 1]}</th>
              {columns.map(({ name, cell, classes = '' }) => (
                <td key={name} className={`cw-num ${classes}`}>
                  {cell(month)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="wb-sum">
            <th scope="row">Year</th>
            {columns.map(({ name, cell, classes = '' }) => (
              <td key={name} className={`cw-num ${classes}`}>
                {cell(year)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="cw-sm cw-2 px-3 mb-2">
        {`Saved by the machine; the pump takes ${number(year.pumpEnergy, 'electricEnergy')} ${label('electricEnergy')} of it back.`}
      </p>
    </>
  )
}
