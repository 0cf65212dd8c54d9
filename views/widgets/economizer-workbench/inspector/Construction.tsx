import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { constructionFacts } from '../../../../shared/economizer/facts/constructionFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useEconomizer } from '../useEconomizer'

/** Sizes and weights, for those who build, lift and connect the unit. */
export function Construction({ rating }: { rating: EconomizerRating }) {
  const { reader, rated } = useEconomizer()
  return (
    <div className="wb-facts">
      <Facts facts={constructionFacts(rated.ratedInput, rating, reader)} />
    </div>
  )
}
