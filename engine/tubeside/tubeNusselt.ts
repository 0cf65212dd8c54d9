import { EngineError } from '../errors'
import { gnielinski } from './gnielinski'
import { hausen } from './hausen'

/** Reynolds numbers between which the flow changes from laminar to turbulent. */
export const transition = { laminarBelow: 2300, turbulentAbove: 4000 } as const

/**
 * Nusselt number of a liquid in a plain tube, laminar, transitional or turbulent.
 *
 * Laminar: Hausen on one straight length. Turbulent: Gnielinski with the entry factor 1 + (D/L)^(2/3). Between, linear
 * in Re from the laminar value at 2 300 to the turbulent value at 4 000, so that no step is left.
 *
 * @param input.Re              Reynolds number on the inner diameter [-]
 * @param input.Pr              Prandtl number at the bulk temperature [-]
 * @param input.wallPr          Prandtl number at the wall temperature [-]; the bulk value where left out
 * @param input.diameterLength  inner diameter over one straight tube length [-]: return bends mix
 * @returns Nusselt number on the inner diameter [-]
 *
 * Valid for liquids with Pr/Pr_wall from 0.05 to 20 (held inside) at constant wall temperature.
 *
 * Source: V. Gnielinski, Int. J. Heat Mass Transfer 63 (2013) 134-140 (transition) and Int. Chem. Eng. 16 (1976)
 * 359-368; H. Hausen (1943).
 */
export function tubeNusselt(input: { Re: number; Pr: number; wallPr?: number; diameterLength: number }): number {
  const { Re, Pr, wallPr = input.Pr, diameterLength } = input
  if (!(Re > 0 && Pr > 0 && wallPr > 0 && diameterLength > 0)) {
    throw new EngineError('not-positive', 'Re, Pr and D/L must be positive', { ...input })
  }
  const laminar = (re: number) => hausen({ Gz: re * Pr * diameterLength }).value
  const turbulent = (re: number) => {
    const property = Math.min(20, Math.max(0.05, Pr / wallPr)) ** 0.11
    return gnielinski({ Re: re, Pr }).value * property * (1 + Math.min(1, diameterLength) ** (2 / 3))
  }
  const { laminarBelow, turbulentAbove } = transition
  if (Re <= laminarBelow) return laminar(Re)
  if (Re >= turbulentAbove) return turbulent(Re)
  const share = (Re - laminarBelow) / (turbulentAbove - laminarBelow)
  return (1 - share) * laminar(laminarBelow) + share * turbulent(turbulentAbove)
}
