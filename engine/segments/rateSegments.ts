import { checkCoil } from '../coils/checks/checkCoil'
import { checkMethods } from '../coils/checks/checkMethods'
import type { MarchableCoil } from '../coils/streams/coilStream'
import { EngineError } from '../errors'
import { besideTotals } from './besideTotals'
import { checkRequest } from './checkRequest'
import type { KeptStates } from './keptStates'
import { perfectDistribution } from './perfectDistribution'
import type { SegmentRating } from './segmentRating'
import type { SegmentRequest } from './segmentRequest'
import { segmentResult } from './segmentResult'
import { solveSegments } from './solveSegments'

/**
 * Rates a coil tube by tube and segment by segment, with its real circuits and the air as it reaches its face.
 *
 * @param coil     a coil with a fluid or a refrigerant, SI; its own circuiting is replaced by the branches
 * @param request  branches, blanks, segments, mixing of the air, conduction, profile, shares or leads, held target
 * @param kept     settled coils that the solution begins from where it settles so, and is kept with; none where left out
 * @returns        totals, every branch, tube and segment, residuals and their history; what to doubt in `warnings`
 *
 * Valid for plate-fin coils within `coilBounds`; losses at the tube ends and along the headers are
 * those of the mean branch. The fluid weighs between horizontal tubes where a side is up (`top`). A solution that does not settle
 * is returned as the best one, with `NOT_CONVERGED`.
 *
 * Source: tube-by-tube method, P. A. Domanski, NISTIR 89-4133 (1989); pieces of tube as in the march by segments.
 *
 * @example rateSegments(coil, { branches, conduction: 'on' }).totalCapacity // W
 */
export function rateSegments(coil: MarchableCoil, request: SegmentRequest, kept?: KeptStates): SegmentRating {
  checkCoil(coil)
  checkMethods(coil)
  checkRequest(request)
  try {
    const solution = solveSegments(coil, request, { kept })
    const rating = segmentResult(solution)
    const { input } = solution.model
    if (!request.beside) return rating
    if (request.beside === 'mean') return { ...rating, beside: besideTotals(input, ['v2025']) }
    const perfect = perfectDistribution(solution, request, rating.maldistribution)
    return { ...rating, beside: besideTotals(input, ['original', 'v2025']), perfect }
  } catch (error) {
    // A state that leaves the range of the equations during the solution is refused like one that starts outside it.
    if (!(error instanceof EngineError) || error.code === 'invalid-input') throw error
    throw new EngineError('invalid-input', `the coil leaves the range of its equations: ${error.message}`, {
      path: 'coil',
    })
  }
}
