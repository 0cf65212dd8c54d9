/** The notices of a marched coil. */
import { waterFreezing } from '../../fluids/water'
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'
import type { CoilRating } from '../coil'
import { coilNotices } from '../notices/coilNotices'
import { fluidNotices } from '../notices/fluidNotices'
import type { CoilStream } from '../streams/coilStream'
import { freezingOf } from '../tubes/coilFluid'
import type { RatedPhases } from '../zones/ratedPhases'
import type { PhaseCoil } from '../zones/zoneCase'
import { phaseCoilNotices } from '../zones/zoneNotices'
import type { DutyOf } from './duties'
import type { Settled } from './settled'

/**
 * The notices of a marched coil.
 *
 * @param model    its air side
 * @param rating   its rating
 * @param settled  the march
 * @param of       the fluid in its tubes
 * @param duty     its known conditions
 * @returns        warnings
 *
 * Valid for any march.
 *
 * Source: as `coilNotices`, `fluidNotices` and `phaseCoilNotices`.
 */
export function marchNotices(
  model: AirModel,
  rating: CoilRating,
  settled: Settled,
  of: CoilStream,
  duty: DutyOf,
): Warning[] {
  const { state, airEnd, converged } = settled
  const { fluid } = of
  const walls = state.pieces.map(piece => piece.wall)
  const coldestWall = Math.min(...walls)
  const hottestWall = Math.max(...walls)
  const facts = { coldestWall, hottestWall, supersaturation: airEnd.supersaturation, converged }
  if (!fluid) {
    const is = noticedCase(model.input as PhaseCoil, of, duty)
    const { enteringPressure, leavingPressure } = rating.fluid.phaseChange!
    const solution = { massFlow: settled.flow, enteringPressure, leavingPressure }
    // Condensate of parallel rows may be far colder than the mixed condensate at the outlet.
    const freezing = 'steam' in model.input ? { freezing: waterFreezing } : {}
    return [
      ...coilNotices({ model, rating, ...facts, ...freezing }),
      ...phaseCoilNotices({ model, rating, is, solution }),
    ]
  }
  return [
    ...coilNotices({ model, rating, ...facts, fluidKind: fluid.kind, ...freezingOf(fluid) }),
    ...fluidNotices(fluid, rating, { coldestWall, hottestWall }),
  ]
}

function noticedCase(input: PhaseCoil, { stream, refrigerant }: CoilStream, duty: DutyOf): RatedPhases['is'] {
  const { pressure, typical, warmest, limited } = duty
  return {
    input,
    stream,
    fluid: refrigerant!,
    sign: input.coilType === 'EVAP' ? 1 : -1,
    pressure,
    isDense: pressure >= stream.criticalPressure,
    isEven: input.coilType.endsWith('DISTR'),
    extreme: 'steam' in input ? warmest : typical,
    ...(limited && { limited }),
  }
}
