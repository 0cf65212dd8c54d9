import type { Enhancement } from '../coils/coil'

/** The inside of the tubes of a coil, as films and friction see it. SI. */
export interface TubeSurface {
  /** Inner diameter, of a rifled tube at the root of its fins. */
  diameter: number
  /** One straight length: each return bend mixes. */
  length: number
  roughness: number
  enhancement: Enhancement
}

/** The flow at one place of the tubes. */
export interface FilmPlace {
  Re: number
  Pr: number
  /** Factor on turbulent heat transfer for the wall of another temperature [-]. */
  wallFactor: number
  /** Viscosity at the bulk over that at the wall [-]. */
  viscosityRatio: number
  isHeated: boolean
}

/**
 * Groups of a tube's ribs, coil, tape or balls, by the names that the registry gives them.
 *
 * @param surface  the inside of the tubes
 * @returns named groups [-], lengths [m] and angles [rad]
 *
 * Valid for every enhancement; a plain tube has none.
 *
 * Source: geometry.
 */
export function surfaceGroups({ diameter: D, enhancement: of }: TubeSurface): Record<string, number> {
  if (of.kind === 'rifled') {
    const { fins, finHeight, apexAngle } = of
    // Axial fins have no pitch and no angle that the laws of ribs could take: they stand for almost axial ones.
    const helixAngle = Math.max(of.helixAngle, 1e-3)
    // Ribs farther apart than ten diameters act like axial fins.
    const pitchRatio = Math.min(10, Math.PI / (fins * Math.tan(helixAngle)))
    const shape = { insideDiameter: D, fins, finHeight, helixAngle, apexAngle }
    return { ...shape, heightRatio: finHeight / D, pitchRatio }
  }
  if (of.kind === 'spring') {
    return { pitchToWire: of.pitch / of.wire, wireAngle: Math.atan((Math.PI * (D - of.wire)) / of.pitch) }
  }
  if (of.kind === 'tape') return { pitchRatio: of.pitch / D, thicknessRatio: of.thickness / D }
  if (of.kind === 'ball') return { ballRatio: of.diameter / D, pitchRatio: of.pitch / D }
  return {}
}
