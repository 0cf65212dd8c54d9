import type { CoilRating } from '../../../../engine/coils/coil'
import { engineVersion } from '../../../../engine/options/engineVersion'
import { standardAirDensity } from '../../../../engine/units/quantities'
import { formatPercent } from '../../../../shared/display/formatNumber'
import { Facts } from '../../../workbench/results/Facts'
import { useCoilWorkbench } from '../useCoilWorkbench'

const methods = { original: 'Row by row', v2025: 'In segments along the tubes' } as const

/** Notes on the calculation, for those who check the numbers. */
export function Notes({ rating }: { rating: CoilRating }) {
  const { reader } = useCoilWorkbench()
  return (
    <div className="wb-facts">
      <Facts
        facts={[
          ['Engine', engineVersion.describe(rating.engineVersion)],
          ['Method', methods[rating.engineVersion]],
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
