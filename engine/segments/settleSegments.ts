/** Iterates fluid, air, walls and flow shares of a segmented coil until they agree. */
import type { AirEnd } from '../coils/marching/airSweep'
import type { FluidEnd } from '../coils/marching/fluidPiece'
import { anderson } from '../coils/solvers/anderson'
import { moistAirEnthalpy } from '../fluids/moistAir'
import { airThrough } from './airThrough'
import { type CoilEnd, sweepBranches } from './branchSweep'
import { conductedHeat, joinedWalls } from './finConduction'
import { equalDropShares, neededShares } from './flowShares'
import { refreshAirs, type SegmentState } from './segmentedCoil'

/** The known conditions of the fluid. */
export interface SegmentDuty {
  /** Enthalpy of the entering fluid at its pressure and flow [J/kg]. */
  entering(pressure: number, flow: number): number
  /** Pressure at the header where it is known [Pa]. */
  pressure: number
  pressureAt: 'inlet' | 'outlet'
  /** Pressure lost between the connection and the header at that end, by flow and leaving enthalpy [Pa]. */
  endDrop?(flow: number, leaving: number): number
  flow: number
  /** Enthalpy with which a branch leaves that is fed as much as it condenses [J/kg]; the flow is then a first guess. */
  leaving?(pressure: number, flow: number): number
  /** Enthalpy with which the mixture of all branches is to leave [J/kg]; the flow is then a first guess. */
  wanted?(pressure: number, flow: number): number
  /** Lowest and highest temperature in the coil [K]. */
  span: readonly [number, number]
  /** Lowest and highest pressure of the fluid [Pa]. */
  pressures: readonly [number, number]
}

/** Limits of the solver. */
export interface SegmentLimits {
  /** Most sweeps, and the change that ends them: of the air over the span, and of the fluid over its rise. */
  sweeps: number
  tolerance: number
}

/** A solved coil. */
export interface SegmentsSettled {
  state: SegmentState
  flow: number
  inlet: FluidEnd
  outlet: CoilEnd
  airEnd: AirEnd
  converged: boolean
  /** The last sweep changed less than the tolerance. */
  isStill: boolean
  /** Largest relative change by each sweep. */
  history: number[]
  /** Heat of the air less that of the fluid, over the larger. */
  imbalance: number
  /** The pressure of the fluid is used up before the end of its tubes. */
  isChoked: boolean
}

/** The usual limits. */
export const usualLimits: SegmentLimits = { sweeps: 80, tolerance: 2e-6 }

/** Sweeps remembered by Anderson mixing. */
const depth = 8
/** Largest imbalance of a converged solution; the rating allows 5e-4. */
const balanced = 2e-4
const leastSweeps = 3
/** Lost pressure below which its changes count less [Pa]. */
const leastDrop = 1
/** Steps through segments after which a coil is left as it is, in all its solutions together: about half a minute. */
const mostEffort = 3_000_000
/**
 * Sweeps without a smaller change after which the memory of the mixing is dropped, and from the second time on as many
 * sweeps with shortened steps follow: near a phase boundary the steps need not be smooth.
 */
const patience = 10
const shortened = 0.5
/** Sweeps after which a change this many times the tolerance is enough. */
const enough = { after: 40, times: 25 } as const
/**
 * Weights that bring humidity, logarithms of the flow and its shares, and of the pressure near to temperatures in
 * kelvins. Flow and shares weigh more, because all air follows from them: a held superheat settles in a quarter fewer
 * sweeps than with the weight of the pressure.
 */
const weights = { humidity: 2500, share: 300, pressure: 30 } as const
/**
 * Weight of a relative change of a share, of the pressure, or of the lost pressure beside that of the air over its span,
 * and of a flow that is sought, with which the duty goes.
 */
const lighter = 0.1
const ofFlow = 0.5
/** Smallest share of a branch while the solution is far from convergence. */
const leastShare = 1e-6
/** Largest change of the logarithm of a share or of the pressure by one sweep. */
const longestStep = 0.5
/** The air may leave the span of temperatures by this, for pressure drop and glide [K]. */
const beyondSpan = 30

