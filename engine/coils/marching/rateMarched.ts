import { EngineError } from '../../errors'
import type { Warning } from '../../warnings'
import { type AirModel, airModel } from '../airModel'
import { withTrust } from '../airTrust'
import { checkVelocity } from '../checkCoil'
import { checkBuild } from '../checkRated'
import type { CoilInput, CoilRating } from '../coil'
import { type CoilFluid, coilFluid, freezingOf } from '../coilFluid'
import { coilNotices } from '../coilNotices'
import { fluidNotices } from '../fluidNotices'
import { type TubeLaws, tubeLaws } from '../tubeSurface'
import { type CoilStream, coilStream, isRefrigerantCoil } from './coilStream'
import { type DutyOf, dutyOf } from './duties'
import { marchMethods } from './marchMethods'
import { marchedCoil } from './marchModel'
import { marchRating } from './marchRating'
import type { Settled } from './settle'
import { solveDuty } from './solveDuty'
import { streamState } from './stream'
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
  const of = coilStream(input)
  const duty = dutyOf(input, of)
  const own = airModel(input, duty.coldest < input.air.dryBulb - 1e-9 ? duty.coldest : duty.typical)
  const model = settings.change?.(own) ?? own
  checkFlow(duty, of, model)
  const laws = lawsOf(input, model, of, duty)
  const inside = tubeSide(of.stream, laws, input.methods, peakOf(laws, of, duty))
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
  const methods = marchMethods(settled, inside, laws, input.methods)
  const rating = withTrust(model, { ...marchRating(model, settled), methods })
  return { ...rating, warnings: marchNotices(model, rating, settled, of.fluid) }
}

function marchNotices(model: AirModel, rating: CoilRating, settled: Settled, fluid?: CoilFluid): Warning[] {
  const { state, airEnd, converged } = settled
  const walls = state.pieces.map(piece => piece.wall)
  const coldestWall = Math.min(...walls)
  const facts = { coldestWall, supersaturation: airEnd.supersaturation, converged }
  if (!fluid) return coilNotices({ model, rating, ...facts })
  return [
    ...coilNotices({ model, rating, ...facts, fluidKind: fluid.kind, ...freezingOf(fluid) }),
    ...fluidNotices(fluid, rating, { coldestWall, hottestWall: Math.max(...walls) }),
  ]
}

/** The laws of one phase in the tubes; carbon dioxide above its critical pressure has some of its own. */
function lawsOf(input: CoilInput, { size }: AirModel, { stream }: CoilStream, duty: DutyOf): TubeLaws {
  const isAbove = stream.name === 'R-744' && duty.pressureAt === 'inlet' && duty.pressure >= stream.criticalPressure
  return tubeLaws(input, size.insideDiameter, { kind: isAbove ? 'dense' : 'liquid' })
}

/** Where the heat capacity above the critical pressure peaks, for the one law that asks it [K]. */
function peakOf({ dense }: TubeLaws, { fluid }: CoilStream, { pressure }: DutyOf): number | undefined {
  if (dense !== 'yoon') return undefined
  return (fluid ?? coilFluid({ name: 'Carbon dioxide', pressure })).pseudocritical
}

/** A given flow must be one that the tubes can carry; of a refrigerant as liquid. */
function checkFlow({ flow, pressure, entering }: DutyOf, { stream, fluid }: CoilStream, model: AirModel): void {
  if (flow === undefined) return
  const section = model.circuits.feeds * (Math.PI / 4) * model.size.insideDiameter ** 2
  const state = streamState()
  if (fluid) stream.at(pressure, entering(pressure), state)
  const velocity = flow / (fluid ? state.rho : 1000) / section
  checkVelocity(fluid?.kind === 'gas' ? 'gas' : 'tube', velocity, `${fluid ? 'fluid' : 'refrigerant'}.given.value`)
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
