import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { sprayFacts } from '../../../../shared/mist/facts/designFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'

/** Nozzles, pump and droplets of the design hour. */
export function Nozzles({ rating }: { rating: MistRating }) {
  const { reader, rated } = useMist()
  return (
    <div className="wb-facts">
      <Facts facts={sprayFacts(rated.ratedInput, rating, reader)} />
    </div>
  )
}
