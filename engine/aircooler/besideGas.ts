/** The film of a vapour that condenses beside a gas that does not. */
import { condensingCoefficientHot, type TubeSurface, type TwoPhaseFlow, twoPhaseGradientHot } from '../tubeside'
import type { CondensingPath, PathPoint } from './condensingPath'
import { type GasResistance, gasResistance } from './gasFilm'
import type { Dome } from './medium'
import {
  type Beyond,
  developedFilm,
  filmRounds,
  firstWall,
  type PhaseFlow,
  type PhaseLaw,
  type SettledFilm,
} from './phaseLaw'

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

/** Condensing beside a gas. */
export interface BesideGasLaw extends Pick<PhaseLaw, 'flow'> {
  readonly resistance: GasResistance
  settled(T: number, enthalpy: number, beyond: Beyond): SettledFilm
}

/**
 * Film and flow of a vapour that condenses beside a gas.
 *
 * The condensate has the film of condensing at the quality of vapour and gas together; the gas adds its resistance. Where little of
 * the vapour is left and its gas is less than a fiftieth of the stream, the film goes over to that of the liquid alone.
 *
 * @param of  path, the pure fluid's condensing, liquid, tubes, mass flux
 * @returns   film, flow, resistance of the gas
 *
 * Valid where vapour, gas and condensate are near equilibrium.
 *
 * Source: as `gasResistance`.
 */
export function besideGas({ path, dome, liquid, surface, massFlux }: BesideGas): BesideGasLaw {
  const { diameter } = surface
  const flow: TwoPhaseFlow = { ...dome.place, massFlux, diameter, quality: 0.5, wallDifference: 1 }
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
  const resistance = gasResistance(path, { film: developedFilm(surface), diameter, massFlux })
  return {
    resistance,
    // Between stream and wall the gas takes its part of the difference, and the condensate has the rest.
    settled: (T, h, { rest, air }) => {
      const place = path.at(h)
      let [wall, condensate, film, gas, at] = [firstWall(T, air), T - firstWall(T, air), 1, 0, 0]
      for (let round = 0; round < filmRounds; round++) {
        at = wall
        film = filmAt(place, wall, condensate)
        gas = resistance(h, { rest: rest + 1 / film, air })
        const flux = (T - air) / (rest + 1 / film + gas)
        condensate = flux / film
        wall = air + flux * rest
      }
      return { coefficient: 1 / (1 / film + gas), wall, at, gas }
    },
    flow: (T, wall, h) => {
      const place = path.at(h)
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
