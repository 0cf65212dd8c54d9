/** Films of streams so slow that liquid lies in level tubes, or runs off their walls by its weight. SI. */
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  defaultBoiling,
  type TwoPhaseFlow,
} from '../../tubeside/two-phase'
import { liquidFroude } from '../../tubeside/two-phase/groups'
import type { ZoneMethods } from './zoneMethods'

/** Reynolds numbers of the vapour up to which a film runs off by its weight, and from which none does. */
const draining = [35_000, 50_000] as const
/** Froude numbers of the whole flow as liquid up to which a boiling stream is slow, and from which none is. */
const lying = [0.02, 0.04] as const

/** Of the film, the least resistance between it and the air: early passes may find none [-]. */
const leastOutside = 0.01
/** Steps to a heat flux and a film that agree, and what they agree within [-]. */
const mostSteps = 20
const agreed = 1e-8

/** How far below two limits a number is: 1 up to the lower, 0 from the upper on. */
const shareBelow = (value: number, [all, none]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (none - value) / (none - all)))

/**
 * Condensing; a slow stream in plain level tubes at least as the film that runs off by its weight, without a step where
 * that ends. The average over quality knows no weight: at low flux it is below the film by factors.
 *
 * @param methods  of the zone
 * @param flow     the place in the tube
 * @returns        coefficient on the inside area [W/m2 K]
 *
 * Valid for qualities 0 to 1.
 *
 * Source: J. C. Chato, ASHRAE J. 4 no. 2 (1962) 52-60.
 */
export function condensed({ condensing, drains }: ZoneMethods, flow: TwoPhaseFlow): number {
  const film = condensingCoefficientHot(condensing, flow)
  const share = drains ? shareBelow((flow.massFlux * flow.diameter) / flow.vapour.mu, draining) : 0
  if (share === 0) return film
  return film + share * Math.max(0, condensingCoefficientHot('chato-1962', flow) - film)
}

/**
 * How far a boiling stream is slow: its film is then that of its places, one behind the other, and no average.
 *
 * @param methods  of the zone
 * @param flow     any place in the tube
 * @returns        1 for a slow stream, 0 for one that is not, and between both without a step [-]
 *
 * Valid for any flow.
 *
 * Source: limit of stratified flow, M. M. Shah, ASHRAE Trans. 88 part 1 (1982) 185-196.
 */
export function slowShare({ lies }: ZoneMethods, { massFlux, diameter, liquid }: TwoPhaseFlow): number {
  return lies ? shareBelow(liquidFroude({ massFlux, diameter, liquidDensity: liquid.rho }), lying) : 0
}

/**
 * Boiling of a slow stream at one place, at the heat flux that its own film lets through.
 *
 * A slow film is most of the way from the air to the fluid, and falls with the heat that it lets through: at the mean
 * heat flux of the zone it would come out too well where it is bad.
 *
 * @param flow        the place; its heat flux is that of the zone, before and after
 * @param difference  between air and fluid [K]
 * @returns           coefficient on the inside area [W/m2 K]
 *
 * Valid for level plain tubes.
 *
 * Source: the method that `v2025` takes, with its factor of stratified flow: K. E. Gungor, R. H. S. Winterton, Chem. Eng.
 * Res. Des. 65 (1987) 148-156.
 */
export function slowBoiling(flow: TwoPhaseFlow, difference: number): number {
  const id = defaultBoiling(flow)
  const { heatFlux: mean = 1, wallDifference = 1 } = flow
  const outside = Math.max(leastOutside * wallDifference, difference - wallDifference) / mean
  const at = (coefficient: number) => {
    flow.heatFlux = difference / (outside + 1 / coefficient)
    return boilingCoefficientHot(id, flow)
  }
  // From the mean film of the last pass.
  let here = mean / wallDifference
  let found = at(here)
  for (let step = 0; step < mostSteps && Math.abs(found / here - 1) > agreed; step++) {
    // Both logarithms rise nearly in proportion.
    const next = at(found)
    const slope = Math.log(next / found) / Math.log(found / here)
    here = slope < 0.99 ? found * (next / found) ** (1 / (1 - slope)) : next
    found = at(here)
  }
  flow.heatFlux = mean
  return found
}

/**
 * The method that makes most of the film at a place.
 *
 * @param methods   of the zone
 * @param flow      the place
 * @param isHeated  boiling, not condensing
 * @returns         id of the registry
 *
 * Valid as `slowBoiling` and `condensed`.
 *
 * Source: none.
 */
export function filmMethod(methods: ZoneMethods, flow: TwoPhaseFlow, isHeated: boolean): string {
  const { boiling, condensing } = methods
  if (isHeated) return slowShare(methods, flow) > 0.5 ? defaultBoiling(flow) : boiling!
  return condensed(methods, flow) > 1.5 * condensingCoefficientHot(condensing, flow) ? 'chato-1962' : condensing!
}
