import { EngineError } from '../../errors'
import { type AirModel, airModel } from '../air/airModel'
import { withTrust } from '../air/airTrust'
import { checkVelocity } from '../checks/checkCoil'
import type { CoilRating } from '../coil'
import { type CoilStream, coilStream, isRefrigerantCoil, type MarchableCoil } from '../streams/coilStream'
import { streamState } from '../streams/stream'
import { protectionOf } from '../tubes/coilFluid'
import { type DutyOf, dutyOf } from './duties'
import { dutyInTubes, endLosses } from './endLosses'
import { insideOf } from './insideOf'
import { marchMethods } from './marchMethods'
import { marchedCoil } from './marchModel'
import { marchNotices } from './marchNotices'
import { marchRating } from './marchRating'
import { solveDuty } from './solveDuty'
import { withoutDrop } from './tubeSide'

/** Settings of a march that differs from an ordinary rating, for comparisons and searches. */
export interface MarchSettings {
  /** Factor on the number of segments. */
  fineness?: number
  /** Lewis number to the power of two thirds. */
  lewis?: number
  /** The pressure of the fluid stays constant, for comparisons with programs that neglect pressure drops. */
  isobaric?: boolean
  /** Whether the rating has its methods, and the bands of its results; they are left out for searches. */
  isExplained?: boolean
  /** Replaces the air side, for example by one with the areas of another program. */
  change?: (model: AirModel) => AirModel
}

/**
 * Rates a coil of any type by marching in segments along its tubes, iterated with the air.
 *
 * @param input     a checked coil input
 * @param settings  number of segments and changes of the air side; for comparisons and searches
 * @returns the rating with its notices, SI
 *
 * Valid for every coil with a fluid; properties, films, wet surface and pressure are local.
 *
 * Source: tube-by-tube method, P. A. Domanski, NISTIR 89-4133 (1989); pieces as given by the functions that compute
 * them.
 */
export function rateMarched(input: MarchableCoil, settings: MarchSettings = {}): CoilRating {
  try {
    return rated(input, settings)
  } catch (error) {
    // A state that leaves the range of the equations during the solution is refused like one that starts outside it.
    if (!(error instanceof EngineError) || error.code === 'invalid-input') throw error
    const path = input.methods?.properties ? 'methods.properties' : fluidFieldOf(input)
    throw new EngineError('invalid-input', `the coil leaves the range of its equations: ${error.message}`, { path })
  }
}

/** Path of the field that gives the fluid in the tubes. */
function fluidFieldOf(input: MarchableCoil): string {
  if (input.coilType === 'FLUID') return 'fluid.name'
  return isRefrigerantCoil(input) ? 'refrigerant.name' : 'steam.pressure'
}

function rated(input: MarchableCoil, settings: MarchSettings): CoilRating {
  const of = coilStream(input)
  const duty = dutyOf(input, of)
  const own = airModel(input, duty.coldest < input.air.dryBulb - 1e-9 ? duty.coldest : duty.typical)
  const model = settings.change?.(own) ?? own
  checkFlow(duty, of, model)
  const inside = insideOf(input, of, duty, model.size.insideDiameter)
  // The steam enters the outer tube of a distributing coil along its whole length: its pressure is the same everywhere.
  const isEven = settings.isobaric || input.coilType.endsWith('DISTR')
  const coil = marchedCoil(model, isEven ? withoutDrop(inside) : inside, duty.typical, settings)
  if (isEven) coil.upright = 0
  const path =
    input.coilType === 'FLUID'
      ? 'fluid.given.value'
      : isRefrigerantCoil(input)
        ? 'refrigerant.given.value'
        : 'steam.pressure'
  const losses = endLosses(input, of.stream, duty, model, { even: isEven, isobaric: settings.isobaric === true })
  const settled = solveDuty(coil, dutyInTubes(duty, losses, of.stream), path)
  const result = marchRating(model, settled, losses)
  const { isExplained = true } = settings
  const rating = isExplained ? withTrust(model, { ...result, methods: marchMethods(settled, inside) }) : result
  if (of.fluid) rating.fluid = { ...rating.fluid, ...protectionOf(of.fluid) }
  return { ...rating, warnings: marchNotices(model, rating, settled, of, duty) }
}

/**
 * Refuses a given flow that the tubes cannot carry; for a refrigerant the velocity is that of the liquid.
 *
 * @param duty    the known conditions of the fluid
 * @param of      the fluid
 * @param model   the coil
 * @returns       nothing; throws `invalid-input` at the field of the flow
 *
 * Valid for any flow.
 *
 * Source: `velocityBounds`.
 */
export function checkFlow({ flow, pressure, entering }: DutyOf, { stream, fluid }: CoilStream, model: AirModel): void {
  if (flow === undefined) return
  const section = model.circuits.feeds * (Math.PI / 4) * model.size.insideDiameter ** 2
  const state = streamState()
  if (fluid) stream.at(pressure, entering(pressure, flow), state)
  const velocity = flow / (fluid ? state.rho : 1000) / section
  checkVelocity(fluid?.kind === 'gas' ? 'gas' : 'tube', velocity, `${fluid ? 'fluid' : 'refrigerant'}.given.value`)
}
