/** Reaches a given flow from smaller ones, where the fluid chokes from a guess. */
import type { FluidEnd } from './fluidPiece'
import { keptState, restoreState } from './keptState'
import { isSpent, type MarchedCoil, marchStart } from './marchedCoil'
import { type Duty, settle } from './settle'
import type { Settled } from './settled'

/** Ratio of each smaller flow to the one before, most of them, and the last logarithmic step towards the given flow. */
const slower = { ratio: 0.55, most: 6 } as const
const lastStep = 0.02
/** Share of the limit of the cost after which the given flow counts as out of reach. */
const mostCost = 0.15
/** A march on the way is a start for the next one as soon as a sweep changes it by no more than this share. */
const isEnough = (_front: FluidEnd, moved: number) => moved < 0.01

/**
 * Marches a coil at growing flows up to the given one, each from the end of the one before. At a guess the drops are
 * others than at the solution, so that a fluid may choke there at a flow that the coil takes.
 *
 * @param coil   the coil
 * @param duty   the known conditions of the fluid, with its flow
 * @param span   lowest and highest temperature in the coil [K]
 * @returns      the march just below or at the flow, from which that of the flow can start, with the sweeps of all;
 *               undefined where the fluid chokes below it
 *
 * Valid for any flow. Bounded by its steps and the effort of the march.
 *
 * Source: continuation of a solution in a parameter.
 */
export function reachFlow(coil: MarchedCoil, duty: Duty, span: readonly [number, number]): Settled | undefined {
  let sweeps = 0
  const at = (flow: number, state = marchStart(coil, (span[0] + span[1]) / 2)): Settled => {
    const settled = settle(state, { ...duty, flow, isEnough }, span)
    sweeps += settled.sweeps
    return { ...settled, sweeps }
  }
  let below: Settled | undefined
  for (let k = 1; k <= slower.most && !below && !isSpent(coil, mostCost); k++) {
    const here = at(duty.flow * slower.ratio ** k)
    if (!here.isChoked) below = here
  }
  for (let step = -Math.log(slower.ratio); below && !isSpent(coil, mostCost); ) {
    const kept = keptState(below.state)
    const rest = Math.log(duty.flow / below.flow)
    const here = at(below.flow * Math.exp(Math.min(step, rest)), below.state)
    if (!here.isChoked && step >= rest) return here
    if (!here.isChoked) below = here
    else if (step < lastStep) return undefined
    else {
      restoreState(below.state, kept)
      step = Math.min(step, rest) / 2
    }
  }
  return undefined
}
