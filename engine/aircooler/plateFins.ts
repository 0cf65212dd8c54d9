/** Plate fins of dry coolers: their areas, film and drop, by the published factors of coils. */
import {
  type AirSurface,
  airPressureDrop,
  airSurface,
  finEfficiency,
  methodsInUse,
  schmidtRadiusRatio,
  surfaceDoubts,
  surfaceF,
  surfaceJ,
} from '../airside'
import type { BundleAreas } from '../airside/banks'
import { collarDiameter, plateFinCell, surfaceShape, waveStretch } from '../geometry'
import type { Warning } from '../warnings'
import type { Bundle, PlateFins } from './airCooler'
import { dryAirFilm } from './dryAir'

/** The film of the air. SI. */
export interface AirFilm {
  readonly reynolds: number
  /** On the fins, on the bare tube as if there were no fins [W/m2 K], and the efficiency of the fins [-]. */
  readonly coefficient: number
  readonly bare: number
  readonly finEfficiency: number
}

/** A bundle with plate fins made ready. */
export interface PlateSide {
  readonly areas: BundleAreas
  readonly surface: AirSurface
  readonly collar: number
  readonly radiusRatio: number
}

/**
 * Plate fins of a bundle.
 *
 * @param bundle      the bundle, lengths [m]
 * @param fins        its fins
 * @param pitchAlong  longitudinal pitch [m]
 * @returns           areas [m2], surface for the laws, collar [m]
 *
 * Valid for surfaces of coils, staggered, with collars as thick as the fin.
 *
 * Source: geometry as `plateFinCell`; the surface as `airSurface`.
 */
export function plateSide(bundle: Bundle, fins: PlateFins, pitchAlong: number): PlateSide {
  const { rows, tubesPerRow, tubeLength, tubeDiameter, transversePitch } = bundle
  const finPitch = 1 / fins.density
  const finSurface = fins.surface ?? 'Corrugated'
  const collar = collarDiameter({ tubeOutsideDiameter: tubeDiameter, finThickness: fins.thickness })
  const shape = surfaceShape({ finSurface, longitudinalPitch: pitchAlong })
  const plate = {
    ...{ transversePitch, longitudinalPitch: pitchAlong, collarDiameter: collar },
    ...{ finPitch, finThickness: fins.thickness, waveStretch: waveStretch(finSurface, shape) },
  }
  const cell = plateFinCell(plate)
  const cells = (tubesPerRow * tubeLength) / finPitch
  const face = transversePitch * (tubesPerRow + 0.5) * tubeLength
  const outside = cell.outsideArea * cells * rows
  const freeFlow = cell.freeFlowArea * cells
  const lanced = Math.min(1, (shape.strips * shape.stripBreadth) / pitchAlong)
  const radiusRatio = schmidtRadiusRatio({
    ...{ transversePitch, longitudinalPitch: pitchAlong, collarDiameter: collar, pattern: 'Staggered' },
  })
  return {
    collar,
    radiusRatio,
    surface: airSurface({
      ...{ surface: finSurface, pattern: 'Staggered' },
      fin: {
        ...{ rows, transversePitch, longitudinalPitch: pitchAlong, collarDiameter: collar, finPitch },
        ...{ finThickness: fins.thickness, hydraulicDiameter: cell.hydraulicDiameter, areaRatio: cell.areaRatio },
        ...{ contraction: cell.contraction, ...shape, lancedShare: lanced * (1 - collar / transversePitch) },
      },
    }),
    areas: {
      finDiameter: radiusRatio * collar,
      finSpacing: finPitch - fins.thickness,
      diagonalPitch: Math.hypot(transversePitch / 2, pitchAlong),
      perFin: cell.finArea,
      fin: cell.finArea * cells * rows,
      bare: cell.collarArea * cells * rows,
      outside,
      areaRatio: outside / (Math.PI * tubeDiameter * tubeLength * tubesPerRow * rows),
      face,
      freeFlow,
      contraction: freeFlow / face,
    },
  }
}

/** What a plate side is asked with: mass velocity [kg/m2 s], mean temperature [K], conductivity [W/m K], thickness [m], dirt [m2 K/W]. */
export interface PlatePlace {
  readonly G: number
  readonly T: number
  readonly finK: number
  readonly thickness: number
  readonly fouling: number
}

/**
 * The film of the air on plate fins.
 *
 * @param side   the fins
 * @param place  mass velocity, temperature, fin
 * @returns      Reynolds number on the collar, coefficients on fins and bare tube [W/m2 K], efficiency of the fins [-]
 *
 * Valid as `surfaceJ`.
 *
 * Source: see there; fins as `finEfficiency`.
 */
export function plateFilm({ surface, areas, collar, radiusRatio }: PlateSide, place: PlatePlace): AirFilm {
  const { G, T, finK, thickness, fouling } = place
  const { mu, k, cp } = dryAirFilm(T)
  const reynolds = (G * collar) / mu
  const clean = (surfaceJ(surface, reynolds) * G * cp) / Math.cbrt(((cp * mu) / k) ** 2)
  const coefficient = clean / (1 + clean * fouling)
  const efficiency = finEfficiency({ coefficient, conductivity: finK, thickness, rootRadius: collar / 2, radiusRatio })
  return {
    ...{ reynolds, coefficient, finEfficiency: efficiency },
    bare: ((efficiency * areas.fin + areas.bare) / areas.outside) * coefficient * areas.areaRatio,
  }
}

/**
 * Drop of the air through plate fins.
 *
 * @param side       the fins
 * @param G          mass velocity in the free flow area [kg/m2 s]
 * @param T          mean temperature [K]
 * @param densities  of the air that comes and that leaves [kg/m3]
 * @returns          static drop [Pa]
 *
 * Valid as `surfaceF`.
 *
 * Source: see there; W. M. Kays, A. L. London (1984).
 */
export function plateDrop(
  { surface, areas, collar }: PlateSide,
  G: number,
  T: number,
  [densityIn, densityOut]: readonly [number, number],
): number {
  const friction = surfaceF(surface, (G * collar) / dryAirFilm(T).mu)
  const { contraction } = areas
  const areaRatio = areas.outside / areas.freeFlow
  return airPressureDrop({ massVelocity: G, friction, areaRatio, contraction, densityIn, densityOut })
}

/** The ids of both factors of plate fins, and where their data end. See `surfaceDoubts`. */
export function plateMethods(
  { surface }: PlateSide,
  Re: number,
): { heat: string[]; friction: string[]; doubts: Warning[] } {
  const used = methodsInUse(surface)
  const doubts = surfaceDoubts(surface, Re).map(each => ({ ...each, input: 'bundle.fins' }))
  return { heat: used.map(method => method.jId), friction: used.map(method => method.fId), doubts }
}
