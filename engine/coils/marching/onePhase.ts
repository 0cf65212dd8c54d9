/** Single-phase flow in the tubes at one place: film and friction by the laws of the coil. */

import type { FluidPoint } from '../../fluids/propertySegments'
import { gasWallFactor, liquidWallFactor } from '../../tubeside'
import type { FilmPlace } from '../../tubeside/filmPlace'
import { wallViscosityFactor } from '../../tubeside/tubePressureDrop'
import { copyState, type DomeEnds, type StreamState, streamState, type TubeStream } from '../streams/stream'
import { type DenseFluid, denseCoefficient } from '../tubes/denseFilm'
import type { MeanTube } from '../tubes/tubeMethods'
import type { TubeLaws } from '../tubes/tubeSurface'
import type { TubeLook, TubePlace } from './tubePlace'

/** The inside of the tubes with single-phase flow. */
export interface OnePhase {
  /** Evaluates a place outside the dome; the ends of the dome at the pressure are given where it exists. */
  look(place: TubePlace, out: TubeLook, dome?: DomeEnds): void
  /** Dimensionless groups of the last evaluation. */
  last(): MeanTube
}

/**
 * Film and friction of single-phase flow.
 *
 * @param stream  the fluid
 * @param laws    the laws inside the tubes
 * @param peak    temperature of the largest heat capacity above the critical pressure, for the laws that need it [K]
 * @returns       temperature, film coefficient and friction of the fluid at any place
 *
 * Valid for liquid, gas and the fluid above its critical pressure, each with its own wall correction. Above the
 * critical pressure heat transfer and friction use bulk properties alone, or the wall by the law's own formula. Where
 * the wall is beyond saturation, the correction uses saturation properties of the same phase: these corrections do not
 * describe the other phase, and its properties would cause a jump.
 *
 * Source: as each law names its own; factors for the wall V. Gnielinski (1976), E. N. Sieder, G. E. Tate (1936).
 */
export function onePhase(stream: TubeStream, laws: TubeLaws, peak: number): OnePhase {
  const D = laws.surface.diameter
  const state = streamState()
  const atWall = streamState()
  /** Where `atWall` was taken; NaN at an end of the dome. */
  const known = { pressure: Number.NaN, wall: Number.NaN }
  const other = streamState()
  const at: FilmPlace = { Re: 0, Pr: 0, wallFactor: 1, viscosityRatio: 1, isHeated: true }
  const dense: DenseFluid = {
    pressure: 0,
    pseudocritical: peak,
    read(T, out) {
      stream.atWall(dense.pressure, T, other)
      copyPoint(other, out)
    },
  }
  const coefficient = ({ pressure, wall, region, massFlux }: TubePlace): number => {
    if (laws.dense === undefined || region !== 'dense') return (laws.nusselt(at) * state.k) / D
    dense.pressure = pressure
    return denseCoefficient(laws.dense, { fluid: dense, diameter: D, massFlux, bulk: state.T, wall })
  }
  return {
    last: () => ({ Re: at.Re, Pr: at.Pr, viscosity: state.mu, wallViscosity: atWall.mu }),
    look(place, out, dome) {
      const { massFlux, region } = place
      stream.at(place.pressure, place.enthalpy, state)
      const edge = edgeOf(place, dome)
      const wall = edge ? edge.T : place.wall
      // A piece is looked at several times, always with the wall of the last sweep.
      if (edge) copyState(edge, atWall)
      else if (place.pressure !== known.pressure || place.wall !== known.wall) {
        stream.atWall(place.pressure, place.wall, atWall)
      }
      known.pressure = edge ? Number.NaN : place.pressure
      known.wall = place.wall
      const Re = (massFlux * D) / state.mu
      const Pr = (state.mu * state.cp) / state.k
      at.Re = Re
      at.Pr = Pr
      if (region === 'liquid') at.wallFactor = liquidWallFactor((Pr * atWall.k) / (atWall.mu * atWall.cp))
      else at.wallFactor = region === 'gas' ? gasWallFactor(state.T / wall) : 1
      at.viscosityRatio = state.mu / atWall.mu
      at.isHeated = place.isHeated
      const factor = region === 'dense' ? 1 : wallViscosityFactor({ viscosity: state.mu, wallViscosity: atWall.mu, Re })
      out.T = state.T
      out.rise = 1 / state.cp
      out.film = coefficient(place)
      out.gradient = (laws.friction(Re) * factor * massFlux * massFlux) / (2 * D * state.rho)
      out.momentum = 1 / state.rho
      out.held = state.rho
      out.quality = region === 'gas' ? 2 : -1
      out.Re = Re
    },
  }
}

/**
 * The end of the dome for the wall properties, where the wall temperature is beyond saturation: the same phase does not
 * exist there.
 */
function edgeOf({ region, wall }: TubePlace, dome: DomeEnds | undefined): StreamState | undefined {
  if (!dome) return undefined
  if (region === 'gas') return wall < dome.dew.T ? dome.dew : undefined
  return wall > dome.bubble.T ? dome.bubble : undefined
}

function copyPoint({ rho, cp, mu, k, h }: StreamState, out: FluidPoint): void {
  out.rho = rho
  out.cp = cp
  out.mu = mu
  out.k = k
  out.h = h
  out.Pr = (cp * mu) / k
}
