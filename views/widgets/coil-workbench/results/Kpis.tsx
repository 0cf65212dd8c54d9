import type { CoilRating } from '../../../../engine/coils/coil'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { useWorkbench } from '../WorkbenchContext'
import { Kpi } from './Kpi'
import { judgeCapacity, judgeFaceVelocity, judgeMax } from './verdicts'

/** The answer first: what the coil does, each with its limit. */
export function Kpis({ rating }: { rating: CoilRating }) {
  const { rated, reader } = useWorkbench()
  const input = rated.ratedInput
  const { number, label } = reader
  const { air, fluid } = rating
  const isCooling = input.application === 'Cooling'
  const temperatures = ({ dryBulb, wetBulb }: { dryBulb: number; wetBulb: number }) =>
    `${number(dryBulb, 'temperature')} / ${number(wetBulb, 'temperature')}`

  const capacity = judgeCapacity(rating.totalCapacity, input.limits?.capacity, reader)
  const airDrop = judgeMax(air.pressureDrop, input.limits?.airPressureDrop, 'airPressureDrop', reader)
  const fluidTotal = fluid.pressureDrop.total
  const fluidDrop = judgeMax(fluidTotal, input.limits?.fluidPressureDrop, 'fluidPressureDrop', reader)
  const velocity = judgeFaceVelocity(rating, input, reader)

  return (
    <section className="cw-kpis" aria-label="Key results">
      <Kpi
        label="Total capacity"
        value={number(rating.totalCapacity, 'heatFlow')}
        unit={label('heatFlow')}
        verdict={capacity.verdict}
      >
        {capacity.text}
      </Kpi>
      <Kpi label="Sensible" value={number(rating.sensibleCapacity, 'heatFlow')} unit={label('heatFlow')}>
        SHR {formatNumber(rating.sensibleHeatRatio, 2)}
      </Kpi>
      <Kpi label="Leaving DB / WB" value={temperatures(air.leaving)} unit={label('temperature')}>
        from {temperatures(air.entering)}
      </Kpi>
      <Kpi
        label={isCooling ? `Air Δp, ${rating.wetFraction > 0 ? 'wet' : 'dry'}` : 'Air Δp'}
        value={number(air.pressureDrop, 'airPressureDrop')}
        unit={label('airPressureDrop')}
        verdict={airDrop.verdict}
      >
        {airDrop.text}
      </Kpi>
      <Kpi
        label="Fluid Δp"
        value={number(fluidTotal, 'fluidPressureDrop')}
        unit={label('fluidPressureDrop')}
        verdict={fluidDrop.verdict}
      >
        {fluidDrop.text}
      </Kpi>
      <Kpi
        label="Face velocity"
        value={number(air.standardFaceVelocity, 'velocity')}
        unit={label('velocity')}
        verdict={velocity.verdict}
      >
        {velocity.text}
      </Kpi>
    </section>
  )
}
