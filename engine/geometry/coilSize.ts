import type { CoilGeometry } from '../coils/coil'
import { collarDiameter, type PlateFinCell, plateFinCell } from './plateFinCell'
import { type SurfaceShape, surfaceShape, waveStretch } from './surfaceShape'
import { tubesHighOf } from './tubesHigh'

/** Sizes that follow from the coil geometry alone. Lengths [m], areas [m2]. */
export interface CoilSize {
  tubesHigh: number
  tubes: number
  /** Actual height of the fin plates: tubes high times transverse pitch. */
  finHeight: number
  faceArea: number
  depth: number
  /** Fins along the finned length. */
  fins: number
  collarDiameter: number
  insideDiameter: number
  cell: PlateFinCell
  /** The same without a coating; the same object where there is no coating. */
  bareCell: PlateFinCell
  /** Waves, louvers and strips of the fins. */
  shape: SurfaceShape
  /** For the whole coil. */
  freeFlowArea: number
  outsideArea: number
  finArea: number
  insideArea: number
  /** Outside area over inside area, and over the bare tube outside area [-]. */
  outsideToInside: number
  outsideToTube: number
}

/**
 * Areas and counts of a whole plate-fin coil.
 *
 * @param geometry  the coil: finned height and length, rows, tube, pitches, fins [m]
 * @returns tubes high (nearest whole number of transverse pitches), tube count, areas [m2], depth [m]
 *
 * Valid for round tubes in flat plates; the strip of plate above and below the outer tubes is counted as half a pitch.
 *
 * Source: geometry. The unit cell is that of `plateFinCell`.
 */
export function coilSize(geometry: CoilGeometry): CoilSize {
  const { finnedLength, rows, transversePitch, longitudinalPitch, tubeOutsideDiameter, tubeWall, finPitch } = geometry
  const tubesHigh = tubesHighOf(geometry)
  const tubes = tubesHigh * rows
  const finHeight = tubesHigh * transversePitch
  const faceArea = finHeight * finnedLength
  const Dc = collarDiameter(geometry)
  const shape = surfaceShape(geometry)
  const plate = { ...geometry, collarDiameter: Dc, waveStretch: waveStretch(geometry.finSurface, shape) }
  const bareCell = plateFinCell(plate)
  const { coating } = geometry
  const cell = coating ? plateFinCell({ ...plate, coatingThickness: coating.thickness }) : bareCell
  const cells = (tubes * finnedLength) / finPitch
  const insideDiameter = tubeOutsideDiameter - 2 * tubeWall
  const outsideArea = cells * cell.outsideArea
  const insideArea = tubes * finnedLength * Math.PI * insideDiameter
  return {
    tubesHigh,
    tubes,
    finHeight,
    faceArea,
    depth: rows * longitudinalPitch,
    fins: Math.max(1, Math.round(finnedLength / finPitch)),
    collarDiameter: Dc,
    insideDiameter,
    cell,
    bareCell,
    shape,
    freeFlowArea: faceArea * cell.contraction,
    outsideArea,
    finArea: cells * cell.finArea,
    insideArea,
    outsideToInside: outsideArea / insideArea,
    outsideToTube: outsideArea / (tubes * finnedLength * Math.PI * tubeOutsideDiameter),
  }
}
