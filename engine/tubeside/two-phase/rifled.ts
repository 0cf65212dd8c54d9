/** Geometry and single-phase factors of micro-fin tubes for the two-phase correlations. SI. */
import type { Given } from './quantities'

type Fins = Given<'diameter' | 'fins' | 'finHeight' | 'helixAngle' | 'apexAngle'>

/** Areas and lengths of a micro-fin tube. */
export interface RifledAreas {
  /** Area over that of a plain tube of the root diameter [-]; cross-section of flow [m2]. */
  ratio: number
  flow: number
  /**
   * Diameter of the plain tube with the same cross-section, and hydraulic diameter: four times that section over the
   * wetted perimeter [m].
   */
  meanDiameter: number
  hydraulicDiameter: number
  /** Length scale of surface tension: square root of fin pitch times fin height [m]. */
  bondLength: number
}

/**
 * Areas of a micro-fin tube.
 *
 * @param input  root diameter [m], number of fins, height [m], helix and apex angle [rad]
 * @returns      area ratio [-], cross-section [m2], mean and hydraulic diameter and length of surface tension [m]
 *
 * Valid for trapezoidal fins that do not meet in the middle.
 *
 * Source: geometry; engine reference 2.2.
 */
export function rifledAreas(input: Fins): RifledAreas {
  const { diameter: D, fins, finHeight: e, helixAngle, apexAngle } = input
  const cosine = Math.cos(helixAngle)
  const half = apexAngle / 2
  const nominal = Math.PI * D
  const actual = nominal + ((2 * fins * e) / cosine) * (1 / Math.cos(half) - Math.tan(half))
  const flow =
    Math.max(0.2, 1 - (4 * fins * e * e * Math.tan(half)) / (cosine * Math.PI * D * D)) * (Math.PI / 4) * D * D
  return {
    ratio: actual / nominal,
    flow,
    meanDiameter: Math.sqrt((4 * flow) / Math.PI),
    hydraulicDiameter: (4 * flow) / actual,
    bondLength: Math.sqrt((nominal / fins) * e),
  }
}

/**
 * Ratio of the single-phase Nusselt number of a rifled tube to that of a plain one.
 *
 * @param input  root diameter [m], number of fins, height [m], helix and apex angle [rad]
 * @param Re     Reynolds number [-]
 * @param Pr     Prandtl number [-]
 * @returns      ratio, at least 1 [-]
 *
 * Valid for Re 5 000 to 250 000, Pr 0.66 to 37.6.
 *
 * Source: T. S. Ravigururajan, A. E. Bergles, Exp. Thermal Fluid Sci. 13 (1996) 55-70; sign of the Prandtl exponent not
 * compared with the paper.
 */
export function rifledFactor(input: Fins, Re: number, Pr: number): number {
  const { height, pitch, helix } = ribsOf(input)
  if (helix === 0) return 1
  const rib = 2.64 * Re ** 0.036 * height * pitch * helix * Pr ** -0.024
  return (1 + rib ** 7) ** (1 / 7)
}

/** The powers of the ribs of the tube that was asked for last: a march asks for one tube at every place. */
const lastRibs = { diameter: 0, fins: 0, finHeight: 0, helixAngle: 0, height: 0, pitch: 0, helix: 0 }

/** Powers of height, pitch and helix of the ribs; the helix is 0 where they are straight. */
function ribsOf({ diameter: D, fins, finHeight, helixAngle }: Fins): typeof lastRibs {
  const last = lastRibs
  const isSame =
    D === last.diameter && fins === last.fins && finHeight === last.finHeight && helixAngle === last.helixAngle
  if (isSame) return last
  last.diameter = D
  last.fins = fins
  last.finHeight = finHeight
  last.helixAngle = helixAngle
  const degrees = (helixAngle * 180) / Math.PI
  const pitch = (Math.PI * D) / (fins * Math.tan(helixAngle))
  last.height = (finHeight / D) ** 0.212
  last.pitch = (pitch / D) ** -0.21
  last.helix = degrees < 1 ? 0 : (degrees / 90) ** 0.29
  return last
}

/**
 * Friction factor of one phase in a micro-fin tube.
 *
 * @param input  root diameter [m], number of fins, height [m], helix and apex angle [rad]
 * @param Re     Reynolds number [-]
 * @returns      Fanning friction factor [-]
 *
 * Valid for turbulent flow; the factor of the fins divides, as in one open code (others multiply).
 *
 * Source: T. C. Carnavos, Heat Transfer Eng. 1 no. 4 (1980) 32-37.
 */
export function microfinFriction(input: Fins, Re: number): number {
  const { flow } = rifledAreas(input)
  const plain = (Math.PI / 4) * input.diameter ** 2
  const F = Math.sqrt(flow / plain) * (1 / Math.cos(input.helixAngle)) ** 0.75
  return (0.046 * Re ** -0.2) / F
}
