/** Liquid and vapour together in the tubes at one place: film, friction and what the tube holds. */
import { churchillFriction } from '../../tubeside/churchillFriction'
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
  voidFractionHot,
} from '../../tubeside/two-phase'
import { nusseltPlate } from '../../tubeside/two-phase/condensing/nusseltPlate'
import type { TubeLaws } from '../tubeSurface'
import { type DomeEnds, domeEnds, type TubeStream } from './stream'
import type { TubeLook, TubePlace } from './tubeSide'
import type { TwoPhaseTube } from './twoPhaseTube'

/** The inside of the tubes where both phases flow. */
export interface TwoPhase {
  /** The dome at a pressure; undefined above the critical pressure and for fluids that keep their phase. */
  domeAt(pressure: number): DomeEnds | undefined
  /** At a place under the dome at its pressure. */
  look(place: TubePlace, out: TubeLook): void
  /** Mends the look at superheated gas where its wall is below saturation. */
  mendGas(place: TubePlace, out: TubeLook): void
  /** What the correlations were asked last, and which of them gave the film. */
  flow: Readonly<TwoPhaseFlow>
  film(): string
}

/** Quality at which vapour begins to condense on a wall below saturation while its core is still superheated. */
const firstFilm = 0.98

/**
 * The inside of round tubes where liquid and vapour flow.
 *
 * @param stream  the fluid
 * @param laws    the inside of the tubes, and the laws of one phase there
 * @param tube    what is in them, how they stand, and the ids of the correlations
 * @returns       what the fluid shows the wall at any place
 *
 * Valid for boiling where the air is warmer, condensing where it is colder. Superheated vapour in front of a wall below
 * saturation condenses at once: the film is that of condensation, driven by the saturation temperature and by the gas.
 * A tape raises the friction as it does that of the liquid alone.
 *
 * Source: correlations of `tubeside`; superheated condensation R. L. Webb, J. Heat Transfer 120 (1998) 674-679.
 */
export function twoPhase(stream: TubeStream, laws: TubeLaws, tube: TwoPhaseTube): TwoPhase {
  const { diameter, roughness } = laws.surface
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
    vertical: tube.vertical,
    ...(tube.rifled && { rifled: tube.rifled }),
    ...(tube.tapePitch !== undefined && { tapePitch: tube.tapePitch }),
  }
  const isDraining = stream.name === 'R-718' && !tube.isCondensingChosen
  let film = ''
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
    const by = condensingCoefficientHot(tube.condensing, flow)
    film = tube.condensing
    if (!isDraining) return by
    const drained = tube.vertical ? filmOnUpright(flow, tube.length) : condensingCoefficientHot('chato-1962', flow)
    if (!(drained > by)) return by
    film = tube.vertical ? 'nusselt-plate' : 'chato-1962'
    return drained
  }
  const boiling = (): number => {
    film = tube.boiling
    return boilingCoefficientHot(tube.boiling, flow)
  }
  const taped = (Re: number) =>
    tube.tapePitch === undefined
      ? 1
      : laws.friction(Re) / churchillFriction({ Re, roughness: roughness / diameter }).value
  return {
    flow,
    film: () => film,
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
      out.film = place.isHeated ? boiling() : condensing()
      out.Re = (place.massFlux * diameter) / ends.bubble.mu
      out.gradient = twoPhaseGradientHot(tube.friction, flow) * taped(out.Re)
      const voids = voidFractionHot(tube.voidFraction, flow)
      out.momentum = momentumVolume(x, voids, ends)
      out.held = voids * ends.dew.rho + (1 - voids) * ends.bubble.rho
      out.quality = x
    },
    mendGas(place, out) {
      setFlow(place, firstFilm)
      flow.wallDifference = Math.max(ends.dew.T - place.wall, 0.05)
      const condensed = condensing()
      if (!(condensed > out.film)) return
      const share = out.film / condensed
      out.T = ends.dew.T + share * (out.T - ends.dew.T)
      out.rise *= share
      out.film = condensed
    },
  }
}

/** Mean film of condensate that runs down an upright tube [W/m2 K]. */
function filmOnUpright({ liquid, vapour, latentHeat, wallDifference }: TwoPhaseFlow, length: number): number {
  return nusseltPlate({
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    liquidConductivity: liquid.k,
    liquidViscosity: liquid.mu,
    latentHeat,
    wallDifference: wallDifference!,
    length,
  })
}

/** Momentum carried by both phases over the square of the mass flux [m3/kg]. */
function momentumVolume(x: number, voids: number, { bubble, dew }: DomeEnds): number {
  const vapour = voids > 1e-6 ? (x * x) / (dew.rho * voids) : 0
  const liquid = voids < 1 - 1e-6 ? (1 - x) ** 2 / (bubble.rho * (1 - voids)) : 0
  return vapour + liquid
}
