/** Iterates fluid and air until both agree, at a flow that is given or found at the same time. */

import { anderson } from '../solvers/anderson'
import type { TubeStream } from '../streams/stream'
import { sweepAir } from './airSweep'
import { isBalanced } from './balance'
import type { FluidEnd } from './fluidPiece'
import { sweepFluid, usedDropOf } from './fluidSweep'
import { type MarchState, refreshRows } from './marchedCoil'
import { readRemembered, rememberedCount, writeRemembered } from './remembered'
import type { Settled } from './settled'
import { fedCells, feed, neededShares } from './steamShares'

/** The known conditions of the fluid at the ends of the coil. */
export interface Duty {
  /** Enthalpy of the entering fluid at its pressure and flow [J/kg]. */
  entering(pressure: number, flow: number): number
  /** Pressure at the end where it is known, that of the connection [Pa]. */
  pressure: number
  /** The end where it is known: the outlet of an evaporator, else the inlet. */
  pressureAt: 'inlet' | 'outlet'
  /** Total flow [kg/s]; its first guess where `leaving` is given. */
  flow: number
  /** Wanted enthalpy of the leaving fluid, at its pressure and flow; undefined where the flow is given [J/kg]. */
  leaving?: (pressure: number, flow: number) => number
  /** Its derivative by the logarithm of the flow, where a heat is wanted; else it is 0, and left out [J/kg]. */
  leavingSlope?: (flow: number) => number
  /** Lower and upper limit of the flow [kg/s]. */
  flows?: readonly [number, number]
  /**
   * Pressure lost between the connection and the tubes at a flow and a leaving enthalpy, which is NaN at first [Pa].
   */
  endDrop?: (flow: number, leaving: number) => number
  /** Whether a sweep with this relative change is accurate enough: for a flow that is only tried. */
  isEnough?: (front: FluidEnd, moved: number) => boolean
}

/** Most sweeps of one march, and the fewest before it may end. */
export const mostSweeps = 48
const leastSweeps = 4
/** Consecutive sweeps with choked flow after which the march ends. */
const mostChoked = 10
/** Sweeps remembered by Anderson mixing, and the first sweeps, which are far from the solution and are not combined. */
const depth = 8
const firstSweeps = 2
/**
 * Share of a change of the pressure drops that the next sweep takes: the most, the least where they oscillate, and its
 * growth.
 */
const dropShares = { most: 0.7, least: 0.1, growth: 1.2 } as const
/** A gap of the opposite sign counts as oscillation where it is larger than this share of the last gap. */
const swing = 0.3
/**
 * Tolerance of convergence: change of the air over the range of temperatures, and of the leaving enthalpy over its
 * whole rise.
 */
const tolerance = 1e-6
/**
 * A film whose law jumps keeps a march from settling. It counts as converged after this many sweeps where its last
 * duties stayed within a band that no result shows: a narrow one, as it may still drift, or a wide one that it crossed
 * up and down.
 */
const unsettled = { sweeps: 30, last: 6, turns: 2, narrow: 2e-6, wide: 2e-5 } as const
/** Largest change of the logarithm of the flow by one sweep. */
const longestStep = 0.3
/**
 * Smallest share of the wanted rise used as a rise to correct the flow: the rise may be zero or have the wrong sign.
 */
const leastRise = 0.1
/**
 * Pressure changes along the tubes move the saturation temperature, and with it the air, beyond the entering
 * temperatures by up to this [K].
 */
const beyondEnds = 30
/** Lowest pressure in the coil as a share of that at its known end: a coil that reaches it is choked. */
const lowestShare = { inlet: 0.1, outlet: 0.7 } as const
/** Weights that bring humidity, flow, and flow shares to the magnitude of temperatures in kelvins, or above. */
const weights = { humidity: 2500, flow: 50, share: 200 } as const

/**
 * Sweeps along fluid and air until neither changes.
 *
 * The unknowns are the air behind the rows and, where they are not given, the flow, its shares and the entering
 * pressure. Each sweep improves all of them at once, and the iterates are combined by Anderson mixing. What the pieces
 * remember from the last sweep is combined in the same way: otherwise it would belong to other air, and a combination
 * would be worth less. The flow is corrected by Newton's method with the slope that the sweep carries along, or by the
 * heat; each change of direction shortens the step.
 *
 * @param state  the march; its air and pieces are overwritten
 * @param duty   the known conditions of the fluid
 * @param span   lowest and highest temperature in the coil [K]
 * @param earlier  earlier sweeps at the same duty, which count towards those after which an unsettled march may end
 * @returns the last sweep, and whether it converged
 *
 * Valid for any flow; ends after 48 sweeps, and sooner where the fluid stays choked.
 *
 * Source: balances; D. G. Anderson (1965).
 */
