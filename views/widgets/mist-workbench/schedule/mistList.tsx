/** The columns of a list of mists. */
import type { MistInput } from '../../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { mistSummary } from '../../../../shared/mist/facts/mistName'
import type { ListColumns } from '../../../workbench/parts'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

/** The part of a rating that lists show. */
type MistSummary = Pick<MistRating, 'design' | 'year' | 'warnings'>

export const mistList: ListColumns<MistInput, MistSummary> = {
  heads: ({ label }) => [
    { label: 'Air to the coil', unit: label('temperature'), isNumber: true },
    { label: 'Water', unit: label('sprayFlow'), isNumber: true },
    { label: 'Nozzles', isNumber: true },
    { label: 'Energy saved', unit: label('electricEnergy'), isNumber: true },
    { label: 'Saved a year', unit: label('money'), isNumber: true },
    { label: 'Notices' },
  ],
  name: mistSummary,
  Figures({ input, rating: { design, year, warnings }, reader }) {
    const { number, label, isAbove } = reader
    const { leaving } = input.limits
    const isOver = leaving !== undefined && isAbove(design.leaving.T, leaving, 'temperature')
    return (
      <>
        <td className={`cw-num${isOver ? ' wb-over' : ''}`} data-label={`Air to the coil, ${label('temperature')}`}>
          {number(design.leaving.T, 'temperature')}
          {isOver && <span className="visually-hidden"> misses the limit</span>}
        </td>
        <td className="cw-num" data-label={`Water, ${label('sprayFlow')}`}>
          {number(design.supply, 'sprayFlow')}
        </td>
        <td className="cw-num" data-label="Nozzles">
          {number(design.nozzles.count, 'count')}
        </td>
        <td className="cw-num" data-label={`Energy saved, ${label('electricEnergy')}`}>
          {number(year.energySaved, 'electricEnergy')}
        </td>
        <td className="cw-num" data-label={`Saved a year, ${label('money')}`}>
          {number(year.worth.savings, 'money')}
        </td>
        <NoticeCount warnings={warnings} reader={reader} />
      </>
    )
  },
}
