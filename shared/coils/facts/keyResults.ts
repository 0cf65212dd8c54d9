/** The key results of a coil, each with its limit in words. */
import type { Band, CoilRating } from '../../../engine/coils/coil'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import type { CoilInput } from '../document/coilDocument'
import { tubeDropQuantity } from './coilFacts'
import type { CoilSummary } from './coilSummary'
import { judgeFaceVelocity, judgeLeaving } from './coilVerdicts'
import { judgeCapacity, judgeMax } from './limitVerdicts'

const heat = ['heat transfer', 'boiling', 'condensing'] as const

/** The text of half the width of an uncertainty band. */
function bandText(value: number, band: Band | undefined): string | undefined {
  if (!band || !(Math.abs(value) > 0)) return undefined
  return `±${formatNumber((50 * (band.high - band.low)) / Math.abs(value), 0)} %`
}

/** The key results of a rating, or of its summary, which has no uncertainty. */
export function keyResults(
  rating: CoilSummary & Pick<CoilRating, 'uncertainty'>,
  input: CoilInput,
  reader: Reader,
): KeyResult[] {
  const { number, label } = reader
  const { air, fluid } = rating
  const temperatures = ({ dryBulb, wetBulb }: { dryBulb: number; wetBulb: number }) =>
    `${number(dryBulb, 'temperature')} / ${number(wetBulb, 'temperature')}`
  const hasDuty = rating.coilType !== 'NONE'
  const drop = fluid.pressureDrop.total
  const dropQuantity = tubeDropQuantity(rating)
  const bands = rating.uncertainty
  const leaving = judgeLeaving(air.leaving, input, reader)
  const all: (KeyResult | false)[] = [
    hasDuty && {
      label: 'Total capacity',
      band: bandText(rating.totalCapacity, bands?.totalCapacity),
      purposes: heat,
      value: number(rating.totalCapacity, 'heatFlow'),
      unit: label('heatFlow'),
      ...judgeCapacity(rating.totalCapacity, input.limits?.capacity, reader),
    },
    hasDuty && {
      label: 'Sensible',
      purposes: heat,
      value: number(rating.sensibleCapacity, 'heatFlow'),
      unit: label('heatFlow'),
      text: `SHR ${formatNumber(rating.sensibleHeatRatio, 2)}`,
    },
    hasDuty && {
      label: 'Leaving DB / WB',
      purposes: heat,
      value: temperatures(air.leaving),
      unit: label('temperature'),
      text: `from ${temperatures(air.entering)}`,
      ...leaving,
    },
    {
      band: bandText(air.pressureDrop, bands?.airPressureDrop),
      purposes: ['air-side friction', 'wet'],
      label: input.application === 'Cooling' ? `Air Δp, ${rating.wetFraction > 0 ? 'wet' : 'dry'}` : 'Air Δp',
      value: number(air.pressureDrop, 'airPressureDrop'),
      unit: label('airPressureDrop'),
      ...judgeMax(air.pressureDrop, input.limits?.airPressureDrop, 'airPressureDrop', reader),
    },
    hasDuty && {
      label: 'Fluid Δp',
      band: bandText(drop, bands?.fluidPressureDrop),
      purposes: ['tube friction', 'two-phase pressure drop'],
      value: number(drop, dropQuantity),
      unit: label(dropQuantity),
      ...judgeMax(drop, input.limits?.fluidPressureDrop, dropQuantity, reader),
    },
    {
      purposes: [],
      label: 'Face velocity',
      value: number(air.standardFaceVelocity, 'velocity'),
      unit: label('velocity'),
      ...judgeFaceVelocity(rating, input, reader),
    },
  ]
  return all.filter(result => result !== false)
}
