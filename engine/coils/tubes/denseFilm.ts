import { EngineError } from '../../errors'
import { type FluidPoint, fluidPoint } from '../../fluids/propertySegments'
import { dangHihara } from '../../tubeside/supercritical/dangHihara'
import { krasnoshchekov } from '../../tubeside/supercritical/krasnoshchekov'
import { pitla } from '../../tubeside/supercritical/pitla'
import { yoon } from '../../tubeside/supercritical/yoon'

/**
 * A fluid above its critical pressure: absolute pressure [Pa], temperature of the largest heat capacity [K],
 * properties.
 */
export interface DenseFluid {
  pressure: number
  pseudocritical: number
  /** Writes the properties at a temperature [K]. */
  read(T: number, out: FluidPoint): void
}

/** A place in the tubes above the critical pressure. */
export interface DensePlace {
  fluid: DenseFluid
  diameter: number
  /** Mass flow over the cross-section [kg/s m2]. */
  massFlux: number
  /** Temperatures of bulk and wall [K]. */
  bulk: number
  wall: number
}

/** Methods of carbon dioxide above its critical pressure, by their ids in the registry. */
export const denseMethods = ['pitla', 'yoon', 'dang-hihara', 'krasnoshchekov'] as const

/** Distance over which the two branches of Yoon are joined [K]. */
const yoonBlend = 0.5

const atBulk = fluidPoint()
const atWall = fluidPoint()
const atFilm = fluidPoint()

/**
 * Heat transfer of a fluid above its critical pressure, by one of the methods for such fluids.
 *
 * @param id     one of `denseMethods`
 * @param place  the fluid, the tube and the temperatures, SI
 * @returns coefficient on the inside area [W/m2 K], at least that of laminar flow
 *
 * Valid for carbon dioxide being cooled; another id is `unknown-name`. The two branches of Yoon are joined by a
 * straight line over half a kelvin on each side of the pseudo-critical temperature.
 *
 * Source: as the registry names each.
 */
export function denseCoefficient(id: string, place: DensePlace): number {
  const { fluid, diameter: D, massFlux, bulk, wall } = place
  fluid.read(bulk, atBulk)
  fluid.read(wall, atWall)
  const reynolds = ({ mu }: FluidPoint) => (massFlux * D) / mu
  const least = (3.66 * atBulk.k) / D
  const of = () => {
    if (id === 'pitla') {
      const { k } = atBulk
      const conductivityRatio = atWall.k / k
      const groups = { Re: reynolds(atBulk), Pr: atBulk.Pr, wallRe: reynolds(atWall), wallPr: atWall.Pr }
      return (pitla({ ...groups, conductivityRatio }).value * k) / D
    }
    if (id === 'yoon') return (yoonNusselt(place) * atBulk.k) / D
    const heat = Math.abs(bulk - wall) > 0.01 ? (atBulk.h - atWall.h) / (bulk - wall) : atBulk.cp
    if (id === 'dang-hihara') {
      fluid.read((bulk + wall) / 2, atFilm)
      const Nu = dangHihara({
        Re: reynolds(atBulk),
        filmRe: reynolds(atFilm),
        bulkHeatCapacity: atBulk.cp,
        meanHeatCapacity: heat,
        bulkViscosity: atBulk.mu,
        filmViscosity: atFilm.mu,
        bulkConductivity: atBulk.k,
        filmConductivity: atFilm.k,
      }).value
      return (Nu * atFilm.k) / D
    }
    if (id === 'krasnoshchekov') {
      const Nu = krasnoshchekov({
        wallRe: reynolds(atWall),
        wallPr: atWall.Pr,
        densityRatio: atWall.rho / atBulk.rho,
        heatCapacityRatio: heat / atWall.cp,
        pressure: fluid.pressure,
      }).value
      return (Nu * atWall.k) / D
    }
    throw new EngineError('unknown-name', `there is no method ${id} for a fluid above its critical pressure`, { id })
  }
  return Math.max(least, of())
}

function yoonNusselt({ fluid, massFlux, diameter, bulk }: DensePlace): number {
  const middle = fluid.pseudocritical
  fluid.read(middle, atFilm)
  const groups = { Re: (massFlux * diameter) / atBulk.mu, Pr: atBulk.Pr, densityRatio: atFilm.rho / atBulk.rho }
  const share = Math.min(1, Math.max(0, (bulk - middle + yoonBlend) / (2 * yoonBlend)))
  const low = share < 1 ? yoon({ ...groups, isAbove: 0 }).value : 0
  const high = share > 0 ? yoon({ ...groups, isAbove: 1 }).value : 0
  return (1 - share) * low + share * high
}
