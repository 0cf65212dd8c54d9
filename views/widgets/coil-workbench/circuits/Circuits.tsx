import type { CoilRating } from '../../../../engine/coils/coil'
import { circuitDoubt, circuitFacts, circuitStages } from '../../../../shared/coils/facts/circuitFacts'
import { sentence } from '../../../../shared/display/sentence'
import { Icon } from '../../../components/Icon'
import { Facts } from '../../../workbench/results/Facts'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { CircuitPath } from './CircuitPath'

/** The circuits of the tubes, and the fluid's path through the rows. */
export function Circuits({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useCoilWorkbench()
  const input = rated.ratedInput
  const doubt = circuitDoubt(input, rating)
  const stages = circuitStages(input, rating)
  return (
    <>
      {stages.length > 0 && <CircuitPath stages={stages} rows={input.geometry.rows} />}
      <div className="wb-facts">
        <Facts facts={circuitFacts(input, rating, reader)} />
        {rating.arrangement && <p className="cw-xs cw-muted">{`Arrangement: ${sentence(rating.arrangement.rule)}`}</p>}
        {doubt && (
          <p className="cw-sm">
            <Icon name="warning" size="sm" className="c-warn" /> {doubt}
          </p>
        )}
      </div>
    </>
  )
}
