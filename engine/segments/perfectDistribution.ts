/** What a coil would do if its air were even and each circuit got the fluid that it needs. */
import { EngineError } from '../errors'
import type { PerfectDistribution } from './segmentRating'
import type { SegmentRequest } from './segmentRequest'
import { type SegmentSolution, solveSegments } from './solveSegments'

/** Spread of the ends below which circuits count as equal, where air and leads are even [K]. */
const equal = 0.02

/** A comparison needs no more: its capacity is told in tenths of a percent. */
const limits = { sweeps: 60, tolerance: 5e-6 } as const

/**
 * The capacity of the same circuits with a perfect distribution.
 *
 * @param solution       the coil as it is
 * @param request        what was asked for it
 * @param maldistribution  spread of the ends of its branches [K]
 * @returns              capacity [W] and flow [kg/s]; or why there is none
 *
 * Valid as `rateSegments`: the air is even, and where all branches run from header to header they end in the same
 * state; where they split or merge, all parallel ways lose the same pressure, without leads. Where nothing was uneven
 * the solution itself is the answer.
 *
 * Source: definition.
 */
export function perfectDistribution(
  { model, settled }: SegmentSolution,
  request: SegmentRequest,
  maldistribution: number,
): PerfectDistribution {
  const { input, coil } = model
  const sign = input.application === 'Heating' ? -1 : 1
  const of = ({ flow, inlet, outlet }: SegmentSolution['settled']) => ({
    totalCapacity: sign * flow * (outlet.enthalpy - inlet.enthalpy),
    massFlow: flow,
  })
  const isEven = !request.profile && !request.leads && !request.shares
  if (isEven && maldistribution < equal) return of(settled)
  const { profile: _, leads: __, shares: ___, limits: ____, ...rest } = request
  try {
    const even = solveSegments(
      input,
      { ...rest, limits, segments: coil.segments, isFedToEqualEnds: true },
      { near: settled },
    )
    if (!even.settled.converged) return { refusal: 'the solution with a perfect distribution does not settle' }
    return of(even.settled)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { refusal: error.message }
  }
}
