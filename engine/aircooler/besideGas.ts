/** The film of a vapour that condenses beside a gas that does not. */
import {
  condensingCoefficientHot,
  silverBellGhaly,
  type TubeSurface,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
} from '../tubeside'
import type { CondensingPath, PathPoint } from './condensingPath'
import { firstAbove } from './evenTable'
import type { Dome } from './medium'
import { developedFilm, type PhaseFlow, type PhaseLaw } from './phaseLaw'

/** Films near both ends of condensing are those of the last quality within [-]. */
export const qualityEnds = [0.02, 0.98] as const

/** What a path is seen through in the tubes of a pass: the place of an enthalpy, and the law of its liquid alone. */
export interface BesideGas {
  readonly path: CondensingPath
  readonly dome: Dome
  /** Of the condensate alone, at the same mass flux. */
  readonly liquid: PhaseLaw
  readonly surface: TubeSurface
  /** Of the whole stream [kg/s m2]. */
  readonly massFlux: number
}

/** Condensing beside a gas, with what the gas adds to the resistance of a place. */
export interface GasPhaseLaw extends PhaseLaw {
  /** On the inside of the tubes [m2 K/W]. */
  resistance(enthalpy: number): number
}

/**
 * Film and flow of a vapour that condenses beside a gas.
 *
 * The condensate has the film of condensing at the quality of vapour and gas together; vapour and gas have to cool, and mass to come
 * through them, which adds the share of that cooling in the heat over their own film. Where little of the vapour is left and its
 * gas is less than a fiftieth of the stream, the film goes over to that of the liquid alone.
 *
 * @param of  path, the pure fluid's condensing, liquid, tubes, mass flux
 * @returns   coefficient, flow, resistance of the gas
 *
 * Valid where vapour, gas and condensate are near equilibrium; for gas that is lighter to pass than heat it is on the safe side.
 *
 * Source: L. Silver, Trans. Inst. Chem. Eng. 25 (1947) 30-42; K. J. Bell, M. A. Ghaly, AIChE Symp. Ser. 69 no. 131 (1973) 72-79.
 */
export function besideGas({ path, dome, liquid, surface, massFlux }: BesideGas): GasPhaseLaw {
  const film = developedFilm(surface)
  const { diameter } = surface
  const flow: TwoPhaseFlow = { ...dome.place, massFlux, diameter, quality: 0.5, wallDifference: 1 }
  let last = path.dew
  const at = (h: number) => {
    if (h !== last.h) last = path.at(h)
    return last
  }
  const flowAt = (place: PathPoint, difference: number) => {
    flow.quality = Math.min(qualityEnds[1], Math.max(qualityEnds[0], place.quality))
    flow.wallDifference = Math.max(0.2, difference)
    const { liquid, mixed: vapour, latentHeat, surfaceTension, T: saturationTemperature } = place
    return Object.assign(flow, { liquid, vapour, latentHeat, surfaceTension, saturationTemperature })
  }
  /** Of condensing in the film [-]; the rest is liquid that cools. */
  const shareOf = ({ h, quality }: PathPoint) => (h >= path.corner ? 1 : Math.min(1, quality / qualityEnds[0]))
  const filmAt = (place: PathPoint, wall: number, difference: number) => {
    const share = shareOf(place)
    const wet = condensingCoefficientHot(undefined, flowAt(place, difference))
    return share === 1 ? wet : share * wet + (1 - share) * liquid.coefficient(place.T, wall, place.h)
  }
  const gasCoefficient = ({ quality, mixed: { mu, k, cp } }: PathPoint) => {
    const place = {
      ...{ Re: (massFlux * quality * diameter) / mu, Pr: (cp * mu) / k },
      ...{ viscosityRatio: 1, isHeated: false, wallFactor: 1 },
    }
    return (film(place) * k) / diameter
  }
  /** With the glide of the place as that of its whole heat. */
  const resistanceAt = (place: PathPoint) =>
    1 /
    silverBellGhaly({
      ...{ quality: place.quality, vapourHeatCapacity: place.mixed.cp, latentHeat: 1, glide: place.slope },
      ...{ pureCoefficient: Number.POSITIVE_INFINITY, vapourCoefficient: gasCoefficient(place) },
    })
  const { points } = path
  const [heats, ofPoints] = [points.map(point => point.h), points.map(resistanceAt)]
  const resistance = (h: number) => {
    const index = Math.min(points.length - 2, Math.max(0, firstAbove(heats, h) - 1))
    const [one, next] = [points[index]!, points[index + 1]!]
    const share = Math.min(1, Math.max(0, (h - one.h) / (next.h - one.h)))
    return ofPoints[index]! + share * (ofPoints[index + 1]! - ofPoints[index]!)
  }
  return {
    resistance,
    coefficient: (T, wall, h) => {
      const place = at(h)
      const gas = resistance(h)
      const whole = (difference: number) => 1 / (1 / filmAt(place, wall, difference) + gas)
      // Between stream and wall the gas takes its part of the difference, and the condensate has the rest.
      return whole((T - wall) * (1 - whole(T - wall) * gas))
    },
    flow: (T, wall, h) => {
      const place = at(h)
      const { quality, mixed, liquid: of } = place
      const share = shareOf(place)
      const volume = quality / mixed.rho + (1 - quality) / of.rho
      const wet: PhaseFlow = {
        gradient: twoPhaseGradientHot(undefined, flowAt(place, T - wall)),
        ...{ head: (massFlux * massFlux * volume) / 2, velocity: massFlux * volume },
        reynolds: (massFlux * diameter) / of.mu,
      }
      if (share === 1) return wet
      const alone = liquid.flow(T, wall, h)
      const between = (name: keyof PhaseFlow) => share * wet[name] + (1 - share) * alone[name]
      return { ...wet, gradient: between('gradient'), head: between('head'), velocity: between('velocity') }
    },
  }
}
