import { requireNumbers } from '../requireNumbers'

/** Shape of a tube with inner fins: diameter at their root, their number, height [m], helix and apex angle [rad]. */
export interface MicroFinShape {
  insideDiameter: number
  fins: number
  finHeight: number
  helixAngle: number
  apexAngle: number
}

/** Areas of a tube with inner fins [m2]; areas of the wall are per metre of tube. */
export interface MicroFin {
  /** Wall perimeter of the plain tube and of the actual one [m]. */
  nominalPerimeter: number
  actualPerimeter: number
  /** Actual over nominal wall area [-]. */
  areaRatio: number
  /** Cross-section of the plain tube, of the actual one, and inside the tips of the fins. */
  nominalArea: number
  flowArea: number
  coreArea: number
  hydraulicDiameter: number
}

/**
 * Areas of a tube with inner fins.
 *
 * @param shape  diameter at the root, number, height [m], helix and apex angle [rad] of the fins
 * @returns perimeters [m], sections [m2], their ratio [-], hydraulic diameter [m]
 *
 * Valid for fins of triangular section that do not touch; sections are never taken below a tenth of the plain one.
 *
 * Source: geometry, after J. R. Thome, Engineering Data Book III, chapter 5.
 *
 * @example microFin({ insideDiameter: 0.00892, fins: 60, finHeight: 2e-4, helixAngle: 0.314, apexAngle: 0.873 })
 *   .areaRatio // 1.57
 */
export function microFin(shape: MicroFinShape): MicroFin {
  const { insideDiameter: D, fins, finHeight: e, helixAngle, apexAngle } = shape
  requireNumbers({ D, fins, e, helixAngle, apexAngle }, ['fins', 'e', 'helixAngle', 'apexAngle'])
  const turned = Math.cos(helixAngle)
  const half = apexAngle / 2
  const nominalPerimeter = Math.PI * D
  const actualPerimeter = nominalPerimeter + ((2 * fins * e) / turned) * (1 / Math.cos(half) - Math.tan(half))
  const nominalArea = (Math.PI / 4) * D ** 2
  const flowArea = Math.max(0.1 * nominalArea, nominalArea - (fins * e ** 2 * Math.tan(half)) / turned)
  const coreArea = Math.max(0.1 * nominalArea, (Math.PI / 4) * Math.max(0, D - 2 * e) ** 2)
  return {
    nominalPerimeter,
    actualPerimeter,
    areaRatio: actualPerimeter / nominalPerimeter,
    nominalArea,
    flowArea,
    coreArea,
    hydraulicDiameter: (4 * flowArea) / actualPerimeter,
  }
}
