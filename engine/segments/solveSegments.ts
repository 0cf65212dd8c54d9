/**
 * Solves a coil tube by tube at its flow, or at the flow or pressure that holds a target. A flow is sought together with
 * the coil, in one iteration; where that does not settle, and for a pressure, by secants.
 */
import { noFlow } from '../coils/checks/noFlow'
import { isRefrigerantCoil, type MarchableCoil } from '../coils/streams/coilStream'
import { EngineError } from '../errors'
import { keptSegments, segmentKind, segmentsFrom } from './keptSegments'
import type { KeptStates } from './keptStates'
import { meanFlow } from './meanCoil'
import { secant } from './secant'
import { beginFrom, type SegmentState, segmentStart } from './segmentedCoil'
import { type SegmentModel, segmentModel } from './segmentModel'
import type { SegmentRequest } from './segmentRequest'
import type { HeldTarget } from './segmentSettings'
import { type SegmentLimits, type SegmentsSettled, settleSegments, usualLimits } from './settleSegments'

/** A solved coil with its model, which a held pressure changes, and the solutions that the search took. */
export interface SegmentSolution {
  model: SegmentModel
  settled: SegmentsSettled
  trials: number
}

/** What a solution may begin from: another one, or settled coils that a program keeps. */
interface Near {
  near?: SegmentsSettled
  kept?: KeptStates | undefined
}

/** Sweeps after which a coil that began from a kept one is solved anew. */
const mostNear = 12
/** Error of a target, of an enthalpy over its rise: a few times that of a solution. */
const close = 1e-4
const flowSearch = { close, longest: 0.4, most: 30, narrowest: 1e-9 } as const
const pressureSearch = { close, longest: 4, most: 30, narrowest: 1e-7 } as const
/** Sweeps in which flow and coil settle together where they do so at all; otherwise secants take more care. */
const mostTogether = 45
/** Change of the dew temperature for the first slope [K]. */
const firstWarmer = 0.5
/** Change of the logarithm of a flow whose pressure was used up. */
const slower = -0.3

/**
 * Solves a coil.
 *
 * @param asked    the coil
 * @param request  branches, settings of the solver, held target
 * @param from     a solution of the same tubes and segments that this one is near to, to begin from; or settled coils
 *                 that a program keeps, with this one from now on
 * @returns        the solution; not converged where the iteration or the search did not end
 *
 * Valid as `segmentModel`; a duty that no flow meets, and a flow that the tubes cannot pass, are `invalid-input`.
 *
 * Source: balances; secant method over solutions, each of which starts from the last one.
 */
export function solveSegments(
  asked: MarchableCoil,
  request: SegmentRequest,
  { near, kept }: Near = {},
): SegmentSolution {
  if (kept && request.hold?.by !== 'pressure') return solveKept(asked, request, kept)
  const limits = { ...usualLimits, ...request.limits }
  const { hold } = request
  if (hold?.by === 'pressure') return heldByPressure(asked, request, hold, limits)
  const model = segmentModel(hold ? heldInput(asked, hold) : asked, request)
  const { leaving, flow: given } = wantedOf(model, request)
  const begin = (): SegmentState => {
    const state = segmentStart(model.coil, model.duty.typical)
    if (near) beginFrom(state, near.state)
    return state
  }
  if (given !== undefined)
    return { model, settled: unchoked(settleSegments(begin(), model.dutyAt(given), limits)), trials: 1 }
  const guess = near?.flow ?? meanFlow(model.input)
  if (model.coil.isFedByNeed)
    return { model, settled: unchoked(settleSegments(begin(), model.dutyAt(guess), limits)), trials: 1 }
  if (!leaving) throw noFlow('request.hold')
  const together = flowWithCoil(model, leaving, guess, begin(), limits)
  if (together) return { model, settled: together, trials: 1 }
  return flowBySecants(model, leaving, guess, begin(), limits)
}

/**
 * From a kept coil where that settles as well as a solution can, and else from the beginning, as if there were none: a
 * kept coil neither refuses nor unsettles anything. What took secants or did not settle well is not kept.
 */
