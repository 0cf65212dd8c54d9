/** A curve fit prepared for evaluation. */
import type { FluidFacts, HotState } from '../fluid'
import { hotState } from '../fluid'
import type { CurveFit } from './curveFit'
import type { Reduced } from './forms'
import type { PressureLine } from './line'
import { pressureLine } from './line'

/** A fit with its lines, its limits and work space for evaluations. */
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
 * Prepares a fit for evaluation.
 *
 * @param fit       the coefficients
 * @param highestT  highest temperature of the reference [K]
 * @returns         lines, limits and work space
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

/** Of vapour above its dew point [K]. */
export const highestSuperheat = 100
