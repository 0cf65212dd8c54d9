import type { Enhancement } from '../coils/coil'

/** The inside of the tubes of a coil, as input of film and friction laws. SI. */
export interface TubeSurface {
  /** Inner diameter; for a rifled tube at the root of its fins. */
  diameter: number
  /** One straight length: each return bend mixes the flow. */
  length: number
  roughness: number
  enhancement: Enhancement
}

/** The flow at one place of the tubes. */
export interface FilmPlace {
  Re: number
  Pr: number
  /** Wall correction of turbulent heat transfer [-]. */
  wallFactor: number
  /** Viscosity at the bulk over that at the wall [-]. */
  viscosityRatio: number
  isHeated: boolean
}

/**
 * Dimensionless groups of a tube's ribs, coil, tape or balls, by their names in the registry.
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
    // The laws of ribs need a pitch and an angle, which axial fins do not have: they are treated as almost axial ribs.
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
