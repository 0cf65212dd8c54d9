import type { CoilRating } from '../../../../engine/coils/coil'
import { standardAirDensity } from '../../../../engine/units/quantities'
import { formatPercent } from '../../../../shared/display/formatNumber'
import { Facts } from '../results/Facts'
import { useWorkbench } from '../WorkbenchContext'

/** How the numbers came about, for who checks them. */
export function Notes({ rating }: { rating: CoilRating }) {
  const { reader } = useWorkbench()
  return (
    <div className="wb-facts">
      <Facts
        facts={[
          ['Engine', rating.engineVersion],
          ['Method', 'row by row, wet where below dew point'],
          ['Heat balance, air to fluid', formatPercent(rating.energyBalance, 3)],
          ['Steps of the solver', String(rating.iterations)],
          ['Standard air', reader.full(standardAirDensity, 'density')],
        ]}
      />
      <p className="cw-xs cw-muted">
        Face velocity is judged as standard air. Limits are compared with the result and never change it.
      </p>
    </div>
  )
}
