import { anderson } from '../solvers/anderson'
import { guessSize, readGuess, writeGuess } from './zoneGuess'
import { placeZones } from './zonePlaces'
import { refreshZones } from './zoneRefresh'
import { fillSurface, spendSurface } from './zoneShares'
import type { Progress } from './zoneState'

/** Most passes; far more than any coil needs, so that a rating always ends. */
const mostPasses = 240
/** What is given and taken may differ by this share at the end [-]. */
const balanced = 1e-4
/** Relative change of flow, heat and pressure at the end. */
const tolerance = 1e-7
/** The same for coils that settle slowly. */
const lateTolerance = 1e-6
/** From these passes on three tenths, and less than a tenth, of each change is taken. */
const dampedFrom = 40
const dampedMoreFrom = 110
/** Passes in a row after which a coil whose pressure is used up is left as it is. */
const patience = 24
/** The part of each change that a slow pass takes. */
const slowly = 0.3
/** Passes that the mixing of steps remembers. */
const remembered = 6

/**
 * Passes over the zones until nothing moves.
 *
 * @param progress  the coil as it starts; written over
 * @param isFree    whether the flow is to become the one that fills the surface, or is held
 * @param isSlow    whether each pass takes a part of its change and nothing else, where mixing leads astray
 * @returns         the same coil, settled or marked as not
 *
 * Valid for cases of `zoneCase`; ends after 240 passes at the latest.
 *
 * Source: fixed point, its steps mixed (Anderson) and later damped.
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
    // Steps may be small on the way past a balance that is not there yet.
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
  // Now too much for its pressure, now not: it is at its limit.
  if (!progress.converged && lateChoked > 0) progress.isChoked = true
  return progress
}

/**
 * Refreshes the zones; true where each has got the air that the one before it leaves now. One with next to no surface
 * tells nothing of its air by the heat of the coil.
 */
function refreshedAir(progress: Progress): boolean {
  const { zones, heat, model } = progress
  const before = zones.map(({ airIn }) => airIn.h)
  refreshZones(progress)
  const span = Math.abs(heat) / model.dryAirFlow
  return zones.every(({ airIn }, index) => Math.abs(airIn.h - before[index]!) <= balanced * span)
}
