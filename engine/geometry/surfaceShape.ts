import type { CoilGeometry, RatedFinSurface, SurfaceDetails } from '../coils/coil'

/** Dimensions of the fin pattern, all given [m]. */
export type SurfaceShape = Required<SurfaceDetails>

/** Wave or embossing as ratios: height over half a wave length, half a wave length over the longitudinal pitch. */
const waves: Readonly<Record<RatedFinSurface, { height: number; length: number }>> = {
  Flat: { height: 0.24, length: 0.25 },
  FlatLouvered: { height: 0.24, length: 0.25 },
  Corrugated: { height: 0.24, length: 0.25 },
  Embossed: { height: 0.12, length: 0.25 },
  SineWave: { height: 0.28, length: 0.25 },
  XFin: { height: 0.24, length: 0.25 },
  RaisedLanced: { height: 0.24, length: 0.25 },
  ZFin: { height: 0.24, length: 0.25 },
}

/** Surfaces whose whole plate is folded, so that it is longer than its depth. */
const folded: readonly RatedFinSurface[] = ['Corrugated', 'SineWave']

/**
 * Dimensions of a fin surface: the given ones, and the usual ones of the surface for the others.
 *
 * @param geometry  fin surface, its given details, longitudinal pitch [m]
 * @returns wave, louver and strip dimensions [m]; two full waves to a row, louvers 2 mm by 1 mm, four strips 2.2 mm
 *          broad and 0.99 mm high where nothing is given
 *
 * Valid for every rated surface; a surface uses only the dimensions that belong to it.
 *
 * Source: dimensions of the dies in the papers of C. C. Wang and co-workers (1999, 2001).
 */
export function surfaceShape(
  geometry: Pick<CoilGeometry, 'finSurface' | 'surfaceDetails' | 'longitudinalPitch'>,
): SurfaceShape {
  const { finSurface, surfaceDetails: given = {}, longitudinalPitch } = geometry
  const wave = waves[finSurface]
  const halfWaveLength = given.halfWaveLength ?? wave.length * longitudinalPitch
  return {
    halfWaveLength,
    waveHeight: given.waveHeight ?? wave.height * halfWaveLength,
    louverPitch: given.louverPitch ?? 0.002,
    louverHeight: given.louverHeight ?? 0.001,
    stripHeight: given.stripHeight ?? 0.00099,
    stripBreadth: given.stripBreadth ?? 0.0022,
    strips: given.strips ?? 4,
  }
}

/**
 * Length of a folded plate over its depth.
 *
 * @param finSurface  the surface
 * @param shape       its wave [m]
 * @returns secant of the wave angle for corrugated and sine-wave fins; 1 for the others [-]
 *
 * Valid for sharp waves; a smooth wave of the same height is up to 4 % longer, which is neglected.
 *
 * Source: geometry.
 */
export function waveStretch(
  finSurface: RatedFinSurface,
  shape: Pick<SurfaceShape, 'waveHeight' | 'halfWaveLength'>,
): number {
  return folded.includes(finSurface) ? Math.hypot(1, shape.waveHeight / shape.halfWaveLength) : 1
}
