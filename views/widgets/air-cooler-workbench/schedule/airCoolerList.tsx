/** The columns of a list of air coolers. */
import type { AirCoolerInput } from '../../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerSummary } from '../../../../shared/aircooler/document/airCoolerRating'
import { airCoolerSummary } from '../../../../shared/aircooler/facts/airCoolerName'
import { formatChange, formatNumber } from '../../../../shared/display/formatNumber'
import type { ListColumns } from '../../../workbench/parts'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

export const airCoolerList: ListColumns<AirCoolerInput, AirCoolerSummary> = {
  heads: ({ label }) => [
    { label: 'Duty', unit: label('heatFlow'), isNumber: true },
    { label: 'Margin', unit: '%', isNumber: true },
    { label: 'Leaving', unit: label('temperature'), isNumber: true },
    { label: 'Fans', unit: label('power'), isNumber: true },
    { label: 'Sound power', unit: 'dB', isNumber: true },
    { label: 'Notices' },
  ],
  name: airCoolerSummary,
  Figures({ rating: { heat, margin, stream, fans, noise, warnings }, reader }) {
    const { number, label } = reader
    const isShort = margin !== undefined && margin < -5e-4
    return (
      <>
        <td className="cw-num" data-label={`Duty, ${label('heatFlow')}`}>
          {number(heat, 'heatFlow')}
        </td>
        <td className={`cw-num${isShort ? ' wb-over' : ''}`} data-label="Margin, %">
          {margin === undefined ? '–' : formatChange(100 * margin, 1)}
          {isShort && <span className="visually-hidden"> falls short</span>}
        </td>
        <td className="cw-num" data-label={`Leaving, ${label('temperature')}`}>
          {number(stream.outlet, 'temperature')}
        </td>
        <td className="cw-num" data-label={`Fans, ${label('power')}`}>
          {number(fans.power, 'power')}
        </td>
        <td className="cw-num" data-label="Sound power, dB">
          {formatNumber(noise.power, 0)}
        </td>
        <NoticeCount warnings={warnings} reader={reader} />
      </>
    )
  },
}