/**
 * Sweeps until fluid, air, walls and shares of the flow no longer change.
 *
 * The unknowns are the air between the rows and, where they are not given, the walls that conduct heat to each other,
 * the shares of the branches and the entering pressure. Each sweep improves all at once, and the iterates are combined
 * by Anderson mixing.
 *
 * @param state   the state, overwritten
 * @param duty    the known conditions of the fluid
 * @param limits  of the solver
 * @returns       the best sweep, and whether it converged
 *
 * Valid for any flow above zero; ends after the given number of sweeps.
 *
 * Source: balances; D. G. Anderson (1965).
 */
export function settleSegments(
  state: SegmentState,
  duty: SegmentDuty,
  limits: SegmentLimits = usualLimits,
): SegmentsSettled {
  const unknowns = unknownsOf(state, duty)
  const { x, image } = unknowns
  const plane = state.coil.columns * state.coil.segments
  const mixer = anderson(x.length, depth)
  const history: number[] = []
  const best = { x: x.slice(), moved: Number.POSITIVE_INFINITY }
  let [stalled, stalls, slow] = [0, 0, 0]
  state.pressures = duty.pressures
  unknowns.gather()
  let before = Number.NaN
  let dropBefore = 0
  let settled: SegmentsSettled | undefined
  const sweep = (): SegmentsSettled => {
    unknowns.release()
    const { flow, pressure } = unknowns
    const inlet = { pressure, enthalpy: duty.entering(pressure, flow) }
    const outlet = sweepBranches(state, inlet, flow)
    const airEnd = airThrough(state, unknowns.nextT, unknowns.nextW)
    const imbalance = imbalanceOf(state, flow, inlet, outlet, airEnd)
    const drop = inlet.pressure - outlet.pressure
    const changed = Math.abs(drop - dropBefore) / Math.max(leastDrop, Math.abs(drop))
    const moved = Math.max(unknowns.compare(inlet, outlet, before), lighter * changed)
    before = outlet.enthalpy
    dropBefore = drop
    history.push(moved)
    const isChoked = outlet.pressure <= duty.pressures[0] * 1.001 || inlet.pressure >= duty.pressures[1] * 0.999
    const allowed = limits.tolerance * (history.length > enough.after ? enough.times : 1)
    const converged = moved <= allowed && Math.abs(imbalance) <= balanced
    const isStill = moved <= limits.tolerance
    return { state, flow, inlet, outlet, airEnd, converged, isStill, history, imbalance, isChoked }
  }
  for (let sweeps = 1; sweeps <= limits.sweeps; sweeps++) {
    settled = sweep()
    const moved = history.at(-1)!
    stalled += 1
    if (moved < best.moved && sweeps > 1) {
      stalled = 0
      best.moved = moved
      best.x.set(x)
    }
    if (settled.converged && sweeps >= leastSweeps) break
    if (sweeps === limits.sweeps || state.coil.effort.steps > mostEffort) {
      x.set(best.x)
      settled = sweep()
      break
    }
    if (stalled > patience) {
      stalls += 1
      slow = stalls > 1 ? patience : 0
      stalled = 0
      mixer.forget()
    }
    if (unknowns.isFar) mixer.forget()
    if (slow > 0) for (let i = 0; i < x.length; i++) x[i]! += shortened * (image[i]! - x[i]!)
    else mixer.step(x, image)
    slow -= 1
    // The air behind the last row is no unknown, but counts in the mean air of that row.
    state.airT.set(unknowns.nextT.subarray(-plane), state.airT.length - plane)
    state.airW.set(unknowns.nextW.subarray(-plane), state.airW.length - plane)
    refreshAirs(state)
  }
  state.airT.set(unknowns.nextT)
  state.airW.set(unknowns.nextW)
  // What used up its pressure says nothing about where to begin.
  state.lift = settled!.isChoked ? 0 : Math.log(settled!.inlet.pressure / duty.pressure)
  return settled!
}

