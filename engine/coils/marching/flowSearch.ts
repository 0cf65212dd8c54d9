/**
 * Finds the flow that leaves in a wanted state, by a bracket between a flow that is too large and one that is too
 * small.
 */
import type { FluidEnd } from './fluidPiece'
import { type KeptState, keptState, restoreState } from './keptState'
import { isSpent, type MarchedCoil, marchStart } from './marchedCoil'
import { type Duty, settle } from './settle'
import type { Settled } from './settled'

/** A duty whose flow is unknown. */
type WantedDuty = Omit<Duty, 'flow'> & Required<Pick<Duty, 'leaving'>>

/**
 * Most flows that are tried until there is a bracket, larger and smaller ones, more where a heat is wanted, which may
 * be small; and the ratio of each to the one before.
 */
const samples = { faster: 4, slower: 14, ofHeat: 20, step: 0.55 } as const
/**
 * Change of the leaving enthalpy from flow to flow, as a share of its error, below which smaller flows make no
 * difference.
 */
const spent = 0.03
/**
 * Most steps that narrow the bracket, and its logarithmic width at which a choked large end is accepted as the limit.
 */
const mostSteps = 40
const choking = 1e-3
/** The sign of the error is certain where the error is this many times the change by the last sweep. */
const certain = 100
/** Error of the leaving enthalpy at the end, as a share of its rise. */
const tolerance = 1e-4
/** Logarithmic width of the bracket below which an end of the bracket is doubted instead of narrowing further. */
const narrowest = 1e-5
/**
 * Steps in which an end may stay unchanged before it is computed again, and the factor by which the search widens if it
 * was wrong.
 */
const doubted = { after: 4, further: 4 } as const

/** A flow and its own march. */
interface Tried {
  flow: number
  settled: Settled
  /** Leaving enthalpy less the wanted one, as a share of its rise [-]. */
  miss: number
  isTooFast: boolean
  /** The fluid leaves in the wanted state. */
  isFound: boolean
}

type Look = (flow: number) => Tried

interface Bracket {
  fast: Tried
  slow: Tried
}

/**
 * Searches from large to small flows, so that the largest flow that meets the duty is found. Each march starts from the
 * end of the last one that did not choke.
 *
 * @param coil     the coil
 * @param duty     the wanted leaving state of the fluid
 * @param span     lowest and highest temperature in the coil [K]
 * @param fastest  a flow that is more than enough [kg/s]
 * @returns        the march at the flow found; else the march at the small end of the last bracket, marked as not
 *                 converged, and as choked where the large end chokes; undefined where no flow is small enough
 *
 * Valid for any duty. Bounded by its steps and the effort of the march.
 *
 * Source: bracketed root finding (false position); ends are computed again, because a flow is judged too large or too
 * small before its march has converged.
 */
export function searchFlow(
  coil: MarchedCoil,
  duty: WantedDuty,
  span: readonly [number, number],
  fastest: number,
): Settled | undefined {
  const look = lookAt(coil, duty, span)
  const slower = wantsHeat(duty) ? samples.ofHeat : samples.slower
  let fast: Tried | undefined
  let slow: Tried | undefined
  // A pressure drop also cools the fluid, so that the flow may be larger than the air alone would allow.
  for (let k = 0; k < samples.faster && !fast; k++) {
    const here = look(fastest * samples.step ** -k)
    if (here.isFound) return here.settled
    if (here.isTooFast) fast = here
    else slow = here
  }
  for (let k = 1; fast && !slow && k < slower && !isSpent(coil); k++) {
    const here = look(fastest * samples.step ** k)
    if (here.isFound) return here.settled
    if (!here.isTooFast) slow = here
    // The fluid leaves at the temperature of the air. Not so where a heat is wanted: of large flows it hardly changes.
    else if (
      !wantsHeat(duty) &&
      !fast.settled.isChoked &&
      Math.abs(here.miss - fast.miss) < spent * Math.abs(here.miss)
    )
      break
    else fast = here
  }
  if (fast && slow) return drawn(coil, look, { fast, slow })
  return fast?.settled.isChoked ? fast.settled : undefined
}

