import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { sizeFacts } from '../../../../shared/aircooler/facts/unitFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useAirCooler } from '../useAirCooler'

/** How large and how heavy the unit is. */
export function Size({ rating }: { rating: AirCoolerRating }) {
  return (
    <div className="wb-facts">
      <Facts facts={sizeFacts(rating, useAirCooler().reader)} />
    </div>
  )
}
