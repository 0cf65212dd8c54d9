import type { Shortfall } from '../../../../engine/design/design'
import { formatPercent } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import { Icon } from '../../../components/Icon'
import { useCoilWorkbench } from '../useCoilWorkbench'
import type { CandidateRow } from './columns'

/** What a coil may miss, in a sentence, and what kind of number it is; a share where none is said. */
const missable: Readonly<Record<Shortfall['of'], readonly [name: string, quantity?: Quantity]>> = {
  capacity: ['capacity', 'heatFlow'],
  leavingDryBulb: ['leaving dry bulb', 'temperature'],
  leavingWetBulb: ['leaving wet bulb', 'temperature'],
  airPressureDrop: ['air Δp', 'airPressureDrop'],
  fluidPressureDrop: ['fluid Δp', 'fluidPressureDrop'],
  faceVelocity: ['face velocity', 'velocity'],
  leastFluidVelocity: ['fluid velocity', 'fluidVelocity'],
  mostFluidVelocity: ['fluid velocity', 'fluidVelocity'],
  excess: ['excess over the duty'],
}

/** Where no coil meets all limits: how close the nearest is, and what to relax. */
export function NoMatch({ closest }: { closest: CandidateRow }) {
  const { reader } = useCoilWorkbench()
  const missed = closest.shortfalls.map(({ of, value, wanted }) => {
    const [name, quantity] = missable[of]
    const text = (number: number) => (quantity ? reader.number(number, quantity) : formatPercent(number, 1))
    return `${name} ${text(value)} in place of ${text(wanted)} ${quantity ? reader.label(quantity) : ''}`.trim()
  })
  return (
    <div className="cw-alert warn wb-alert" role="status">
      <Icon name="warning" />
      <div>
        <b>No coil meets all limits.</b>
        {` The closest has ${missed.join(' and ')}. Relax ${missed.length > 1 ? 'one of these' : 'that limit'}, or let the search vary more.`}
      </div>
    </div>
  )
}
