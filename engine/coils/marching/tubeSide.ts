/** What the fluid shows the wall at one place of the tubes: its temperature, its film, its friction. */
import { churchillFriction } from '../../tubeside/churchillFriction'
import { tubeNusselt } from '../../tubeside/tubeNusselt'
import { drawnTubeRoughness, wallViscosityFactor } from '../../tubeside/tubePressureDrop'
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
  voidFractionHot,
} from '../../tubeside/two-phase'
import type { Methods } from '../coil'
import { type DomeEnds, domeEnds, type Region, streamState, type TubeStream } from './stream'

/** A place in the tubes as the march comes to it. SI. */
export interface TubePlace {
  pressure: number
  enthalpy: number
  region: Region
  /** Whether the air warms the fluid. */
  isHeated: boolean
  /** Heat flux on the inside, by size [W/m2], and inside wall temperature [K], both of the last sweep. */
  heatFlux: number
  wall: number
  /** Mass flow over the cross-section of a tube [kg/s m2]. */
  massFlux: number
}

/** What is found there, written over. */
export interface TubeLook {
  /** Temperature that drives the heat [K], and how it moves with enthalpy [K kg/J]. */
  T: number
  rise: number
  /** Coefficient on the inside area [W/m2 K]. */
  film: number
  /** Frictional pressure gradient [Pa/m], specific volume of the momentum [m3/kg], and density held in the tube [kg/m3]. */
  gradient: number
  momentum: number
  held: number
  /** Vapour share [-], below 0 or above 1 outside the dome. */
  quality: number
  Re: number
}

/** The inside of the tubes of one coil. */
export interface TubeSide {
  readonly stream: TubeStream
  look(place: TubePlace, out: TubeLook): void
  /** The dome at a pressure; undefined above the critical pressure and for fluids that keep their phase. */
  domeAt(pressure: number): DomeEnds | undefined
}

/**
 * Room for a look.
 *
 * @returns a look to be written over
 *
 * Source: definition.
 */
export function tubeLook(): TubeLook {
  return { T: 0, rise: 0, film: 1, gradient: 0, momentum: 0, held: 0, quality: -1, Re: 0 }
}

/** Quality at which vapour begins to condense on a wall below saturation while its core is still superheated. */
const firstFilm = 0.98

/**
 * The inside of round tubes with a stream in them.
 *
 * @param stream           the fluid
 * @param tube.diameter    inside diameter [m]
 * @param tube.length      one straight length [m]
 * @param methods          ids of correlations; the defaults by fluid where left out
 * @param rifled           fins in the tubes, where they are rifled
 * @returns                what the fluid shows at any place
 *
 * Valid for boiling where the air is warmer, condensing where it is colder. Superheated vapour in front of a wall below
 * saturation condenses at once: the film is that of condensation, driven by the saturation temperature and by the gas.
 *
 * Source: correlations of `tubeside`; superheated condensation R. L. Webb, J. Heat Transfer 120 (1998) 674-679.
 */
export function tubeSide(
  stream: TubeStream,
  tube: { diameter: number; length: number },
  methods: Methods = {},
  rifled?: TwoPhaseFlow['rifled'],
): TubeSide {
  const { diameter: D, length } = tube
  const state = streamState()
  const atWall = streamState()
  const ends = domeEnds()
  let endsPressure = -1
  const flow: TwoPhaseFlow = {
    massFlux: 1,
    quality: 0,
    diameter: D,
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
    ...(rifled && { rifled }),
  }

  const domeAt = (p: number): DomeEnds | undefined => {
    if (!stream.changesPhase || p >= stream.criticalPressure) return undefined
    if (p !== endsPressure) stream.dome(p, ends)
    endsPressure = p
    return ends
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
  const onePhase = (place: TubePlace, out: TubeLook): void => {
    const { massFlux } = place
    stream.at(place.pressure, place.enthalpy, state)
    stream.atWall(place.pressure, place.wall, state, atWall)
    const Re = (massFlux * D) / state.mu
    const Pr = (state.mu * state.cp) / state.k
    const wallPr = (atWall.mu * atWall.cp) / atWall.k
    const Nu = tubeNusselt({ Re, Pr, wallPr: state.rho > 100 ? wallPr : Pr, diameterLength: D / length })
    const friction = churchillFriction({ Re, roughness: drawnTubeRoughness / D }).value
    const factor = wallViscosityFactor({ viscosity: state.mu, wallViscosity: atWall.mu, Re })
    out.T = state.T
    out.rise = 1 / state.cp
    out.film = (Nu * state.k) / D
    out.gradient = (friction * factor * massFlux * massFlux) / (2 * D * state.rho)
    out.momentum = 1 / state.rho
    out.held = state.rho
    out.quality = place.region === 'gas' ? 2 : -1
    out.Re = Re
  }
  /** Gas whose core is superheated while the wall is below saturation. */
  const condensingGas = (place: TubePlace, out: TubeLook): void => {
    setFlow(place, firstFilm)
    flow.wallDifference = Math.max(ends.dew.T - place.wall, 0.05)
    const film = condensing()
    if (!(film > out.film)) return
    const share = out.film / film
    out.T = ends.dew.T + share * (out.T - ends.dew.T)
    out.rise *= share
    out.film = film
  }
  const twoPhase = (place: TubePlace, out: TubeLook): void => {
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
    out.Re = (place.massFlux * D) / ends.bubble.mu
  }
  return {
    stream,
    domeAt,
    look(place, out) {
      const dome = domeAt(place.pressure)
      if (place.region === 'two-phase' && dome) {
        twoPhase(place, out)
        return
      }
      onePhase(place, out)
      if (place.region === 'gas' && !place.isHeated && dome && place.wall < dome.dew.T) condensingGas(place, out)
    },
  }
}

/** Momentum carried by both phases over the square of the mass flux [m3/kg]. */
function momentumVolume(x: number, voids: number, { bubble, dew }: DomeEnds): number {
  const vapour = voids > 1e-6 ? (x * x) / (dew.rho * voids) : 0
  const liquid = voids < 1 - 1e-6 ? (1 - x) ** 2 / (bubble.rho * (1 - voids)) : 0
  return vapour + liquid
}
