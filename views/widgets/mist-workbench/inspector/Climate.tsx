import { mistClimateFacts } from '../../../../shared/climates/climateFacts'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'

/** The typical year: its set, its years, and how far its sums deviate from the hourly file. */
export function Climate({ rating }: { rating: MistRating }) {
  const { reader } = useMist()
  const { note } = rating.climate
  return (
    <div className="wb-facts">
      <Facts facts={mistClimateFacts(rating, reader)} />
      <p className="cw-xs cw-muted">
        A typical year has the usual weather, not the hottest: two typical years of one place deviate by 9 to 18 %.
        {note && ` ${note}`}
      </p>
    </div>
  )
}
