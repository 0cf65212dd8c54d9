/** Fluid and air in turn until both agree, at a flow that is given or found on the way. */

import { anderson } from '../solvers/anderson'
import { sweepAir } from './airSweep'
import { isBalanced } from './balance'
import type { FluidEnd } from './fluidPiece'
import { sweepFluid, usedDropOf } from './fluidSweep'
import { type MarchedCoil, type MarchState, refreshRows } from './marchedCoil'
import type { Settled } from './settled'
import { fedCells, feed, neededShares } from './steamShares'

/** What is known of the fluid at the ends of the coil. */
export interface Duty {
  /** Enthalpy of the entering fluid at its pressure and flow [J/kg]. */
  entering(pressure: number, flow: number): number
  /** Pressure at the end where it is known, the connection there [Pa]. */
  pressure: number
  /** The end where it is known: of an evaporator the outlet. */
  pressureAt: 'inlet' | 'outlet'
  /** Whole flow [kg/s]; a first guess of it where `leaving` is given. */
  flow: number
  /** Enthalpy that the fluid is to leave with, at its pressure and flow; undefined where the flow is given [J/kg]. */
  leaving?: (pressure: number, flow: number) => number
  /** How that moves with the logarithm of the flow; 0 where left out [J/kg]. */
  leavingSlope?: (flow: number) => number
  /** Flows between which it is looked for [kg/s]. */
  flows?: readonly [number, number]
  /** Pressure lost between that place and the tubes at a flow and leaving enthalpy, that not a number at first [Pa]. */
  endDrop?: (flow: number, leaving: number) => number
  /** Whether a sweep that moved by such a share shows enough: of a flow that is only looked at. */
  isEnough?: (front: FluidEnd, moved: number) => boolean
}

/** Most sweeps of one march, and the fewest that show anything. */
export const mostSweeps = 48
const leastSweeps = 4
/** Sweeps in a row after which a choked fluid is left as it is. */
const mostChoked = 10
/** Sweeps remembered by the mixing. */
const depth = 8
/** Share of a change of the pressure drops that the next sweep takes, from the most down to the least where they swing. */
const dropShares = { most: 0.7, least: 0.1, growth: 1.2 } as const
/** Share of the last gap from which a gap of the other sign is a swing, not the end of one. */
const swing = 0.3
/** What ends the march: change of the air over the span of temperatures, of the leaving enthalpy over the whole. */
const tolerance = 2e-7
/** Sweeps after which a march that only trembles is taken as settled. */
const patience = 30
/** So many in a row tremble, where the patience began in a march before. */
const enoughStill = 3
/** Furthest that one sweep moves the flow, in its logarithm. */
const longestStep = 0.3
/** Least share of the wanted rise by which the flow is judged: it may have none, or the wrong sign. */
const leastRise = 0.1
/** Pressure that falls or rises along the tubes takes saturation, and the air with it, beyond the ends by up to this [K]. */
const beyondEnds = 30
/** Lowest pressure in the coil as a share of that at its known end: a coil that comes there is choked. */
const lowestShare = { inlet: 0.1, outlet: 0.7 } as const
/** Weights that make humidity, flow, and shares of it of the size of kelvins, or heavier. */
const weights = { humidity: 2500, flow: 50, share: 200 } as const

/**
 * Sweeps along fluid and air until neither moves.
 *
 * Unknown are the air between the rows, and where they are not given the flow, its shares and the entering pressure; each sweep makes
 * a better guess of all of them at once, and the guesses are mixed (Anderson). The flow is moved by Newton's method with
 * the slope that the sweep carries along, or by the heat, and less far after each step that turned back.
 *
 * @param state  the march; its air and pieces are written over
 * @param duty   what is known of the fluid
 * @param span   temperatures between which everything happens [K]
 * @param earlier  sweeps that led to the state, at the same duty: they count for the patience
 * @returns the last sweep, and whether it settled
 *
 * Valid for any flow; ends after 48 sweeps, and sooner where the fluid stays choked.
 *
 * Source: balances; D. G. Anderson (1965).
 */
