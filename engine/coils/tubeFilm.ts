import { conductivity } from '../materials'
import { tubeNusselt } from '../tubeside'
import type { AirModel } from './airModel'
import type { CoilModel } from './coilModel'
import { fluidAt } from './fluidAt'

/** The inside of the tubes at one place. */
export interface TubeFilm {
  Re: number
  velocity: number
  /** On the inside area [W/m2 K]. */
  coefficient: number
  /** Viscosity [Pa s] and density [kg/m3] at the bulk, viscosity at the wall. */
  viscosity: number
  wallViscosity: number
  density: number
}

/**
 * Heat transfer inside the tubes at a bulk and a wall temperature.
 *
 * @param model     the coil
 * @param massFlow  fluid flow of the whole coil [kg/s]
 * @param bulk      mean fluid temperature [K]
 * @param wall      temperature of the inside wall [K]
 * @returns Reynolds number [-], velocity [m/s], coefficient [W/m2 K], viscosities [Pa s], density [kg/m3]
 *
 * Valid for water in plain tubes; each return bend starts a new thermal entry, so one straight length counts.
 *
 * Source: V. Gnielinski (1976, 2013), H. Hausen (1943) by `tubeNusselt`; water IAPWS-IF97.
 */
export function tubeFilm(model: CoilModel, massFlow: number, bulk: number, wall: number): TubeFilm {
  const { size, circuits, fluidPressure, input } = model
  const D = size.insideDiameter
  const fluid = fluidAt(bulk, fluidPressure)
  const atWall = fluidAt(wall, fluidPressure)
  const section = (Math.PI / 4) * D * D
  const velocity = massFlow / circuits.feeds / section / fluid.rho
  const Re = (fluid.rho * velocity * D) / fluid.mu
  const diameterLength = D / input.geometry.finnedLength
  const Nu = tubeNusselt({ Re, Pr: fluid.Pr, wallPr: atWall.Pr, diameterLength })
  return {
    Re,
    velocity,
    coefficient: (Nu * fluid.k) / D,
    viscosity: fluid.mu,
    wallViscosity: atWall.mu,
    density: fluid.rho,
  }
}

/** Resistances between the outside surface and the fluid, on the outside area [m2 K/W]. */
export interface InsideResistances {
  bond: number
  wall: number
  fouling: number
  film: number
  total: number
}

/**
 * Resistances between the outside surface and the fluid.
 *
 * @param model  the coil
 * @param film   the inside of the tubes
 * @param wall   wall temperature, for the conductivity of the tube [K]
 * @returns resistances of bond, wall, inside fouling and film on the outside area [m2 K/W], and their sum
 *
 * Valid for round tubes.
 *
 * Source: conduction through a cylinder; series of resistances.
 */
export function insideResistances(
  model: AirModel,
  film: Pick<TubeFilm, 'coefficient'>,
  wall: number,
): InsideResistances {
  const { size, input, tube } = model
  const D = size.insideDiameter
  const perInside = size.outsideToInside
  const metal = (D * Math.log(input.geometry.tubeOutsideDiameter / D)) / (2 * conductivity(tube, wall))
  const parts = {
    bond: model.bond * size.outsideToTube,
    wall: metal * perInside,
    fouling: model.insideFouling * perInside,
    film: perInside / film.coefficient,
  }
  return { ...parts, total: parts.bond + parts.wall + parts.fouling + parts.film }
}