/** The unknowns of the iteration as one vector, and their image by a sweep. */
function unknownsOf(state: SegmentState, duty: SegmentDuty) {
  const { coil, airT, airW, walls, conducted, shares, pieces } = state
  const plane = coil.columns * coil.segments
  const inner = (coil.rows - 1) * plane
  const moist = coil.maySweat ? inner : 0
  const joined = coil.pairs ? walls.length : 0
  const divided = coil.shares ? 0 : coil.branches.length
  const isFromOutlet = duty.pressureAt === 'outlet'
  const [atW, atWalls, atShares] = [inner, inner + moist, inner + moist + joined]
  const atPressure = atShares + divided
  const atFlow = atPressure + (isFromOutlet ? 1 : 0)
  const isFlowSought = coil.isFedByNeed || duty.wanted !== undefined
  const x = new Float64Array(atFlow + (isFlowSought ? 1 : 0))
  const image = new Float64Array(x.length)
  const nextT = airT.slice()
  const nextW = airW.slice()
  const alone = new Float64Array(joined)
  const conductance = new Float64Array(joined)
  const nextShares = new Float64Array(coil.branches.length)
  const width = Math.max(1e-3, duty.span[1] - duty.span[0])
  let wettest = 0
  for (const W of coil.air.W) wettest = Math.max(wettest, W)
  const of = {
    x,
    image,
    nextT,
    nextW,
    pressure: duty.pressure,
    flow: duty.flow,
    /** A step was shortened by its limit. */
    isFar: false,
    gather() {
      for (let i = 0; i < inner; i++) x[i] = airT[plane + i]!
      for (let i = 0; i < moist; i++) x[atW + i] = weights.humidity * airW[plane + i]!
      for (let i = 0; i < joined; i++) x[atWalls + i] = walls[i]!
      for (let i = 0; i < divided; i++) x[atShares + i] = weights.share * Math.log(shares[i]!)
      if (isFromOutlet) x[atPressure] = weights.pressure * state.lift
      if (isFlowSought) x[atFlow] = weights.share * Math.log(duty.flow)
    },
    release() {
      for (let i = 0; i < inner; i++) {
        x[i] = held(x[i]!, duty.span[0] - beyondSpan, duty.span[1] + beyondSpan)
        airT[plane + i] = x[i]!
      }
      for (let i = 0; i < moist; i++) {
        x[atW + i] = held(x[atW + i]!, 0, weights.humidity * wettest)
        airW[plane + i] = x[atW + i]! / weights.humidity
      }
      if (joined > 0) {
        for (let i = 0; i < joined; i++) walls[i] = x[atWalls + i]!
        conductedHeat(coil.pairs!, coil.segments, walls, conducted)
      }
      for (let i = 0; i < divided; i++) shares[i] = Math.max(leastShare, Math.exp(x[atShares + i]! / weights.share))
      if (divided > 0) {
        balance(coil, shares)
        for (let i = 0; i < divided; i++) x[atShares + i] = weights.share * Math.log(shares[i]!)
      }
      if (isFlowSought) of.flow = Math.exp(x[atFlow]! / weights.share)
      if (!isFromOutlet) {
        of.pressure = held(duty.pressure - (duty.endDrop?.(of.flow, Number.NaN) ?? 0), ...duty.pressures)
        return
      }
      of.pressure = held(duty.pressure * Math.exp(x[atPressure]! / weights.pressure), ...duty.pressures)
      x[atPressure] = weights.pressure * Math.log(of.pressure / duty.pressure)
    },
    /** Sets the image; the largest relative change. */
    compare(inlet: FluidEnd, outlet: CoilEnd, before: number): number {
      const rise = Math.max(Math.abs(outlet.enthalpy - inlet.enthalpy), 1)
      let moved = Number.isNaN(before) ? 1 : Math.abs(outlet.enthalpy - before) / rise
      const take = (at: number, value: number, scale: number) => {
        image[at] = value
        moved = Math.max(moved, Math.abs(value - x[at]!) / scale)
      }
      of.isFar = false
      for (let i = 0; i < inner; i++) take(i, nextT[plane + i]!, width)
      for (let i = 0; i < moist; i++) take(atW + i, weights.humidity * nextW[plane + i]!, width)
      if (joined > 0) {
        for (let i = 0; i < joined; i++) {
          conductance[i] = pieces[i]!.rootConductance
          alone[i] = conductance[i]! > 0 ? pieces[i]!.root - conducted[i]! / conductance[i]! : walls[i]!
        }
        const nextWalls = image.subarray(atWalls, atWalls + joined)
        nextWalls.set(x.subarray(atWalls, atWalls + joined))
        joinedWalls(coil.pairs!, coil.segments, alone, conductance, nextWalls)
        for (let i = 0; i < joined; i++) take(atWalls + i, nextWalls[i]!, width)
      }
      if (divided > 0) {
        if (coil.isFedByNeed) {
          const growth = neededShares(state, inlet, end => duty.leaving!(end.pressure, of.flow), nextShares)
          const step = Math.log(growth)
          of.isFar = Math.abs(step) > longestStep
          moved = Math.max(moved, lighter * Math.abs(step))
          image[atFlow] = x[atFlow]! + weights.share * held(step, -longestStep, longestStep)
        } else if (coil.isFedToEqualEnds) neededShares(state, inlet, () => outlet.enthalpy, nextShares)
        else equalDropShares(state, nextShares)
        for (let i = 0; i < divided; i++) {
          const step = Math.log(Math.max(leastShare, nextShares[i]!) / shares[i]!)
          of.isFar ||= Math.abs(step) > longestStep
          moved = Math.max(moved, lighter * Math.abs(step))
          image[atShares + i] = x[atShares + i]! + weights.share * held(step, -longestStep, longestStep)
        }
      }
      if (duty.wanted) {
        const step = flowStep(inlet, outlet, duty.wanted(outlet.pressure, of.flow))
        of.isFar ||= Math.abs(step) > longestStep
        moved = Math.max(moved, ofFlow * Math.abs(step))
        image[atFlow] = x[atFlow]! + weights.share * held(step, -longestStep, longestStep)
      }
      if (isFromOutlet) {
        const wanted = duty.pressure + (duty.endDrop?.(of.flow, outlet.enthalpy) ?? 0)
        const next = inlet.pressure + wanted - outlet.pressure
        const step = Math.log(Math.max(0.1, next / inlet.pressure))
        of.isFar ||= Math.abs(step) > longestStep
        moved = Math.max(moved, lighter * Math.abs(step))
        image[atPressure] = x[atPressure]! + weights.pressure * held(step, -longestStep, longestStep)
      }
      return moved
    },
  }
  return of
}