export function settle(state: MarchState, duty: Duty, span: readonly [number, number], earlier = 0): Settled {
  const { coil, airT, airW } = state
  const { rows, slices } = coil.path
  const inner = (rows - 1) * slices
  const fed = fedCells(state)
  const shares = 2 * inner + 1
  const size = shares + fed.length
  const x = new Float64Array(size)
  const image = new Float64Array(size)
  const mixer = anderson(size, depth)
  state.pressures = pressuresOf(duty, coil)
  state.isFromOutlet = duty.pressureAt === 'outlet'
  const nextT = airT.slice()
  const nextW = airW.slice()
  const width = Math.max(1e-3, span[1] - span[0])
  const within = airWithin(span)
  for (let i = 0; i < inner; i++) {
    x[i] = airT[slices + i]!
    x[inner + i] = weights.humidity * airW[slices + i]!
  }
  x[2 * inner] = weights.flow * Math.log(duty.flow)
  for (const [index, { flowShare }] of fed.entries()) x[shares + index] = weights.share * flowShare
  let settled: Settled | undefined
  let before = Number.NaN
  let choked = 0
  let still = 0
  let reach: number = longestStep
  let lastStep = 0
  let lastGap = 0
  state.dropShare = dropShares.most
  for (let sweeps = 1; ; sweeps++) {
    for (let i = 0; i < inner; i++) {
      x[i] = held(x[i]!, within)
      x[inner + i] = Math.min(weights.humidity * coil.air.W, Math.max(0, x[inner + i]!))
      airT[slices + i] = x[i]!
      airW[slices + i] = x[inner + i]! / weights.humidity
    }
    const flow = held(Math.exp(x[2 * inner]! / weights.flow), duty.flows ?? [0, Number.MAX_VALUE])
    const expected = state.isFromOutlet ? usedDropOf(state) : 0
    const endDrop = duty.endDrop?.(flow, before) ?? 0
    const known = duty.pressure + (state.isFromOutlet ? endDrop : -endDrop)
    const pressure = held(known + expected, state.pressures)
    x[2 * inner] = weights.flow * Math.log(flow)
    feed(fed, x.subarray(shares))
    for (const [index, { flowShare }] of fed.entries()) x[shares + index] = weights.share * flowShare
    const inlet = { pressure, enthalpy: duty.entering(pressure, flow) }
    const front = sweepFluid(state, inlet, flow)
    const airEnd = sweepAir(state, nextT, nextW)
    const scale = Math.max(Math.abs(front.enthalpy - inlet.enthalpy), 1)
    let moved = Math.abs(front.enthalpy - before) / scale
    before = front.enthalpy
    for (let i = 0; i < inner; i++) {
      image[i] = nextT[slices + i]!
      image[inner + i] = weights.humidity * nextW[slices + i]!
      moved = Math.max(moved, Math.abs(image[i]! - x[i]!) / width, Math.abs(image[inner + i]! - x[inner + i]!) / width)
    }
    image[2 * inner] = x[2 * inner]!
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
      // To and fro between too much and too little: shorter steps end between them.
      reach = step * lastStep < 0 ? reach / 2 : Math.min(longestStep, 1.5 * reach)
      lastStep = step
      isFar = Math.abs(step) > reach
      image[2 * inner]! += weights.flow * held(step, [-reach, reach])
      moved = Math.max(moved, Math.abs(miss) / scale)
    }
    if (state.isFromOutlet) {
      const lost = front.friction + front.bends + front.acceleration + front.weight
      const gap = lost - expected
      moved = Math.max(moved, (0.1 * Math.abs(gap)) / duty.pressure)
      state.dropShare = dropShareAfter(state.dropShare, gap, lastGap)
      lastGap = gap
    }
    const isStill = moved <= tolerance * 50
    const converged = isStill && isBalanced({ state, flow, inlet, front, airEnd })
    const isChoked = front.pressure <= state.pressures[0] * 1.001 || pressure >= state.pressures[1] * 0.999
    settled = { state, flow, inlet, front, airEnd, sweeps, converged, moved, isChoked }
    choked = isChoked ? choked + 1 : 0
    still = converged ? still + 1 : 0
    const isSettled = moved <= tolerance || sweeps >= patience || (still >= enoughStill && earlier + sweeps >= patience)
    if ((converged && isSettled) || choked >= mostChoked) break
    if (sweeps >= mostSweeps || (sweeps >= leastSweeps && duty.isEnough?.(front, moved))) break
    // Steps cut short are all alike: mixed, they would cancel.
    if (isFar) mixer.forget()
    mixer.step(x, image)
    refreshRows(state)
  }
  airT.set(nextT)
  airW.set(nextW)
  return settled
}

/**
 * How far the flow is to be moved, in its logarithm: by the slope, that of Newton's method. More flow changes less. Where the
 * sweep says otherwise, because the fluid is short of air, or air that it warmed comes back to it, the heat tells.
 */
function flowStep(rise: number, wanted: number, slope: number): number {
  if (slope * wanted < 0 || wanted === 0) return newtonStep(wanted - rise, slope)
  return Math.log(Math.max(leastRise, rise / wanted))
}

/**
 * The share of the next change of the pressure drops. Under more pressure a fluid is warmer, boils less and so loses less
 * of it: drops that follow at once go to and fro.
 */
function dropShareAfter(share: number, gap: number, lastGap: number): number {
  const isSwing = gap * lastGap < 0 && Math.abs(gap) > swing * Math.abs(lastGap)
  return isSwing ? Math.max(dropShares.least, share / 2) : Math.min(dropShares.most, dropShares.growth * share)
}

function newtonStep(miss: number, slope: number): number {
  return slope === 0 ? 0 : miss / slope
}

/** Temperatures that the air is held between on the way: wider than its ends by what pressure drop and glide may add [K]. */
function airWithin([low, high]: readonly [number, number]): readonly [number, number] {
  return [low - beyondEnds, high + beyondEnds]
}

function held(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}

/**
 * Lowest and highest pressure that the fluid is let have [Pa]: liquids any, gases down to a tenth. What boils is nowhere
 * let be as warm as the entering air, and what condenses nowhere as cold: its pressure is used up there.
 */
function pressuresOf(
  { pressure, pressureAt }: Duty,
  { tubes: { stream }, air }: MarchedCoil,
): readonly [number, number] {
  if (!stream.feelsPressure) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isBoth = stream.changesPhase && pressure < stream.criticalPressure
  if (pressureAt === 'inlet') {
    const cold = (isBoth && stream.saturationPressure(air.T, 1)) || 0
    return [Math.min(0.98 * pressure, Math.max(lowestShare.inlet * pressure, cold)), 1.5 * pressure]
  }
  const warm = (isBoth && stream.saturationPressure(air.T, 0)) || Number.POSITIVE_INFINITY
  return [lowestShare.outlet * pressure, Math.max(1.02 * pressure, Math.min(0.97 * stream.criticalPressure, warm))]
}