function solveKept(asked: MarchableCoil, request: SegmentRequest, kept: KeptStates): SegmentSolution {
  const model = segmentModel(request.hold ? heldInput(asked, request.hold) : asked, request)
  if (condenses(model)) return solveSegments(asked, request)
  const kind = segmentKind(model.coil)
  const last = kept.find(kind)
  const solution = (last && solveNear(model, request, last)) ?? solveSegments(asked, request)
  const { settled, model: solved, trials } = solution
  if (settled.converged && settled.isStill && trials === 1) kept.keep(kind, keptSegments(settled, solved.duty.typical))
  else kept.forget(kind)
  return solution
}

/** What condenses settles loosely as a rule: from a kept coil it would end up to a thousandth elsewhere. */
const condenses = ({ duty, coil: { isHeated, tubes } }: SegmentModel) =>
  tubes.stream.changesPhase && !isHeated && duty.pressure < tubes.stream.criticalPressure

function solveNear(model: SegmentModel, request: SegmentRequest, last: Float64Array): SegmentSolution | undefined {
  const limits = { ...usualLimits, ...request.limits }
  const few = { ...limits, sweeps: Math.min(limits.sweeps, mostNear) }
  try {
    const begun = segmentsFrom(model.coil, model.duty.typical, last)
    if (!begun) return undefined
    const { leaving, flow: given = begun.flow, isSought } = wantedOf(model, request)
    const duty = { ...model.dutyAt(given), ...(isSought && leaving && { wanted: leaving }) }
    const settled = settleSegments(begun.state, duty, few)
    return settled.converged && settled.isStill && !settled.isChoked ? { model, settled, trials: 1 } : undefined
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

/** The leaving state that is wanted, the flow that is given, and whether the flow is sought for the leaving state. */
function wantedOf(model: SegmentModel, { hold }: SegmentRequest) {
  const leaving = hold?.kind === 'capacity' ? capacityOf(model, hold.value) : model.duty.leaving
  const flow = hold?.kind === 'capacity' ? undefined : model.duty.flow
  return { leaving, flow, isSought: flow === undefined && !model.coil.isFedByNeed }
}

/** Finds the flow that leaves as wanted in the iteration of the coil itself; none where that does not settle. */
function flowWithCoil(
  model: SegmentModel,
  wanted: (pressure: number, flow: number) => number,
  guess: number,
  state: SegmentState,
  limits: SegmentLimits,
): SegmentsSettled | undefined {
  const few = { ...limits, sweeps: Math.min(limits.sweeps, mostTogether) }
  try {
    const settled = settleSegments(state, { ...model.dutyAt(guess), wanted }, few)
    return settled.converged && !settled.isChoked ? settled : undefined
  } catch (error) {
    // On its way the flow can leave the range of the equations: secants keep nearer to what is known.
    if (!(error instanceof EngineError)) throw error
    return undefined
  }
}

/** Finds the flow that leaves as wanted by solutions at one flow each. */
function flowBySecants(
  model: SegmentModel,
  leaving: (pressure: number, flow: number) => number,
  guess: number,
  state: SegmentState,
  limits: SegmentLimits,
): SegmentSolution {
  let trials = 1
  const look = (at: number) => {
    trials += 1
    const flow = Math.exp(at)
    const settled = settleSegments(state, model.dutyAt(flow), limits)
    return { miss: missOf(settled, leaving(settled.outlet.pressure, flow)), result: settled }
  }
  const slope = ({ result }: { result: SegmentsSettled }) => {
    const rise = Math.abs(result.outlet.enthalpy - result.inlet.enthalpy)
    return result.isChoked ? 0 : result.outlet.slope / rise
  }
  const { best, isFound } = secant(Math.log(guess), { slope }, look, flowSearch)
  // The state is that of the last trial, which need not be the best one.
  const settled = settleSegments(state, model.dutyAt(Math.exp(best.at)), limits)
  return { model, settled: unchoked({ ...settled, converged: settled.converged && isFound }), trials: trials + 1 }
}

/** Leaving enthalpy less the wanted one, over its rise. */
function missOf({ inlet, outlet, isChoked }: SegmentsSettled, wanted: number): number {
  const rise = Math.max(1, Math.abs(outlet.enthalpy - inlet.enthalpy), Math.abs(wanted - inlet.enthalpy))
  const miss = (outlet.enthalpy - wanted) / rise
  // A flow that uses up its pressure is too large: it leaves too near to its entering state.
  return isChoked ? Math.sign(inlet.enthalpy - wanted) * Math.max(Math.abs(slower), Math.abs(miss)) : miss
}

/** The coil with its given quantity replaced by the held one. */
function heldInput(input: MarchableCoil, { kind, value }: HeldTarget): MarchableCoil {
  if (kind === 'capacity' && !('steam' in input))
    return input.coilType === 'FLUID' ? { ...input, fluid: { ...input.fluid, given: { kind, value } } } : input
  if (kind === 'superheat' && input.coilType === 'EVAP')
    return { ...input, refrigerant: { ...input.refrigerant, given: { kind, value } } }
  if (kind === 'subcooling' && (input.coilType === 'COND' || input.coilType === 'REHEAT'))
    return { ...input, refrigerant: { ...input.refrigerant, given: { kind, value } } }
  throw new EngineError('invalid-input', `a ${input.coilType} coil has no ${kind} to hold`, {
    path: 'hold.kind',
    value: kind,
  })
}

/** Leaving enthalpy at a capacity [W], positive in the direction of the application. */
function capacityOf({ input, duty }: SegmentModel, capacity: number): (pressure: number, flow: number) => number {
  const heat = input.application === 'Cooling' ? capacity : -capacity
  return (pressure, flow) => duty.entering(pressure, flow) + heat / flow
}

/** Finds the dew temperature of the known pressure at which a refrigerant with a given flow meets the target. */
function heldByPressure(
  asked: MarchableCoil,
  request: SegmentRequest,
  hold: HeldTarget,
  limits: SegmentLimits,
): SegmentSolution {
  if (!isRefrigerantCoil(asked) || asked.refrigerant.given.kind !== 'mass-flow')
    throw new EngineError('invalid-input', 'a pressure is found for a refrigerant whose mass flow is given', {
      path: 'hold.by',
      value: hold.by,
    })
  const flow = asked.refrigerant.given.value
  let trials = 0
  const look = (at: number) => {
    trials += 1
    const model = segmentModel(atDew(asked, at), request)
    const target = hold.kind === 'capacity' ? model : segmentModel(heldInput(atDew(asked, at), hold), request)
    const leaving = hold.kind === 'capacity' ? capacityOf(model, hold.value) : target.duty.leaving
    const settled = settleSegments(segmentStart(model.coil, model.duty.typical), model.dutyAt(flow), limits)
    return { miss: missOf(settled, leaving!(settled.outlet.pressure, flow)), result: { model, settled } }
  }
  const first = dewOf(asked)
  const slope = (trial: { at: number; miss: number }) => (look(trial.at + firstWarmer).miss - trial.miss) / firstWarmer
  const { best, isFound } = secant(first, { slope }, look, pressureSearch)
  const { model, settled } = best.result
  return { model, settled: unchoked({ ...settled, converged: settled.converged && isFound }), trials }
}

function dewOf(input: Extract<MarchableCoil, { refrigerant: unknown }>): number {
  if (input.coilType === 'EVAP') return input.refrigerant.suctionTemperature
  const { at } = input.refrigerant
  if (at.kind === 'dew-temperature') return at.value
  throw new EngineError('invalid-input', 'the pressure is found by its dew temperature: give that as a first guess', {
    path: 'refrigerant.at.kind',
    value: at.kind,
  })
}

function atDew(
  input: Extract<MarchableCoil, { refrigerant: unknown }>,
  temperature: number,
): Extract<MarchableCoil, { refrigerant: unknown }> {
  if (input.coilType === 'EVAP')
    return { ...input, refrigerant: { ...input.refrigerant, suctionTemperature: temperature } }
  return { ...input, refrigerant: { ...input.refrigerant, at: { kind: 'dew-temperature', value: temperature } } }
}

/** Refuses a flow that the tubes cannot pass: its pressure would be used up before their end. */
function unchoked(settled: SegmentsSettled): SegmentsSettled {
  if (!settled.isChoked) return settled
  throw new EngineError('invalid-input', 'the pressure of the fluid is used up in the tubes: use more circuits', {
    path: 'branches',
    value: settled.inlet.pressure - settled.outlet.pressure,
    quantity: 'fluidPressureDrop',
  })
}
