import { EngineError } from '../../errors'
import { freezingPoint, solutionNames } from '../../fluids/liquids'
import { waterFreezing } from '../../fluids/water'
import { type AirModel, airModel } from '../airModel'
import { withTrust } from '../airTrust'
import { checkBuild } from '../checkRated'
import type { CoilInput, CoilRating } from '../coil'
import { coilNotices } from '../coilNotices'
import { coilStream, isRefrigerantCoil } from './coilStream'
import { dutyOf } from './duties'
import { marchedCoil } from './marchModel'
import { marchRating } from './marchRating'
import { solveDuty } from './solveDuty'
import { type TubeSide, tubeSide } from './tubeSide'

/** How a march may differ from an ordinary rating, when it is compared with something else. */
export interface MarchSettings {
  /** Factor on the number of segments. */
  fineness?: number
  /** Lewis number to the power of two thirds. */
  lewis?: number
  /** The pressure of the fluid stays as it is known, as programs have it that leave it out. */
  isobaric?: boolean
  /** Another air side, such as with the areas that another program counts. */
  change?: (model: AirModel) => AirModel
}

/**
 * Rates a coil of any type by marching in segments along its tubes, iterated with the air.
 *
 * @param input     a checked coil input
 * @param settings  how finely, and with what air side; for comparisons
 * @returns the rating with its notices, SI
 *
 * Valid for every coil type with a fluid; properties, films, wetting and pressure are those of each place.
 *
 * Source: tube-by-tube method, P. A. Domanski, NISTIR 89-4133 (1989); pieces as the functions that make them.
 */
export function rateMarched(input: CoilInput, settings: MarchSettings = {}): CoilRating {
  checkBuild(input)
  if (input.coilType === 'NONE') {
    throw new EngineError('invalid-input', 'a coil without a duty has nothing to march', { path: 'coilType' })
  }
  const stream = coilStream(input)
  const duty = dutyOf(input, stream)
  const own = airModel(input, duty.coldest < input.air.dryBulb - 1e-9 ? duty.coldest : duty.typical)
  const model = settings.change?.(own) ?? own
  const inside = tubeSide(
    stream,
    { diameter: model.size.insideDiameter, length: input.geometry.finnedLength },
    input.methods,
  )
  const tubes = settings.isobaric ? withoutDrop(inside) : inside
  const coil = marchedCoil(model, tubes, duty.typical, settings)
  const path =
    input.coilType === 'FLUID'
      ? 'fluid.given.value'
      : isRefrigerantCoil(input)
        ? 'refrigerant.given.value'
        : 'steam.pressure'
  const settled = solveDuty(coil, duty, path)
  if (!(settled.airEnd.T < hottestAir)) {
    const inputs = { path: 'air.flow.value', value: settled.airEnd.T, max: hottestAir, quantity: 'temperature' }
    throw new EngineError('invalid-input', 'the air would leave hotter than moist air is known', inputs)
  }
  const rating = withTrust(model, marchRating(model, settled))
  const { state, airEnd, converged } = settled
  const warnings = coilNotices({
    model,
    rating,
    coldestWall: Math.min(...state.pieces.map(piece => piece.wall)),
    supersaturation: airEnd.supersaturation,
    converged,
    ...freezingOf(input),
  })
  return { ...rating, warnings }
}

/** The same tubes without friction and acceleration. */
function withoutDrop(tubes: TubeSide): TubeSide {
  return {
    ...tubes,
    look(place, out) {
      tubes.look(place, out)
      out.gradient = 0
      out.momentum = 0
    },
  }
}

/** Moist air is answered up to here [K]. */
const hottestAir = 470

/** Where the fluid freezes: of liquids alone. */
function freezingOf(input: CoilInput): { freezing?: number } {
  if (input.coilType !== 'FLUID') return {}
  const { name, share, basis } = input.fluid
  if (name === 'Water') return { freezing: waterFreezing }
  return solutionNames().includes(name) ? { freezing: freezingPoint(name, share ?? 0, basis) } : {}
}