export function settle(state: MarchState, duty: Duty, span: readonly [number, number], earlier = 0): Settled {
  const { coil, airT, airW } = state
  const { rows, slices } = coil.path
  const nodes = rows * slices
  const fed = fedCells(state)
  const shares = 2 * nodes + 1
  const memory = shares + fed.length
  const size = memory + rememberedCount(state)
  const x = new Float64Array(size)
  const image = new Float64Array(size)
  const mixer = anderson(size, depth, memory)
  state.pressures = pressuresOf(duty, coil.tubes.stream, coil.air.T)
  state.isFromOutlet = duty.pressureAt === 'outlet'
  const nextT = airT.slice()
  const nextW = airW.slice()
  const width = Math.max(1e-3, span[1] - span[0])
  const within = airWithin(span)
  for (let i = 0; i < nodes; i++) {
    x[i] = airT[slices + i]!
    x[nodes + i] = weights.humidity * airW[slices + i]!
  }
  x[2 * nodes] = weights.flow * Math.log(duty.flow)
  for (const [index, { flowShare }] of fed.entries()) x[shares + index] = weights.share * flowShare
  writeRemembered(state, x, memory)
  let settled: Settled | undefined
  let before = Number.NaN
  let choked = 0
  const duties: number[] = []
  let reach: number = longestStep
  let lastStep = 0
  let lastGap = 0
  state.dropShare = dropShares.most
  for (let sweeps = 1; ; sweeps++) {
    for (let i = 0; i < nodes; i++) {
      x[i] = held(x[i]!, within)
      x[nodes + i] = Math.min(weights.humidity * coil.air.W, Math.max(0, x[nodes + i]!))
      airT[slices + i] = x[i]!
      airW[slices + i] = x[nodes + i]! / weights.humidity
    }
    if (sweeps > 1) {
      readRemembered(state, x, memory)
      refreshRows(state)
    }
    const flow = held(Math.exp(x[2 * nodes]! / weights.flow), duty.flows ?? [0, Number.MAX_VALUE])
    const expected = state.isFromOutlet ? usedDropOf(state) : 0
    const endDrop = duty.endDrop?.(flow, before) ?? 0
    const known = duty.pressure + (state.isFromOutlet ? endDrop : -endDrop)
    const pressure = held(known + expected, state.pressures)
    x[2 * nodes] = weights.flow * Math.log(flow)
    feed(fed, x.subarray(shares, memory))
    for (const [index, { flowShare }] of fed.entries()) x[shares + index] = weights.share * flowShare
    const inlet = { pressure, enthalpy: duty.entering(pressure, flow) }
    const front = sweepFluid(state, inlet, flow)
    const airEnd = sweepAir(state, nextT, nextW)
    const scale = Math.max(Math.abs(front.enthalpy - inlet.enthalpy), 1)
    let moved = Math.abs(front.enthalpy - before) / scale
    before = front.enthalpy
    for (let i = 0; i < nodes; i++) {
      image[i] = nextT[slices + i]!
      image[nodes + i] = weights.humidity * nextW[slices + i]!
      moved = Math.max(moved, Math.abs(image[i]! - x[i]!) / width, Math.abs(image[nodes + i]! - x[nodes + i]!) / width)
    }
    image[2 * nodes] = x[2 * nodes]!
    writeRemembered(state, image, memory)
    for (const [index, share] of neededShares(fed).entries()) {
      const at = shares + index
      image[at] = weights.share * share
      moved = Math.max(moved, Math.abs(image[at]! - x[at]!) / weights.share)
    }
    let isFar = false
    if (duty.leaving) {
      const wanted = duty.leaving(front.pressure, flow)
      const miss = front.enthalpy - wanted
      const step = duty.leavingSlope
        ? newtonStep(-miss, front.slope - duty.leavingSlope(flow))
        : flowStep(front.enthalpy - inlet.enthalpy, wanted - inlet.enthalpy, front.slope)
      // The flow alternates between too large and too small: shorter steps converge between them.
      reach = step * lastStep < 0 ? reach / 2 : Math.min(longestStep, 1.5 * reach)
      lastStep = step
      isFar = Math.abs(step) > reach
      image[2 * nodes]! += weights.flow * held(step, [-reach, reach])
      moved = Math.max(moved, Math.abs(miss) / scale)
    }
    if (state.isFromOutlet) {
      const lost = front.friction + front.bends + front.acceleration + front.weight
      const gap = lost - expected
      moved = Math.max(moved, (0.1 * Math.abs(gap)) / duty.pressure)
      state.dropShare = dropShareAfter(state.dropShare, gap, lastGap)
      lastGap = gap
    }
    duties.push(flow * (front.enthalpy - inlet.enthalpy))
    const isStill = moved <= tolerance || (earlier + sweeps >= unsettled.sweeps && areSteady(duties))
    const converged = isStill && isBalanced({ state, flow, inlet, front, airEnd })
    const isChoked = front.pressure <= state.pressures[0] * 1.001 || pressure >= state.pressures[1] * 0.999
    settled = { state, flow, inlet, front, airEnd, sweeps, converged, moved, isChoked }
    choked = isChoked ? choked + 1 : 0
    if (converged || choked >= mostChoked) break
    if (sweeps >= mostSweeps || (sweeps >= leastSweeps && duty.isEnough?.(front, moved))) break
    // Combined pressure drops would keep an evaporator at the limit of its pressure.
    const isLost = isChoked && state.isFromOutlet
    // Steps that the limit shortens are all alike: their combination would cancel.
    if (isFar || isLost) mixer.forget()
    if (sweeps <= firstSweeps || isLost) x.set(image)
    else mixer.step(x, image)
  }
  airT.set(nextT)
  airW.set(nextW)
  return settled
}

