/** Fluid and air in turn until both agree, at a flow that is given or found on the way. */

import { type AirEnd, sweepAir } from './airSweep'
import { anderson } from './anderson'
import { type FluidEnd, type FluidFront, sweepFluid, usedDropOf } from './fluidSweep'
import { type MarchState, refreshRows } from './marchedCoil'
import type { TubeStream } from './stream'

/** What is known of the fluid at the ends of the coil. */
export interface Duty {
  /** Enthalpy of the entering fluid at its pressure [J/kg]. */
  entering(pressure: number): number
  /** Pressure at the end where it is known [Pa]. */
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
  /** Pressure lost before the tubes at a flow, of one that is known before that [Pa]. */
  entryDrop?: (flow: number) => number
  /** Most sweeps, where fewer than usual will do. */
  sweeps?: number
}

/** A coil as marched. */
export interface Settled {
  state: MarchState
  flow: number
  inlet: FluidEnd
  /** Pressure lost before the tubes [Pa]. */
  entryDrop: number
  front: FluidFront
  airEnd: AirEnd
  sweeps: number
  converged: boolean
  /** The pressure of the fluid is used up before the end of the tubes. */
  isChoked: boolean
}

/** Most sweeps of one march. */
export const mostSweeps = 120
/** Sweeps remembered by the mixing. */
const depth = 8
/** What ends the march: change of the air over the span of temperatures, of the leaving enthalpy over the whole. */
const tolerance = 2e-7
/** Sweeps after which a march that only trembles is taken as settled. */
const patience = 24
/** Furthest that one sweep moves the flow, in its logarithm. */
const longestStep = 0.3
/** Lowest pressure in the coil as a share of that at its known end: a coil that comes there is choked. */
const lowestShare = { inlet: 0.1, outlet: 0.7 } as const
/** Weights that make humidity and flow of the size of kelvins. */
const weights = { humidity: 2500, flow: 50 } as const

/**
 * Sweeps along fluid and air until neither moves.
 *
 * Unknown are the air between the rows, and where they are not given the flow and the entering pressure; each sweep makes
 * a better guess of all of them at once, and the guesses are mixed (Anderson). The flow is moved by Newton's method with
 * the slope that the sweep carries along.
 *
 * @param state  the march; its air and pieces are written over
 * @param duty   what is known of the fluid
 * @param span   temperatures between which everything happens [K]
 * @returns the last sweep, and whether it settled
 *
 * Valid for any flow; ends after 120 sweeps.
 *
 * Source: balances; D. G. Anderson (1965).
 */
export function settle(state: MarchState, duty: Duty, span: readonly [number, number]): Settled {
  const { coil, airT, airW } = state
  const { rows, slices } = coil.path
  const inner = (rows - 1) * slices
  const size = 2 * inner + 1
  const x = new Float64Array(size)
  const image = new Float64Array(size)
  const mixer = anderson(size, depth)
  state.pressures = pressuresOf(duty, coil.tubes.stream)
  state.isFromOutlet = duty.pressureAt === 'outlet'
  const nextT = airT.slice()
  const nextW = airW.slice()
  const width = Math.max(1e-3, span[1] - span[0])
  for (let i = 0; i < inner; i++) {
    x[i] = airT[slices + i]!
    x[inner + i] = weights.humidity * airW[slices + i]!
  }
  x[2 * inner] = weights.flow * Math.log(duty.flow)
  let settled: Settled | undefined
  let before = Number.NaN
  for (let sweeps = 1; ; sweeps++) {
    for (let i = 0; i < inner; i++) {
      x[i] = Math.min(span[1], Math.max(span[0], x[i]!))
      x[inner + i] = Math.min(weights.humidity * coil.air.W, Math.max(0, x[inner + i]!))
      airT[slices + i] = x[i]!
      airW[slices + i] = x[inner + i]! / weights.humidity
    }
    const flow = held(Math.exp(x[2 * inner]! / weights.flow), duty.flows ?? [0, Number.MAX_VALUE])
    const expected = state.isFromOutlet ? usedDropOf(state) : 0
    const entryDrop = duty.entryDrop?.(flow) ?? 0
    const pressure = held(duty.pressure + expected - entryDrop, state.pressures)
    x[2 * inner] = weights.flow * Math.log(flow)
    const inlet = { pressure, enthalpy: duty.entering(pressure) }
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
    let isFar = false
    if (duty.leaving) {
      const wanted = duty.leaving(front.pressure, flow)
      const miss = front.enthalpy - wanted
      const slope = front.slope - (duty.leavingSlope?.(flow) ?? 0)
      const step = slope === 0 ? 0 : -miss / slope
      isFar = Math.abs(step) > longestStep
      image[2 * inner]! += weights.flow * Math.min(longestStep, Math.max(-longestStep, step))
      moved = Math.max(moved, Math.abs(miss) / scale)
    }
    if (state.isFromOutlet) {
      const lost = front.friction + front.bends + front.acceleration + front.weight
      moved = Math.max(moved, (0.1 * Math.abs(lost - expected)) / duty.pressure)
    }
    const converged = moved <= tolerance * 50
    const isChoked = front.pressure <= state.pressures[0] * 1.001 || pressure >= state.pressures[1] * 0.999
    settled = { state, flow, inlet, entryDrop, front, airEnd, sweeps, converged, isChoked }
    if (moved <= (sweeps < patience ? tolerance : tolerance * 50) || sweeps >= (duty.sweeps ?? mostSweeps)) break
    // Steps cut short are all alike: mixed, they would cancel.
    if (isFar) mixer.forget()
    mixer.step(x, image)
    refreshRows(state)
  }
  airT.set(nextT)
  airW.set(nextW)
  return settled
}

function held(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}

/** Pressures that the fluid is let have: liquids any, gases down to a tenth, refrigerants also below their critical one. */
function pressuresOf({ pressure, pressureAt }: Duty, stream: TubeStream): readonly [number, number] {
  if (!stream.feelsPressure) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (pressureAt === 'inlet') return [lowestShare.inlet * pressure, 1.5 * pressure]
  return [lowestShare.outlet * pressure, 0.97 * stream.criticalPressure]
}
