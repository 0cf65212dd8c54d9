import type { CoilGeometry } from '../coils/coil'
import type { CoilSize } from './coilSize'
import { leadStub } from './leadStub'

/** Allowances of the standard casing [m]. Sheet-metal practice, to be replaced by a manufacturer's drawing. */
export const casingAllowances = {
  /** Flange above and below the fin block, and beyond it at both ends. */
  flange: 0.0381,
  /** From the fin block to the casing edge, on the sides where the air enters and leaves. */
  depth: 0.0279,
  /** From the casing to the header. */
  headerGap: 0.0254,
  /** Straight tube between tube sheet and return bend. */
  bendStraight: 0.0127,
  /** Galvanised sheet. */
  sheet: 0.0016,
} as const

/** Casing and overall sizes of a coil [m]. */
export interface CoilEnvelope {
  casingHeight: number
  casingDepth: number
  casingLength: number
  /** Extent of return bends beyond the fin block, and of headers with their connections. */
  bendReach: number
  headerReach: number
  overallLength: number
}

/**
 * Extent of return bends beyond the fin block.
 *
 * @param geometry  the coil [m]
 * @returns         the length [m], at least that of the casing's flange
 *
 * Valid for bends between neighbouring tubes of a row.
 *
 * Source: geometry with the allowances of `casingAllowances` (trade practice).
 */
export function bendReachOf(geometry: Pick<CoilGeometry, 'transversePitch' | 'tubeOutsideDiameter'>): number {
  const { flange, bendStraight } = casingAllowances
  return Math.max(flange, geometry.transversePitch / 2 + geometry.tubeOutsideDiameter / 2 + flange / 2 + bendStraight)
}

/**
 * Casing height and depth, and the length over return bends and connections.
 *
 * @param geometry          the coil [m]
 * @param size              its derived sizes
 * @param headerDiameter    outside diameter of the headers [m]; 0 where there are none
 * @param isAcross          whether the headers are at opposite ends, see `leavesAcross`
 * @returns casing and overall sizes [m]
 *
 * Valid for a flanged casing.
 *
 * Source: geometry with the allowances of `casingAllowances` (trade practice).
 */
export function coilEnvelope(
  geometry: CoilGeometry,
  size: CoilSize,
  headerDiameter: number,
  isAcross = false,
): CoilEnvelope {
  const { flange, depth, headerGap } = casingAllowances
  const { stub } = leadStub(geometry.lead)
  // A coil without circuits has neither bends nor headers.
  const isBare = headerDiameter === 0
  const bendReach = isBare ? flange : bendReachOf(geometry)
  const headerReach = isBare ? flange : flange + headerGap + headerDiameter + stub
  return {
    casingHeight: size.finHeight + 2 * flange,
    casingDepth: size.depth + 2 * depth,
    casingLength: geometry.finnedLength + 2 * flange,
    bendReach,
    headerReach,
    overallLength: geometry.finnedLength + headerReach + (isAcross ? headerReach : bendReach),
  }
}
