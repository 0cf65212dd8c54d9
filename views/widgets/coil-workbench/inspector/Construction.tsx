import type { CoilRating } from '../../../../engine/coils/coil'
import { constructionFacts } from '../../../../shared/coils/facts/constructionFacts'
import { Facts } from '../results/Facts'
import { useWorkbench } from '../WorkbenchContext'

/** What the coil is made of, for who builds, carries and connects it. */
export function Construction({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useWorkbench()
  return (
    <div className="wb-facts">
      <Facts facts={constructionFacts(rated.ratedInput, rating, reader)} />
    </div>
  )
}
