import { anderson } from '../solvers/anderson'
import { guessSize, readGuess, writeGuess } from './zoneGuess'
import { placeZones } from './zonePlaces'
import { refreshZones } from './zoneRefresh'
import { fillSurface, spendSurface } from './zoneShares'
import type { Progress } from './zoneState'

/** Most passes; far more than any coil needs, so that a rating always ends. */
const mostPasses = 240
/** Relative difference allowed at the end between the heat of both sides [-]. */
const balanced = 1e-4
/** Tolerance of convergence: relative change of flow, heat and pressure. */
const tolerance = 1e-7
/** The same tolerance for coils that converge slowly. */
const lateTolerance = 1e-6
/** From these passes on 0.3, and later 0.08, of each change is taken. */
const dampedFrom = 40
const dampedMoreFrom = 110
/** Consecutive passes with choked flow after which the iteration ends. */
const patience = 24
/** The share of each change that a slow pass takes. */
const slowly = 0.3
/** Passes that Anderson mixing remembers. */
const remembered = 6

/**
 * Iterates the zones until nothing changes.
 *
 * @param progress  the coil at the start; overwritten
 * @param isFree    whether the flow is changed to the one that fills the surface, or is fixed
 * @param isSlow    whether each pass takes only a share of its change, without mixing, where mixing does not converge
 * @returns         the same coil, marked as converged or not
 *
 * Valid for cases of `zoneCase`; ends after 240 passes at the latest.
 *
 * Source: fixed-point iteration with Anderson mixing, later damped.
 */
export function settleZones(progress: Progress, isFree: boolean, isSlow = false): Progress {
  const { is } = progress
  const size = guessSize(progress)
  const mixer = anderson(size, remembered)
  const guess = new Float64Array(size)
  const image = new Float64Array(size)
  let choked = 0
  let lateChoked = 0
  let before = [Number.NaN, Number.NaN, Number.NaN]
  while (progress.iterations < mostPasses) {
    const pass = ++progress.iterations
    const flow = progress.massFlow
    readGuess(progress, guess)
    placeZones(progress)
    if (is.leavingEnthalpy) fillSurface(progress)
    else spendSurface(progress)
    if (isFree) progress.massFlow *= Math.exp(progress.miss)
    const isAirStill = refreshedAir(progress)
    readGuess(progress, image)
    const now = [progress.massFlow, progress.heat, progress.enteringPressure - progress.leavingPressure]
    const scale = [flow, Math.abs(progress.heat), is.pressure]
    const close = pass < dampedMoreFrom ? tolerance : lateTolerance
    const isStill = now.every((value, i) => Math.abs(value - before[i]!) <= close * Math.abs(scale[i]!))
    // Steps may be small while the balance has not been reached yet.
    progress.converged = isStill && isAirStill && (!isFree || Math.abs(progress.miss) <= balanced)
    before = now
    choked = progress.isChoked ? choked + 1 : 0
    if (progress.isChoked && pass > dampedMoreFrom) lateChoked++
    if (progress.converged || choked > patience) break
    if (pass === dampedFrom || pass === dampedMoreFrom) mixer.forget()
    if (pass >= dampedFrom && !isSlow) {
      const relax = pass < dampedMoreFrom ? 0.3 : 0.08
      for (let i = 0; i < size; i++) image[i] = guess[i]! + relax * (image[i]! - guess[i]!)
    }
    if (isSlow) for (let i = 0; i < size; i++) guess[i] = guess[i]! + slowly * (image[i]! - guess[i]!)
    else mixer.step(guess, image)
    writeGuess(progress, guess, isFree)
  }
  // The flow chokes in some passes and not in others: it is at the limit of its pressure.
  if (!progress.converged && lateChoked > 0) progress.isChoked = true
  return progress
}

/**
 * Refreshes the zones; true where the entering air of each agrees with what the zone before it now leaves. The heat of
 * the coil does not show this for a zone with almost no surface.
 */
function refreshedAir(progress: Progress): boolean {
  const { zones, heat, model } = progress
  const before = zones.map(({ airIn }) => airIn.h)
  refreshZones(progress)
  const span = Math.abs(heat) / model.dryAirFlow
  return zones.every(({ airIn }, index) => Math.abs(airIn.h - before[index]!) <= balanced * span)
}
