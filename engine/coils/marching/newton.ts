/** Newton's method for the marches that do not settle in turn: air, flow and entering pressure all at once. */
import { EngineError } from '../../errors'
import { solveLinear } from '../solveLinear'
import { sweepAir } from './airSweep'
import { isBalanced } from './balance'
import { isSpent, type MarchState, refreshRows } from './marchedCoil'
import { airWithin, type Duty, pressuresOf, type Settled } from './settle'
import { humidityWeight, type Swept, sweepTangent, unknownsOf } from './tangentSweep'

/** Most steps, and most tries at shorter ones in each. */
const mostSteps = 18
const mostTries = 3
/** Largest miss of a settled march: of the air over the span of temperatures, of the ends over the whole. */
const tolerance = { fine: 3e-7, enough: 1e-4 } as const
/** Steps over which the misses must fall to a share, the share of one step that is too slow, and steps of a choked fluid. */
const patience = { steps: 4, share: 0.7, last: 0.3, choked: 2 } as const
/** Furthest that one step moves the flow, in its logarithm, and the entering pressure, as a share. */
const furthest = { flow: 0.7, pressure: 0.4 } as const

/**
 * Settles a march by Newton's method.
 *
 * @param state  the march, its air the first guess; written over
 * @param duty   what is known of the fluid
 * @param span   temperatures between which everything happens [K]
 * @param from   flow [kg/s] and entering pressure [Pa] of the first guess
 * @returns the last sweep, and whether it settled
 *
 * Valid for any flow; ends after 18 steps of at most 3 tries, and sooner where the misses no longer fall or the fluid stays choked.
 *
 * Source: Newton's method with step lengths halved until the misses fall.
 */
export function settleByNewton(
  state: MarchState,
  duty: Duty,
  span: readonly [number, number],
  from: { flow: number; pressure: number },
): Settled {
  const { coil, airT, airW } = state
  const { slices } = coil.path
  state.pressures = pressuresOf(duty, coil)
  state.isFromOutlet = false
  const of = unknownsOf(state, duty)
  const matrix = Array.from({ length: of.size }, () => new Float64Array(of.size))
  const miss = new Float64Array(of.size)
  const trial = new Float64Array(of.size)
  const x = new Float64Array(of.size)
  const next = new Float64Array(of.size)
  for (let i = 0; i < of.nodes; i++) {
    x[i] = airT[slices + i]!
    if (of.isWet) x[of.nodes + i] = humidityWeight * airW[slices + i]!
  }
  const [leastFlow, mostFlow] = duty.flows ?? [0, Number.MAX_VALUE]
  if (of.flow >= 0) x[of.flow] = Math.log(from.flow)
  if (of.pressure >= 0) x[of.pressure] = from.pressure / duty.pressure
  const width = Math.max(1e-3, span[1] - span[0])
  const within = airWithin(span)
  const put = (guess: Float64Array): { flow: number; pressure: number } => {
    for (let i = 0; i < of.nodes; i++) {
      guess[i] = held(guess[i]!, within)
      airT[slices + i] = guess[i]!
      if (!of.isWet) continue
      guess[of.nodes + i] = held(guess[of.nodes + i]!, [0, humidityWeight * coil.air.W])
      airW[slices + i] = guess[of.nodes + i]! / humidityWeight
    }
    const flow = of.flow < 0 ? from.flow : held(Math.exp(guess[of.flow]!), [leastFlow, mostFlow])
    if (of.flow >= 0) guess[of.flow] = Math.log(flow)
    const pressure = of.pressure < 0 ? duty.pressure : held(guess[of.pressure]! * duty.pressure, state.pressures)
    if (of.pressure >= 0) guess[of.pressure] = pressure / duty.pressure
    return { flow, pressure }
  }
  const largest = (misses: Float64Array): number => {
    let most = 0
    for (let k = 0; k < of.size; k++) {
      const scale = k === of.flow || k === of.pressure ? 1 : width
      most = Math.max(most, Math.abs(misses[k]!) / scale)
    }
    return most
  }
  let swept: Swept
  let sweeps = 0
  let size: number
  const sizes: number[] = []
  let choked = 0
  for (let step = 0; ; step++) {
    swept = sweepTangent(state, duty, of, put(x), miss, matrix)
    refreshRows(state)
    size = largest(miss)
    sweeps++
    choked = isChokedAt(state, swept) ? choked + 1 : 0
    const earlier = sizes.at(-patience.steps) ?? Number.POSITIVE_INFINITY
    const isSlow = size > (sizes.at(-1) ?? Number.POSITIVE_INFINITY) * patience.last
    if (size <= tolerance.enough && (size <= tolerance.fine || isSlow) && isBalanced(withAir(state, swept))) break
    if (step >= mostSteps || isSpent(coil) || size > patience.share * earlier || choked >= patience.choked) break
    sizes.push(size)
    for (let k = 0; k < of.size; k++) next[k] = -miss[k]!
    solveLinear(matrix, next)
    if (!next.every(Number.isFinite)) break
    let share = Math.min(
      1,
      of.flow < 0 ? 1 : furthest.flow / Math.abs(next[of.flow]!),
      of.pressure < 0 ? 1 : (furthest.pressure * x[of.pressure]!) / Math.abs(next[of.pressure]!),
    )
    const old = x.slice()
    let best = Number.POSITIVE_INFINITY
    let bestShare = share
    for (let tries = 0; tries < mostTries; tries++) {
      for (let k = 0; k < of.size; k++) x[k] = old[k]! + share * next[k]!
      const found = tried(() => sweepTangent(state, duty, of, put(x), trial))
        ? largest(trial)
        : Number.POSITIVE_INFINITY
      sweeps++
      if (found < best) {
        best = found
        bestShare = share
      }
      if (found < size * (1 - 0.2 * share)) break
      share /= 4
    }
    if (!Number.isFinite(best)) {
      x.set(old)
      break
    }
    if (share !== bestShare) for (let k = 0; k < of.size; k++) x[k] = old[k]! + bestShare * next[k]!
  }
  const { inlet, front, entryDrop, flow } = swept
  const { airEnd, nextT, nextW } = withAir(state, swept)
  airT.set(nextT)
  airW.set(nextW)
  const isChoked = isChokedAt(state, swept)
  return {
    state,
    flow,
    inlet,
    entryDrop,
    exitDrop: duty.exitDrop?.(flow) ?? 0,
    front,
    airEnd,
    sweeps,
    converged: size <= tolerance.enough && isBalanced({ ...swept, state, airEnd }),
    moved: size,
    isChoked,
  }
}

/** A sweep with the air that its pieces make, beside the air that was guessed. */
function withAir(state: MarchState, swept: Swept) {
  const nextT = state.airT.slice()
  const nextW = state.airW.slice()
  const airEnd = sweepAir(state, nextT, nextW)
  return { ...swept, state, airEnd, nextT, nextW }
}

/** Whether a sweep stayed within the equations: a step too long may lead out of them. */
function tried(sweep: () => unknown): boolean {
  try {
    sweep()
    return true
  } catch (error) {
    if (!(error instanceof EngineError) || error.code === 'invalid-input') throw error
    return false
  }
}

/** Whether the pressure is held at an end of what the fluid is let have. */
function isChokedAt({ pressures: [lowest, highest] }: MarchState, { front, inlet }: Swept): boolean {
  return front.pressure <= lowest * 1.001 || inlet.pressure >= highest * 0.999
}

function held(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
