import type { CoilRating } from '../../../../engine/coils/coil'
import { constructionFacts } from '../../../../shared/coils/facts/constructionFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The construction of the coil, for those who build, lift and connect it. */
export function Construction({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useCoilWorkbench()
  return (
    <div className="wb-facts">
      <Facts facts={constructionFacts(rated.ratedInput, rating, reader)} />
    </div>
  )
}
