import { type AirSurface, schmidtRadiusRatio } from '../../airside'
import { type Circuits, type CoilSize, circuits } from '../../geometry'
import { conductivity, finMaterial, type Material, tubeMaterial } from '../../materials'
import type { CoilBase } from '../coil'
import { coilSurface } from './coilSurface'

/** What fixes the surface of a coil, whatever gas passes its fins. */
export type SurfaceInput = Pick<CoilBase, 'geometry' | 'methods' | 'resistances'>

/** The finned surface of a coil with its tubes and materials; the same whatever gas passes it. SI. */
export interface SurfaceModel {
  input: SurfaceInput
  size: CoilSize
  /** The fin surface with its method. */
  surface: AirSurface
  circuits: Circuits
  tube: Material
  fin: Material
  finConductivity: number
  radiusRatio: number
  /** Fouling and coating on the outside [m2 K/W on the outside area]; fouling inside; bond on the tube outside. */
  outsideFouling: number
  insideFouling: number
  bond: number
}

/**
 * The finned surface of a coil, with its circuits and materials.
 *
 * @param input  geometry, methods and resistances of a checked coil, SI
 * @param size   its derived sizes
 * @param mean   temperature of the fins, for their conductivity [K]
 * @returns derived geometry, circuits and material data, SI
 *
 * Valid for geometries that `checkGeometry` accepts; refuses a method that does not belong to the surface.
 *
 * Source: geometry; data of the materials.
 */
export function surfaceModel(input: SurfaceInput, size: CoilSize, mean: number): SurfaceModel {
  const { geometry, resistances = {} } = input
  const fin = finMaterial(geometry.finMaterial)
  const coats = [geometry.coating, fin.coat].reduce(
    (sum, coat) => sum + (coat ? coat.thickness / coat.conductivity : 0),
    0,
  )
  return {
    input,
    size,
    surface: coilSurface(input, size),
    circuits: circuits({ ...geometry, tubesHigh: size.tubesHigh }),
    tube: tubeMaterial(geometry.tubeMaterial),
    fin,
    finConductivity: conductivity(fin, mean),
    radiusRatio: schmidtRadiusRatio({
      ...geometry,
      collarDiameter: size.collarDiameter,
      pattern: geometry.tubePattern,
    }),
    outsideFouling: (resistances.outsideFouling ?? 0) + coats,
    insideFouling: resistances.insideFouling ?? 0,
    bond: resistances.bond ?? 0,
  }
}
