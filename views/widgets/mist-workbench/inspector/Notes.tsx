import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { dropletFacts } from '../../../../shared/mist/facts/designFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'

/** Notes on the calculation, for those who check the numbers. */
export function Notes({ rating }: { rating: MistRating }) {
  const { reader } = useMist()
  return (
    <div className="wb-facts">
      <Facts facts={[['Air', 'Saturation effectiveness along the wet bulb'], ...dropletFacts(rating, reader)]} />
      <p className="cw-xs cw-muted">
        The life of a still droplet by three published statements, in unchanged air; the longest is judged. The power of
        the machine is a straight line over the air temperature, or the curve of a saved one. Demand is the highest
        power of each month.
      </p>
    </div>
  )
}
