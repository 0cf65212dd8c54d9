/** The columns of a list of circuited coils. */
import type { CircuitsSummary } from '../../../../shared/circuitry/document/circuitsRating'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { coilKind } from '../../../../shared/coils/facts/coilKind'
import { coilName } from '../../../../shared/coils/facts/coilName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { ListColumns } from '../../../workbench/parts'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

export const circuitsList: ListColumns<CoilInput, CircuitsSummary> = {
  heads: ({ label }) => [
    { label: 'Circuits', isNumber: true },
    { label: 'Capacity', unit: label('heatFlow'), isNumber: true },
    { label: 'Spread', unit: label('temperatureDifference'), isNumber: true },
    { label: 'Fluid Δp', unit: label('vaporPressureDrop'), isNumber: true },
    { label: 'Notices' },
  ],
  name: input => `${coilKind(input)}, ${coilName(input)}`,
  Figures({ rating: { table, solved, warnings }, reader }) {
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
  },
}
