import { type AirSurface, airSurface, type FinGeometry } from '../../airside'
import type { CoilSize } from '../../geometry'
import { isHydrophilic } from '../checks/limits'
import type { CoilBase } from '../coil'

/**
 * The fin surface of a coil, with the method and the factors that the user chose.
 *
 * @param input  a checked coil input, SI
 * @param size   its derived sizes
 * @returns the surface, ready for a solver
 *
 * Valid for every coil type; refuses a method that does not belong to the surface.
 *
 * Source: as `airSurface`.
 */
export function coilSurface({ geometry, methods }: Pick<CoilBase, 'geometry' | 'methods'>, size: CoilSize): AirSurface {
  const { external } = methods ?? {}
  return airSurface({
    surface: geometry.finSurface,
    pattern: geometry.tubePattern,
    fin: finGeometry(geometry, size),
    method: methods?.airSide,
    factors: external?.kind === 'multiplier' ? external : undefined,
    hydrophilic: isHydrophilic(geometry),
  })
}

/**
 * Geometry of the fins of a coil, by the names of the correlations.
 *
 * @param geometry  the coil [m]
 * @param size      its derived sizes
 * @returns lengths [m], rows and ratios [-] of the bare fins, which the correlations are based on
 *
 * Valid for plate fins. The lanced share is that of the strips in the part of the plate between the tubes.
 *
 * Source: geometry.
 */
export function finGeometry(
  geometry: CoilBase['geometry'],
  { bareCell, shape, collarDiameter }: CoilSize,
): FinGeometry {
  const { rows, transversePitch, longitudinalPitch, finPitch } = geometry
  const lanced = (shape.strips * shape.stripBreadth) / longitudinalPitch
  return {
    rows,
    transversePitch,
    longitudinalPitch,
    collarDiameter,
    finPitch,
    finThickness: geometry.finThickness,
    hydraulicDiameter: bareCell.hydraulicDiameter,
    areaRatio: bareCell.areaRatio,
    contraction: bareCell.contraction,
    ...shape,
    lancedShare: Math.min(1, lanced) * (1 - collarDiameter / transversePitch),
  }
}
