import { EngineError } from '../errors'
import { gnielinskiHot } from './gnielinski'

/** Reynolds numbers between which the flow changes from laminar to turbulent. */
export const transition = { laminarBelow: 2300, turbulentAbove: 4000 } as const

/**
 * Nusselt number of a liquid in a plain tube, laminar, transitional or turbulent.
 *
 * Laminar: Hausen on one straight length. Turbulent: Gnielinski with the entry factor 1 + (D/L)^(2/3). Between them
 * linear in Re, from the laminar value at 2 300 to the turbulent value at 4 000, so that there is no step.
 *
 * @param input.Re              Reynolds number on the inner diameter [-]
 * @param input.Pr              Prandtl number at the bulk temperature [-]
 * @param input.wallPr          Prandtl number at the wall temperature [-]; the bulk value where left out
 * @param input.diameterLength  inner diameter over one straight tube length [-]: return bends mix
 * @returns Nusselt number on the inner diameter [-]
 *
 * Valid for liquids with Pr/Pr_wall from 0.05 to 20 (limited to that range) at constant wall temperature.
 *
 * Source: V. Gnielinski, Int. J. Heat Mass Transfer 63 (2013) 134-140 (transition) and Int. Chem. Eng. 16 (1976)
 * 359-368; H. Hausen (1943).
 */
export function tubeNusselt(input: { Re: number; Pr: number; wallPr?: number; diameterLength: number }): number {
  const { Re, Pr, wallPr = input.Pr, diameterLength } = input
  if (!(Re > 0 && Pr > 0 && wallPr > 0 && diameterLength > 0)) {
    throw new EngineError('not-positive', 'Re, Pr and D/L must be positive', { ...input })
  }
  return tubeNusseltHot(Re, Pr, liquidWallFactor(Pr / wallPr), diameterLength)
}

/**
 * Wall correction of the turbulent Nusselt number of a liquid.
 *
 * @param ratio  Prandtl number of the bulk over that at the wall [-]
 * @returns factor [-]
 *
 * Valid for ratios from 0.05 to 20; limited to that range.
 *
 * Source: V. Gnielinski, Int. Chem. Eng. 16 (1976) 359-368.
 */
export function liquidWallFactor(ratio: number): number {
  return Math.min(20, Math.max(0.05, ratio)) ** 0.11
}

/**
 * Wall correction of the turbulent Nusselt number of a gas.
 *
 * @param ratio  temperature of the bulk over that of the wall [-], both absolute
 * @returns factor [-]: the power 0.45 where the gas is heated, 1 where it is cooled
 *
 * Valid for ratios from 0.5 to 1.5; limited to that range.
 *
 * Source: V. Gnielinski, Int. Chem. Eng. 16 (1976) 359-368.
 */
export function gasWallFactor(ratio: number): number {
  return ratio < 1 ? Math.max(0.5, ratio) ** 0.45 : 1
}

/**
 * Nusselt number in a plain tube for solvers, without a check.
 *
 * @param Re              Reynolds number [-]
 * @param Pr              Prandtl number [-]
 * @param wallFactor      wall correction of the turbulent value [-]
 * @param diameterLength  inner diameter over one straight tube length [-]
 * @returns Nusselt number on the inner diameter [-]
 *
 * Valid as `tubeNusselt`.
 *
 * Source: as `tubeNusselt`.
 */
export function tubeNusseltHot(Re: number, Pr: number, wallFactor: number, diameterLength: number): number {
  const { laminarBelow, turbulentAbove } = transition
  if (Re <= laminarBelow) return laminarNusselt(Re * Pr * diameterLength)
  const turbulent =
    gnielinskiHot(Math.max(Re, turbulentAbove), Pr) * wallFactor * (1 + Math.cbrt(Math.min(1, diameterLength) ** 2))
  if (Re >= turbulentAbove) return turbulent
  const share = (Re - laminarBelow) / (turbulentAbove - laminarBelow)
  return (1 - share) * laminarNusselt(laminarBelow * Pr * diameterLength) + share * turbulent
}

/**
 * Nusselt number of laminar flow that develops in one straight length, for solvers.
 *
 * @param Gz  Graetz number [-]
 * @returns Nusselt number [-]
 *
 * Valid in laminar flow.
 *
 * Source: H. Hausen (1943), as `hausen`.
 */
export function laminarNusselt(Gz: number): number {
  return 3.66 + (0.0668 * Gz) / (1 + 0.04 * Math.cbrt(Gz * Gz))
}
