import { type FluidPoint, fluidPoint } from '../../fluids/propertySegments'
import { conductivity } from '../../materials'
import { gasWallFactor, liquidWallFactor } from '../../tubeside'
import type { SurfaceModel } from '../air/surfaceModel'
import { fluidAt } from './coilFluid'
import type { TubeModel } from './coilModel'
import { denseCoefficient } from './denseFilm'

/** Flow and heat transfer inside the tubes at one place. */
export interface TubeFilm {
  Re: number
  Pr: number
  velocity: number
  /** On the inside area [W/m2 K]. */
  coefficient: number
  /** Viscosity [Pa s] and density [kg/m3] at the bulk, viscosity at the wall. */
  viscosity: number
  wallViscosity: number
  density: number
}

const atBulk = fluidPoint()
const atWall = fluidPoint()

/**
 * Heat transfer inside the tubes at a bulk and a wall temperature.
 *
 * @param model     the coil
 * @param massFlow  fluid flow of the whole coil [kg/s]
 * @param bulk      mean fluid temperature [K]
 * @param wall      temperature of the inside wall [K]
 * @returns Reynolds and Prandtl number [-], velocity [m/s], coefficient [W/m2 K], viscosities [Pa s], density [kg/m3]
 *
 * Valid for the fluids of `coilFluid` in plain and enhanced tubes; each return bend starts a new thermal entry, so that
 * one straight length is the entry length.
 *
 * Source: the law of the coil, by default V. Gnielinski (1976, 2013), H. Hausen (1943); the wall correction after V.
 * Gnielinski.
 */
export function tubeFilm(model: TubeModel, massFlow: number, bulk: number, wall: number): TubeFilm {
  const { size, circuits, fluid, laws } = model
  const D = size.insideDiameter
  fluidAt(fluid, bulk, atBulk)
  fluidAt(fluid, wall, atWall)
  const { rho, mu, k, Pr } = atBulk
  const massFlux = massFlow / circuits.feeds / ((Math.PI / 4) * D * D)
  const Re = (massFlux * D) / mu
  const wallViscosity = atWall.mu
  const velocity = massFlux / rho
  let coefficient: number
  if (laws.dense) {
    const { pressure, pseudocritical = fluid.lowest } = fluid
    const dense = { pressure, pseudocritical, read: (T: number, out: FluidPoint) => void fluidAt(fluid, T, out) }
    coefficient = denseCoefficient(laws.dense, { fluid: dense, diameter: D, massFlux, bulk, wall })
  } else {
    // Above the critical pressure only bulk properties are used: there the property ratios are not small corrections.
    const wallFactor =
      fluid.kind === 'liquid' ? liquidWallFactor(Pr / atWall.Pr) : fluid.kind === 'gas' ? gasWallFactor(bulk / wall) : 1
    const viscosityRatio = mu / wallViscosity
    coefficient = (laws.nusselt({ Re, Pr, wallFactor, viscosityRatio, isHeated: wall > bulk }) * k) / D
  }
  return { Re, Pr, velocity, coefficient, viscosity: mu, wallViscosity, density: rho }
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
  model: SurfaceModel,
  film: Pick<TubeFilm, 'coefficient'>,
  wall: number,
): InsideResistances {
  const { size, input, tube } = model
  const D = size.insideDiameter
  const perInside = size.outsideToInside
  const metal = (D * Math.log(input.geometry.tubeOutsideDiameter / D)) / (2 * conductivity(tube, wall))
  const bond = model.bond * size.outsideToTube
  const wallPart = metal * perInside
  const fouling = model.insideFouling * perInside
  const filmPart = perInside / film.coefficient
  return { bond, wall: wallPart, fouling, film: filmPart, total: bond + wallPart + fouling + filmPart }
}
