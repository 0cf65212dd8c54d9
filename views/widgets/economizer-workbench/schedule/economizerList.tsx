/** The columns of a list of economizers. */
import { usualLimits } from '../../../../engine/economizer/usualLimits'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { economizerKindOf, economizerName } from '../../../../shared/economizer/facts/economizerName'
import type { ListColumns } from '../../../workbench/parts'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

/** The part of a rating that lists show. */
export type EconomizerSummary = Pick<EconomizerRating, 'full' | 'year' | 'warnings'>

export const economizerList: ListColumns<EconomizerInput, EconomizerSummary> = {
  heads: ({ label }) => [
    { label: 'Recovered', unit: label('heatFlow'), isNumber: true },
    { label: 'Gas leaving', unit: label('temperature'), isNumber: true },
    { label: 'Efficiency', unit: '%', isNumber: true },
    { label: 'Gas Δp', unit: label('airPressureDrop'), isNumber: true },
    { label: 'Saved a year', unit: label('money'), isNumber: true },
    { label: 'Notices' },
  ],
  name: input => `${economizerKindOf(input)}, ${economizerName(input)}`,
  Figures({ input, rating: { full, year, warnings }, reader }) {
    const { number, label } = reader
    const isOver = full.gasDrop > (input.limits.gasDrop ?? usualLimits.gasDrop)
    const percent = (share: number) => formatNumber(100 * share, 1)
    return (
      <>
        <td className="cw-num" data-label={`Recovered, ${label('heatFlow')}`}>
          {number(full.heat, 'heatFlow')}
        </td>
        <td className="cw-num" data-label={`Gas leaving, ${label('temperature')}`}>
          {number(full.gasOut, 'temperature')}
        </td>
        <td className="cw-num" data-label="Efficiency, %">
          {`${percent(full.efficiencyBefore)} to ${percent(full.efficiencyAfter)}`}
        </td>
        <td className={`cw-num${isOver ? ' wb-over' : ''}`} data-label={`Gas Δp, ${label('airPressureDrop')}`}>
          {number(full.gasDrop, 'airPressureDrop')}
          {isOver && <span className="visually-hidden"> misses the limit</span>}
        </td>
        <td className="cw-num" data-label={`Saved a year, ${label('money')}`}>
          {formatNumber(year.worth.savings, 0)}
        </td>
        <NoticeCount warnings={warnings} reader={reader} />
      </>
    )
  },
}