const wantsHeat = ({ leavingSlope }: Pick<Duty, 'leavingSlope'>): boolean => leavingSlope !== undefined

/** Returns a function that marches a flow until it is clear whether the flow is too large. */
function lookAt(coil: MarchedCoil, { leaving, ...duty }: WantedDuty, span: readonly [number, number]): Look {
  const fresh = () => marchStart(coil, (span[0] + span[1]) / 2)
  let state = fresh()
  let kept: KeptState | undefined
  let sweeps = 0
  return flow => {
    const entering = duty.entering(duty.pressure, flow)
    const missOf = ({ enthalpy, pressure }: FluidEnd) =>
      (enthalpy - leaving(pressure, flow)) / Math.max(1, Math.abs(enthalpy - entering))
    const isEnough = (front: FluidEnd, moved: number) => Math.abs(missOf(front)) > certain * moved
    const settled = settle(state, { ...duty, flow, isEnough }, span)
    const { front, isChoked, converged } = settled
    sweeps += settled.sweeps
    // A choked march leaves wrong pressures in its state. From the last one that did not choke, larger flows are
    // reached than from a guess, at which the drops are other ones.
    if (!isChoked) kept = keptState(state)
    else if (kept) restoreState(state, kept)
    else state = fresh()
    const miss = missOf(front)
    const isFound = converged && !isChoked && Math.abs(miss) < tolerance
    // With more flow the fluid changes less and takes more heat: it falls short of a wanted state, and exceeds a heat.
    const isShort = coil.isHeated ? miss < 0 : miss > 0
    const isTooFast = isChoked || (wantsHeat(duty) ? !isShort : isShort)
    return { flow, settled: { ...settled, sweeps, converged: isFound }, miss, isTooFast, isFound }
  }
}

/** Narrows a bracket. */
function drawn(coil: MarchedCoil, look: Look, bracket: Bracket): Settled {
  let stood = 0
  for (let step = 0; step < mostSteps && !isSpent(coil); step++) {
    const { fast, slow } = bracket
    const width = Math.log(fast.flow / slow.flow)
    if (fast.settled.isChoked && width < choking) break
    const here = look(fast.flow * Math.exp(-width * weightOf(bracket, step)))
    if (here.isFound) return here.settled
    put(bracket, here)
    stood = here.isTooFast ? Math.max(1, stood + 1) : Math.min(-1, stood - 1)
    if (Math.abs(stood) < doubted.after && width > narrowest) continue
    const again = askedAgain(coil, look, bracket, stood > 0)
    if (again.isFound) return again.settled
    stood = 0
  }
  const { fast, slow } = bracket
  return {
    ...slow.settled,
    sweeps: Math.max(fast.settled.sweeps, slow.settled.sweeps),
    isChoked: fast.settled.isChoked,
  }
}

function put(bracket: Bracket, here: Tried): void {
  if (here.isTooFast) bracket.fast = here
  else bracket.slow = here
}

/** Where in the bracket to try next, from its large end: by false position, and every third time in the middle. */
function weightOf({ fast, slow }: Bracket, step: number): number {
  if (step % 3 === 2 || fast.settled.isChoked || fast.miss === slow.miss) return 0.5
  return Math.min(0.9, Math.max(0.1, fast.miss / (fast.miss - slow.miss)))
}

/**
 * Computes again the end that has not moved. If it was judged wrongly, moves outwards in growing steps to a flow that
 * brackets.
 */
function askedAgain(coil: MarchedCoil, look: Look, bracket: Bracket, isSlow: boolean): Tried {
  const { fast, slow } = bracket
  const from = isSlow ? slow.flow : fast.flow
  const width = Math.log(fast.flow / slow.flow)
  let here = look(from)
  for (let reach = width; ; reach *= doubted.further) {
    put(bracket, here)
    if (here.isFound || here.isTooFast !== isSlow || isSpent(coil)) return here
    here = look(from * Math.exp(isSlow ? -reach : reach))
  }
}
