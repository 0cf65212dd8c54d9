import type { CoilRating } from '../../../../engine/coils/coil'
import { airFacts, airStateRows } from '../../../../shared/coils/facts/coilFacts'
import { airPurposes } from '../../../../shared/coils/facts/resultMethods'
import { useWorkbench } from '../WorkbenchContext'
import { Facts } from './Facts'
import { StateTable } from './StateTable'

export function AirSide({ rating }: { rating: CoilRating }) {
  const { reader } = useWorkbench()
  return (
    <section aria-labelledby="wb-air-results">
      <StateTable
        id="wb-air-results"
        title="Air side"
        caption="Air entering and leaving"
        rows={airStateRows(rating)}
        purposes={airPurposes}
      />
      <Facts facts={airFacts(rating, reader)} purposes={airPurposes} />
    </section>
  )
}
