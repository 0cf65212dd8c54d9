/** Films of slow streams, where liquid lies in horizontal tubes, or drains from their walls by gravity. SI. */
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  defaultBoiling,
  type TwoPhaseFlow,
} from '../../tubeside/two-phase'
import { liquidFroude } from '../../tubeside/two-phase/groups'
import type { ZoneMethods } from './zoneMethods'

/** Reynolds numbers of the entering vapour up to which condensate drains by gravity, and from which it does not at all. */
const draining = [35_000, 50_000] as const
/**
 * Froude numbers of the whole flow as liquid up to which a boiling stream counts as slow, and from which it does not at
 * all.
 */
const lying = [0.02, 0.04] as const

/** Smallest resistance between air and film, as a share of that of the film [-]: early passes may find none. */
const leastOutside = 0.01
/** Most steps until heat flux and film agree, and the relative tolerance [-]. */
const mostSteps = 20
const agreed = 1e-8

/** 1 up to the lower limit, 0 from the upper one on, linear between them. */
const shareBelow = (value: number, [all, none]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (none - value) / (none - all)))

/**
 * Condensing coefficient. A slow stream in plain horizontal tubes has at least that of the film that drains by gravity,
 * with a gradual change where that ends. The average over quality does not include gravity: at low flux it is too small
 * by factors.
 *
 * @param methods   of the zone
 * @param flow      the place in the tube
 * @param entering  quality where the fluid enters the zone [-]
 * @returns         coefficient on the inside area [W/m2 K]
 *
 * Valid for qualities 0 to 1.
 *
 * Source: J. C. Chato, ASHRAE J. 4 no. 2 (1962) 52-60.
 */
export function condensed({ condensing, drains }: ZoneMethods, flow: TwoPhaseFlow, entering: number): number {
  const film = condensingCoefficientHot(condensing, flow)
  const share = drains ? shareBelow((entering * flow.massFlux * flow.diameter) / flow.vapour.mu, draining) : 0
  if (share === 0) return film
  return film + share * Math.max(0, condensingCoefficientHot('chato-1962', flow) - film)
}

/**
 * How slow a boiling stream is. A slow stream has a film of local values, place by place, instead of an average.
 *
 * @param methods  of the zone
 * @param flow     any place in the tube
 * @returns        1 for a slow stream, 0 for one that is not, and continuous between them [-]
 *
 * Valid for any flow.
 *
 * Source: limit of stratified flow, M. M. Shah, ASHRAE Trans. 88 part 1 (1982) 185-196.
 */
export function slowShare({ lies }: ZoneMethods, { massFlux, diameter, liquid }: TwoPhaseFlow): number {
  return lies ? shareBelow(liquidFroude({ massFlux, diameter, liquidDensity: liquid.rho }), lying) : 0
}

/**
 * Boiling coefficient of a slow stream at one place, at the heat flux that its own film allows.
 *
 * The film of a slow stream is most of the resistance between air and fluid, and its coefficient falls with its heat
 * flux. At the mean heat flux of the zone, a low local coefficient would come out too high.
 *
 * @param flow        the place; its heat flux is that of the zone, at the call and on return
 * @param difference  between air and fluid [K]
 * @returns           coefficient on the inside area [W/m2 K]
 *
 * Valid for horizontal plain tubes.
 *
 * Source: the method that `v2025` takes, with its factor of stratified flow: K. E. Gungor, R. H. S. Winterton, Chem.
 * Eng. Res. Des. 65 (1987) 148-156.
 */
export function slowBoiling(flow: TwoPhaseFlow, difference: number): number {
  const id = defaultBoiling(flow)
  const { heatFlux: mean = 1, wallDifference = 1 } = flow
  const outside = Math.max(leastOutside * wallDifference, difference - wallDifference) / mean
  const at = (coefficient: number) => {
    flow.heatFlux = difference / (outside + 1 / coefficient)
    return boilingCoefficientHot(id, flow)
  }
  // Starts from the mean film of the last pass.
  let here = mean / wallDifference
  let found = at(here)
  for (let step = 0; step < mostSteps && Math.abs(found / here - 1) > agreed; step++) {
    // The logarithms of both are nearly proportional.
    const next = at(found)
    const slope = Math.log(next / found) / Math.log(found / here)
    here = slope < 0.99 ? found * (next / found) ** (1 / (1 - slope)) : next
    found = at(here)
  }
  flow.heatFlux = mean
  return found
}

/**
 * The method that gives most of the coefficient at a place.
 *
 * @param methods   of the zone
 * @param flow      the place
 * @param isHeated  boiling, not condensing
 * @param entering  quality where the fluid enters the zone [-]
 * @returns         id of the registry
 *
 * Valid as `slowBoiling` and `condensed`.
 *
 * Source: none.
 */
export function filmMethod(methods: ZoneMethods, flow: TwoPhaseFlow, isHeated: boolean, entering: number): string {
  const { boiling, condensing } = methods
  if (isHeated) return slowShare(methods, flow) > 0.5 ? defaultBoiling(flow) : boiling!
  return condensed(methods, flow, entering) > 1.5 * condensingCoefficientHot(condensing, flow)
    ? 'chato-1962'
    : condensing!
}
