/** The answer first: what the coil does, each with its limit in words. */
import type { CoilRating } from '../../engine/coils/coil'
import { formatNumber } from '../display/formatNumber'
import type { Reader } from '../display/formatQuantity'
import type { CoilInput } from './coilDocument'
import { judgeCapacity, judgeFaceVelocity, judgeMax, type Verdict } from './coilVerdicts'

export interface KeyResult {
  label: string
  value: string
  unit: string
  verdict?: Verdict
  /** The limit, or what the number is compared with. */
  text: string
}

export function keyResults(rating: CoilRating, input: CoilInput, reader: Reader): KeyResult[] {
  const { number, label } = reader
  const { air, fluid } = rating
  const temperatures = ({ dryBulb, wetBulb }: { dryBulb: number; wetBulb: number }) =>
    `${number(dryBulb, 'temperature')} / ${number(wetBulb, 'temperature')}`
  const drop = fluid.pressureDrop.total
  return [
    {
      label: 'Total capacity',
      value: number(rating.totalCapacity, 'heatFlow'),
      unit: label('heatFlow'),
      ...judgeCapacity(rating.totalCapacity, input.limits?.capacity, reader),
    },
    {
      label: 'Sensible',
      value: number(rating.sensibleCapacity, 'heatFlow'),
      unit: label('heatFlow'),
      text: `SHR ${formatNumber(rating.sensibleHeatRatio, 2)}`,
    },
    {
      label: 'Leaving DB / WB',
      value: temperatures(air.leaving),
      unit: label('temperature'),
      text: `from ${temperatures(air.entering)}`,
    },
    {
      label: input.application === 'Cooling' ? `Air Δp, ${rating.wetFraction > 0 ? 'wet' : 'dry'}` : 'Air Δp',
      value: number(air.pressureDrop, 'airPressureDrop'),
      unit: label('airPressureDrop'),
      ...judgeMax(air.pressureDrop, input.limits?.airPressureDrop, 'airPressureDrop', reader),
    },
    {
      label: 'Fluid Δp',
      value: number(drop, 'fluidPressureDrop'),
      unit: label('fluidPressureDrop'),
      ...judgeMax(drop, input.limits?.fluidPressureDrop, 'fluidPressureDrop', reader),
    },
    {
      label: 'Face velocity',
      value: number(air.standardFaceVelocity, 'velocity'),
      unit: label('velocity'),
      ...judgeFaceVelocity(rating, input, reader),
    },
  ]
}
