import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { gasPurposes, waterPurposes } from '../../../../shared/economizer/facts/resultMethods'
import { gasFacts, waterFacts } from '../../../../shared/economizer/facts/streamFacts'
import { Late } from '../../../workbench/frame/Late'
import { Facts } from '../../../workbench/results/Facts'
import { latePart } from '../../../workbench/state/latePart'
import { loadStudies } from '../loadStudies'
import { useEconomizer } from '../useEconomizer'
import { TurndownTable } from './TurndownTable'

/** Loaded for a unit of two stages. */
const SecondStageTable = latePart(async () => (await loadStudies()).SecondStageTable)

/** The results beside the key figures: each load of the year, then gas and water at full fire. */
export function EconomizerResults({ rating }: { rating: EconomizerRating }) {
  const { reader, rated } = useEconomizer()
  const isDual = rating.full.stages.length > 1
  return (
    <>
      <div className="cw-sub-h wb-rows-h">
        <h3>Turndown</h3>
        <span className="cw-xs cw-muted">each load of the year{isDual && ', water of stage 1'}</span>
      </div>
      <TurndownTable rating={rating} />
      {isDual && (
        <Late>
          <SecondStageTable rating={rating} />
        </Late>
      )}
      <div className="wb-sides">
        <section aria-labelledby="wb-gas-results">
          <div className="cw-sub-h">
            <h3 id="wb-gas-results">Flue gas at full fire</h3>
          </div>
          <Facts facts={gasFacts(rating, reader)} purposes={gasPurposes} />
        </section>
        <section aria-labelledby="wb-water-results">
          <div className="cw-sub-h">
            <h3 id="wb-water-results">Water at full fire</h3>
          </div>
          <Facts facts={waterFacts(rated.ratedInput, rating, reader)} purposes={waterPurposes} />
        </section>
      </div>
    </>
  )
}
