/** The flow that leaves in a wanted state, between one that is too large for it and one that is too small. */
import type { FluidEnd } from './fluidPiece'
import { isSpent, type MarchedCoil, marchStart } from './marchedCoil'
import { type Duty, settle } from './settle'
import type { Settled } from './settled'

/** A duty whose flow is looked for. */
type WantedDuty = Omit<Duty, 'flow'> & Required<Pick<Duty, 'leaving'>>

/** Flows that are looked at until there is a bracket, faster and slower ones, each a share of the one before. */
const samples = { faster: 4, slower: 14, step: 0.55 } as const
/** Change of a leaving enthalpy from flow to flow, as a share of its miss, at which slower ones make no difference. */
const spent = 0.03
/** Most steps that draw a bracket closer, and its width, in the logarithm, at which what chokes just misses. */
const mostSteps = 40
const choking = 1e-3
/** A miss so many times what a sweep still moves has its sign for certain. */
const certain = 100
/** Miss of the leaving enthalpy at the end, as a share of its rise. */
const tolerance = 1e-4
/** Width of a bracket, in the logarithm, from which on not the flow is in doubt but an end. */
const narrowest = 1e-5
/** Steps over which an end may stand before it is asked again, and how much further each time where it was wrong. */
const doubted = { after: 4, further: 4 } as const

/** A flow that was marched by itself. */
interface Tried {
  flow: number
  settled: Settled
  /** Leaving enthalpy less the wanted one, as a share of its rise [-]. */
  miss: number
  isTooFast: boolean
  /** It leaves as wanted. */
  isFound: boolean
}

type Look = (flow: number) => Tried

interface Bracket {
  fast: Tried
  slow: Tried
}

/**
 * Looks for a flow from fast to slow, so that the largest that does the duty is taken, each march going on from the last.
 *
 * @param coil     the coil
 * @param duty     what its fluid is to leave with
 * @param span     temperatures between which everything happens [K]
 * @param fastest  a flow that is more than enough [kg/s]
 * @returns        the march at the flow, or one that is not settled at the slow end of what is left of the bracket, choked
 *                 where any more flow chokes; undefined where no flow is small enough
 *
 * Valid for any duty. Bounded by its steps and the effort of the march.
 *
 * Source: bracketed root finding (false position); ends are asked again, because a march is told large or small before it
 * has settled.
 */
export function searchFlow(
  coil: MarchedCoil,
  duty: WantedDuty,
  span: readonly [number, number],
  fastest: number,
): Settled | undefined {
  const look = lookAt(coil, duty, span)
  let fast: Tried | undefined
  let slow: Tried | undefined
  // A drop of pressure cools as well, and leaves room for more flow than the air alone would carry.
  for (let k = 0; k < samples.faster && !fast; k++) {
    const here = look(fastest * samples.step ** -k)
    if (here.isFound) return here.settled
    if (here.isTooFast) fast = here
    else slow = here
  }
  for (let k = 1; fast && !slow && k < samples.slower && !isSpent(coil); k++) {
    const here = look(fastest * samples.step ** k)
    if (here.isFound) return here.settled
    if (!here.isTooFast) slow = here
    // The fluid leaves at the temperature of the air.
    else if (!fast.settled.isChoked && Math.abs(here.miss - fast.miss) < spent * Math.abs(here.miss)) break
    else fast = here
  }
  if (fast && slow) return drawn(coil, look, { fast, slow })
  return fast?.settled.isChoked ? fast.settled : undefined
}

/** Marches a flow until it is clear whether it is too large. */
function lookAt(coil: MarchedCoil, { leaving, ...duty }: WantedDuty, span: readonly [number, number]): Look {
  const fresh = () => marchStart(coil, (span[0] + span[1]) / 2)
  let state = fresh()
  let sweeps = 0
  return flow => {
    const entering = duty.entering(duty.pressure, flow)
    const missOf = ({ enthalpy, pressure }: FluidEnd) =>
      (enthalpy - leaving(pressure, flow)) / Math.max(1, Math.abs(enthalpy - entering))
    const isEnough = (front: FluidEnd, moved: number) => Math.abs(missOf(front)) > certain * moved
    const settled = settle(state, { ...duty, flow, isEnough }, span)
    const { front, isChoked, converged } = settled
    sweeps += settled.sweeps
    // What choked left its pressures behind.
    if (isChoked) state = fresh()
    const miss = missOf(front)
    const isFound = converged && !isChoked && Math.abs(miss) < tolerance
    const isTooFast = isChoked || (coil.isHeated ? miss < 0 : miss > 0)
    return { flow, settled: { ...settled, sweeps, converged: isFound }, miss, isTooFast, isFound }
  }
}

/** Draws a bracket closer. */
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

/** Where in a bracket to look next, from its fast end: by the misses, and each third time in the middle. */
function weightOf({ fast, slow }: Bracket, step: number): number {
  if (step % 3 === 2 || fast.settled.isChoked || fast.miss === slow.miss) return 0.5
  return Math.min(0.9, Math.max(0.1, fast.miss / (fast.miss - slow.miss)))
}

/** Asks the end that stands once more, and where it was told wrong further and further out for one that holds. */
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
