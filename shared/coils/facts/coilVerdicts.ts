/** Air against its limits, as words with a verdict. */

import { mostFaceVelocity } from '../../../engine/coils/checks/limits'
import type { CoilRating } from '../../../engine/coils/coil'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import type { Reader } from '../../display/formatQuantity'
import type { CoilInput } from '../document/coilDocument'
import { type Judged, judgeMax } from './limitVerdicts'

/** Against the reader's own limit, or that of a wet coil, above which the air carries water over: a warning only. */
export function judgeFaceVelocity(
  rating: Pick<CoilRating, 'air' | 'chosen' | 'wetFraction'>,
  input: CoilInput,
  reader: Reader,
): Judged {
  const { standardFaceVelocity } = rating.air
  const own = input.limits?.faceVelocity
  const most = mostFaceVelocity(own, ratedCoil(input, rating.chosen).geometry, rating.wetFraction)
  const judged = judgeMax(standardFaceVelocity, most, 'velocity', reader)
  return own === undefined && judged.verdict === 'err' ? { ...judged, verdict: 'warn' } : judged
}

/** The leaving air against its required dry and wet bulb: in cooling, colder air is good enough. */
export function judgeLeaving(
  leaving: { dryBulb: number; wetBulb: number },
  { application, limits = {} }: CoilInput,
  { number, isAbove }: Reader,
): Partial<Judged> {
  const { leavingDryBulb, leavingWetBulb } = limits
  if (leavingDryBulb === undefined && leavingWetBulb === undefined) return {}
  const isMet = (reached: number, wanted: number | undefined) =>
    wanted === undefined ||
    !(application === 'Cooling' ? isAbove(reached, wanted, 'temperature') : isAbove(wanted, reached, 'temperature'))
  const isReached = isMet(leaving.dryBulb, leavingDryBulb) && isMet(leaving.wetBulb, leavingWetBulb)
  const wanted = [leavingDryBulb, leavingWetBulb].map(each => (each === undefined ? '–' : number(each, 'temperature')))
  const text = leavingWetBulb === undefined ? wanted[0] : wanted.join(' / ')
  return { verdict: isReached ? 'ok' : 'err', text: `${isReached ? 'wanted' : 'misses'} ${text}` }
}
