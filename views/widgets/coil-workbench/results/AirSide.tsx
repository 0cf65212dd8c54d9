import type { CoilRating } from '../../../../engine/coils/coil'
import { airFacts, airStateRows } from '../../../../shared/coils/facts/coilFacts'
import { airPurposes } from '../../../../shared/coils/facts/resultMethods'
import { Facts } from '../../../workbench/results/Facts'
import { StateTable } from '../../../workbench/results/StateTable'
import { useCoilWorkbench } from '../useCoilWorkbench'

export function AirSide({ rating }: { rating: CoilRating }) {
  const { reader } = useCoilWorkbench()
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
