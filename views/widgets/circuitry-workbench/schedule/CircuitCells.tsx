import type { CircuitsSummary } from '../../../../shared/circuitry/document/circuitsRating'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

/** The figures of a circuited coil in a list. */
export function CircuitCells({
  rating: { table, solved, warnings },
  reader,
}: {
  rating: CircuitsSummary
  reader: Reader
}) {
  const { number, label } = reader
  return (
    <>
      <td className="cw-num" data-label="Circuits">
        {table ? formatNumber(table.circuits.length, 0) : '–'}
      </td>
      <td className="cw-num" data-label={`Capacity, ${label('heatFlow')}`}>
        {solved ? number(solved.totalCapacity, 'heatFlow') : '–'}
      </td>
      <td className="cw-num" data-label={`Spread, ${label('temperatureDifference')}`}>
        {solved ? number(solved.maldistribution, 'temperatureDifference') : '–'}
      </td>
      <td className="cw-num" data-label={`Fluid Δp, ${label('vaporPressureDrop')}`}>
        {solved ? number(solved.fluid.pressureDrop.total, 'vaporPressureDrop') : '–'}
      </td>
      <NoticeCount warnings={warnings} reader={reader} />
    </>
  )
}