/**
 * Change of the logarithm of the flow that brings the leaving enthalpy to a wanted one, where the heat stays as it is.
 */
const flowStep = (inlet: FluidEnd, outlet: CoilEnd, wanted: number): number =>
  (outlet.enthalpy - wanted) / (outlet.enthalpy - inlet.enthalpy)

/** Makes the shares that leave each node add up to those that enter it: combined logarithms need not. */
function balance({ network, branches }: SegmentState['coil'], shares: Float64Array): void {
  const entering = new Float64Array(network.nodes)
  const leaving = new Float64Array(network.nodes)
  entering[0] = 1
  for (let index = 0; index < branches.length; index++) leaving[network.begins[index]!]! += shares[index]!
  for (const index of network.order) {
    const node = network.begins[index]!
    // All that enter a node stand before those that leave it.
    shares[index]! *= entering[node]! / leaving[node]!
    entering[network.ends[index]!]! += shares[index]!
  }
}

/** Heat of the air less that of the fluid, over the larger. */
function imbalanceOf({ coil }: SegmentState, flow: number, inlet: FluidEnd, outlet: CoilEnd, airEnd: AirEnd): number {
  const heat = flow * (outlet.enthalpy - inlet.enthalpy)
  let given = -airEnd.condensateHeat
  for (let at = 0; at < coil.columns * coil.segments; at++)
    given += coil.mixing.flows[at]! * (moistAirEnthalpy(coil.air.T[at]!, coil.air.W[at]!) - airEnd.h)
  return (given - heat) / Math.max(Math.abs(given), Math.abs(heat), 4 * flow)
}

function held(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
