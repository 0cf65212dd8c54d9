/** A curve fit made ready to be asked. */
import type { FluidFacts, HotState } from '../fluid'
import { hotState } from '../fluid'
import type { CurveFit } from './curveFit'
import type { Reduced } from './forms'
import type { PressureLine } from './line'
import { pressureLine } from './line'

/** A fit with its lines, its limits and the room that its questions need. */
export interface FitRoom {
  readonly fit: CurveFit
  readonly limits: FluidFacts['limits']
  readonly bubble: PressureLine
  readonly dew: PressureLine
  readonly at: Reduced
  readonly liquid: HotState
  readonly vapour: HotState
}

/**
 * A fit made ready to be asked.
 *
 * @param fit       the coefficients
 * @param highestT  highest temperature of the reference [K]
 * @returns         lines, limits and room
 *
 * Source: definition.
 */
export function fitRoom(fit: CurveFit, highestT: number): FitRoom {
  const bubble = pressureLine(fit, fit.bubbleP)
  return {
    fit,
    limits: {
      lowestT: fit.lowestT,
      highestT: Math.min(fit.highestT + highestSuperheat, highestT),
      highestP: fit.critical.p,
    },
    bubble,
    dew: pressureLine(fit, fit.dewP ?? fit.bubbleP, bubble),
    at: { x: 0, t: 0, root: 0, cube: 0, power: 0 },
    liquid: hotState(),
    vapour: hotState(),
  }
}

/** Of vapour above condensing [K]. */
export const highestSuperheat = 100