/** Whether the last duties of a march stay within the band of an unsettled one. */
function areSteady(duties: readonly number[]): boolean {
  if (duties.length < unsettled.last) return false
  const last = duties.slice(-unsettled.last)
  const steps = last.slice(1).map((duty, index) => duty - last[index]!)
  const turns = steps.filter((step, index) => index > 0 && step * steps[index - 1]! < 0).length
  const band = turns >= unsettled.turns ? unsettled.wide : unsettled.narrow
  return Math.max(...last) - Math.min(...last) <= band * Math.abs(duties.at(-1)!)
}

/**
 * Correction of the logarithm of the flow by the slope (Newton's method). A larger flow changes its enthalpy less. The
 * slope may have the wrong sign where the fluid uses up the temperature difference of the air, or meets air that it has
 * warmed: then the heat gives the correction.
 */
function flowStep(rise: number, wanted: number, slope: number): number {
  if (slope * wanted < 0 || wanted === 0) return newtonStep(wanted - rise, slope)
  return Math.log(Math.max(leastRise, rise / wanted))
}

/**
 * The share of the next change of the pressure drops. At higher pressure a fluid is warmer, boils less and loses less
 * pressure: drops that follow at once would oscillate.
 */
function dropShareAfter(share: number, gap: number, lastGap: number): number {
  const isSwing = gap * lastGap < 0 && Math.abs(gap) > swing * Math.abs(lastGap)
  return isSwing ? Math.max(dropShares.least, share / 2) : Math.min(dropShares.most, dropShares.growth * share)
}

function newtonStep(miss: number, slope: number): number {
  return slope === 0 ? 0 : miss / slope
}

/**
 * Limits of the air temperature during the iteration: wider than the entering temperatures, by the margin for pressure
 * drop and glide [K].
 */
function airWithin([low, high]: readonly [number, number]): readonly [number, number] {
  return [low - beyondEnds, high + beyondEnds]
}

function held(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}

/**
 * Lowest and highest pressure that a march allows.
 *
 * @param duty      pressure at the end where it is known [Pa]
 * @param stream    the fluid
 * @param entering  temperature of the entering air [K]
 * @returns         both [Pa]: any for liquids; for gases down to a tenth. An evaporating fluid must stay colder than the
 *                  entering air, and a condensing one warmer: at that limit its pressure is used up
 *
 * Valid for any fluid.
 *
 * Source: none; a bound.
 */
export function pressuresOf(
  { pressure, pressureAt }: Pick<Duty, 'pressure' | 'pressureAt'>,
  stream: TubeStream,
  entering: number,
): readonly [number, number] {
  if (!stream.feelsPressure) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isBoth = stream.changesPhase && pressure < stream.criticalPressure
  if (pressureAt === 'inlet') {
    const cold = (isBoth && stream.saturationPressure(entering, 1)) || 0
    return [Math.min(0.98 * pressure, Math.max(lowestShare.inlet * pressure, cold)), 1.5 * pressure]
  }
  const warm = (isBoth && stream.saturationPressure(entering, 0)) || Number.POSITIVE_INFINITY
  return [lowestShare.outlet * pressure, Math.max(1.02 * pressure, Math.min(0.97 * stream.criticalPressure, warm))]
}
