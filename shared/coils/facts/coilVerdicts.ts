/** Results against their limits, as words with a verdict. */

import { carryOverVelocity } from '../../../engine/coils/checks/limits'
import type { CoilRating } from '../../../engine/coils/coil'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import { formatChange } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { CoilInput } from '../document/coilDocument'

/** How a result compares with its limit. */
export type Verdict = 'ok' | 'warn' | 'err'

interface Judged {
  verdict?: Verdict
  text: string
}

export function judgeCapacity(capacity: number, required: number | undefined, { number }: Reader): Judged {
  if (!required) return { text: 'none required' }
  const margin = capacity / required - 1
  const percent = `${formatChange(margin * 100, 1)} %`
  const wanted = number(required, 'heatFlow').replace(/\.0+$/, '')
  const isMet = capacity >= required
  return {
    verdict: isMet ? 'ok' : 'err',
    text: `${percent} ${isMet ? 'over' : 'under'} ${wanted}`,
  }
}

export function judgeMax(value: number, max: number | undefined, quantity: Quantity, { number }: Reader): Judged {
  if (max === undefined) return { text: 'no limit' }
  const isOver = value > max
  return { verdict: isOver ? 'err' : 'ok', text: `${isOver ? 'over ' : ''}max ${number(max, quantity)}` }
}

/** Against the reader's own limit, or that of a wet coil, above which the air carries water over: a warning only. */
export function judgeFaceVelocity(rating: CoilRating, input: CoilInput, reader: Reader): Judged {
  const velocity = rating.air.standardFaceVelocity
  const own = input.limits?.faceVelocity
  if (own !== undefined || rating.wetFraction <= 0) return judgeMax(velocity, own, 'velocity', reader)
  const judged = judgeMax(velocity, carryOverVelocity(ratedCoil(input, rating.chosen).geometry), 'velocity', reader)
  return { ...judged, verdict: judged.verdict === 'err' ? 'warn' : 'ok' }
}

/** The leaving air against its required temperature: in cooling, colder air is good enough. */
export function judgeLeaving(dryBulb: number, { application, limits }: CoilInput, { number }: Reader): Partial<Judged> {
  const wanted = limits?.leavingDryBulb
  if (wanted === undefined) return {}
  const isMet = application === 'Cooling' ? dryBulb <= wanted : dryBulb >= wanted
  return { verdict: isMet ? 'ok' : 'err', text: `${isMet ? 'wanted' : 'misses'} ${number(wanted, 'temperature')}` }
}
