/** Liquid and vapour together in the tubes at one place: film, friction and what the tube holds. */
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
  voidFractionHot,
} from '../../tubeside/two-phase'
import type { Methods } from '../coil'
import { type DomeEnds, domeEnds, type TubeStream } from './stream'
import type { TubeLook, TubePlace } from './tubeSide'

/** The inside of the tubes where both phases flow. */
export interface TwoPhase {
  /** The dome at a pressure; undefined above the critical pressure and for fluids that keep their phase. */
  domeAt(pressure: number): DomeEnds | undefined
  /** At a place under the dome at its pressure. */
  look(place: TubePlace, out: TubeLook): void
  /** Mends the look at superheated gas where its wall is below saturation. */
  mendGas(place: TubePlace, out: TubeLook): void
  /** What the correlations were asked last. */
  flow: Readonly<TwoPhaseFlow>
}

/** Quality at which vapour begins to condense on a wall below saturation while its core is still superheated. */
const firstFilm = 0.98

/**
 * The inside of round tubes where liquid and vapour flow.
 *
 * @param stream    the fluid
 * @param diameter  inside diameter [m]
 * @param methods   ids of correlations; the defaults by fluid where left out
 * @returns         what the fluid shows the wall at any place
 *
 * Valid for boiling where the air is warmer, condensing where it is colder. Superheated vapour in front of a wall below
 * saturation condenses at once: the film is that of condensation, driven by the saturation temperature and by the gas.
 *
 * Source: correlations of `tubeside`; superheated condensation R. L. Webb, J. Heat Transfer 120 (1998) 674-679.
 */
export function twoPhase(stream: TubeStream, diameter: number, methods: Methods): TwoPhase {
  const ends = domeEnds()
  let endsPressure = -1
  const flow: TwoPhaseFlow = {
    massFlux: 1,
    quality: 0,
    diameter,
    liquid: ends.bubble,
    vapour: ends.dew,
    latentHeat: 1,
    surfaceTension: 0,
    pressure: 1,
    criticalPressure: stream.criticalPressure,
    molarMass: stream.molarMass,
    saturationTemperature: 0,
    heatFlux: 0,
    wallDifference: 1,
    fluid: stream.name,
  }
  const setFlow = ({ pressure, massFlux, heatFlux, wall }: TubePlace, x: number): void => {
    const latent = ends.dew.h - ends.bubble.h
    const glide = ends.dew.T - ends.bubble.T
    flow.massFlux = massFlux
    flow.quality = x
    flow.latentHeat = latent
    flow.surfaceTension = ends.surfaceTension
    flow.pressure = pressure
    flow.saturationTemperature = ends.bubble.T + x * glide
    flow.heatFlux = Math.max(heatFlux, 1)
    flow.wallDifference = Math.max(Math.abs(flow.saturationTemperature - wall), 0.05)
    if (glide > 0.05) flow.glide = { slope: glide / latent, range: glide }
    else delete flow.glide
  }
  /** Steam at low load drains from the wall by its weight, whatever its velocity. */
  const condensing = (): number => {
    const chosen = condensingCoefficientHot(methods.condensing, flow)
    if (methods.condensing !== undefined || stream.name !== 'Water') return chosen
    return Math.max(chosen, condensingCoefficientHot('chato-1962', flow))
  }
  return {
    flow,
    domeAt(p) {
      if (!stream.changesPhase || p >= stream.criticalPressure) return undefined
      if (p !== endsPressure) stream.dome(p, ends)
      endsPressure = p
      return ends
    },
    look(place, out) {
      const latent = ends.dew.h - ends.bubble.h
      const x = Math.min(1, Math.max(0, (place.enthalpy - ends.bubble.h) / latent))
      setFlow(place, x)
      out.T = flow.saturationTemperature
      out.rise = (ends.dew.T - ends.bubble.T) / latent
      out.film = place.isHeated ? boilingCoefficientHot(methods.boiling, flow) : condensing()
      out.gradient = twoPhaseGradientHot(methods.twoPhaseDrop, flow)
      const voids = voidFractionHot(methods.voidFraction, flow)
      out.momentum = momentumVolume(x, voids, ends)
      out.held = voids * ends.dew.rho + (1 - voids) * ends.bubble.rho
      out.quality = x
      out.Re = (place.massFlux * diameter) / ends.bubble.mu
    },
    mendGas(place, out) {
      setFlow(place, firstFilm)
      flow.wallDifference = Math.max(ends.dew.T - place.wall, 0.05)
      const film = condensing()
      if (!(film > out.film)) return
      const share = out.film / film
      out.T = ends.dew.T + share * (out.T - ends.dew.T)
      out.rise *= share
      out.film = film
    },
  }
}

/** Momentum carried by both phases over the square of the mass flux [m3/kg]. */
function momentumVolume(x: number, voids: number, { bubble, dew }: DomeEnds): number {
  const vapour = voids > 1e-6 ? (x * x) / (dew.rho * voids) : 0
  const liquid = voids < 1 - 1e-6 ? (1 - x) ** 2 / (bubble.rho * (1 - voids)) : 0
  return vapour + liquid
}
