/** Pressure ratings of the tubes and the headers of a coil, calculated from their walls. */
import { type BodySchedule, type ConnectionSize, connectionNamed } from '../../geometry'
import { allowableStress, type Material } from '../../materials'
import type { SurfaceModel } from '../air/surfaceModel'
import type { RatedPressure } from '../coil'

/** Mill tolerances: how much thinner and wider than nominal a tube may be, and how much thinner a pipe [-]. */
const millTolerance = { wall: 0.1, diameter: 0.004, pipeWall: 0.125 } as const

/**
 * Pressure rating of a plain tube by its wall and allowable stress.
 *
 * @param tube    nominal outside diameter and wall [m]
 * @param stress  allowable [Pa]
 * @returns       gauge pressure [Pa]: 2 S t / (D - 0.8 t) of the thinnest and widest tube within tolerance
 *
 * Valid for plain tubes whose wall is thin beside their diameter.
 *
 * Source: ASME B31.5 as in the copper tube tables; tolerances about those of ASTM B88 and B75: a tenth of the wall.
 */
export function tubePressure(tube: { outsideDiameter: number; wall: number }, stress: number): number {
  const wall = (1 - millTolerance.wall) * tube.wall
  return (2 * stress * wall) / ((1 + millTolerance.diameter) * tube.outsideDiameter - 0.8 * wall)
}

/** Of the atmosphere [Pa]. */
const atmosphere = 101_325

/**
 * Pressure that a plain tube holds.
 *
 * @param tube         its metal, nominal outside diameter and wall [m]
 * @param temperature  of the metal [K]
 * @returns            absolute pressure [Pa]; undefined of metals whose stress only their maker tells
 *
 * Valid as `tubePressure`. Grooves of embedded fins, corrosion and headers are not counted.
 *
 * Source: as `tubePressure`, `allowableStress`.
 */
export function tubeHolds(
  tube: { material: Material; outsideDiameter: number; wall: number },
  temperature: number,
): number | undefined {
  const stress = allowableStress(tube.material, temperature)
  return stress === undefined ? undefined : atmosphere + tubePressure(tube, stress)
}

/**
 * Pressure rating of a header by its wall, allowable stress and holes.
 *
 * @param header      nominal outside and inside diameter [m]
 * @param schedule    wall; Schedule 40 where left out
 * @param stress      allowable [Pa]
 * @param efficiency  share of the wall that holes and seams leave [-]
 * @returns           gauge pressure [Pa]: S E t / (R + 0.6 t) of the thinnest pipe or tube within tolerance
 *
 * Valid for seamless pipe and tube; conservative for walls above half the radius. Corrosion and threads are not
 * counted.
 *
 * Source: ASME BPVC VIII-1, UG-27; wall less an eighth, ASTM A530, of copper tube less a tenth, ASTM B88.
 */
export function headerPressure(
  header: Pick<ConnectionSize, 'outsideDiameter' | 'insideDiameter'>,
  schedule: BodySchedule | undefined,
  stress: number,
  efficiency: number,
): number {
  const thinner = schedule?.startsWith('TYPE_') ? millTolerance.wall : millTolerance.pipeWall
  const wall = ((1 - thinner) * (header.outsideDiameter - header.insideDiameter)) / 2
  const radius = header.outsideDiameter / 2 - wall
  return (stress * efficiency * wall) / (radius + 0.6 * wall)
}

/**
 * Share of the header wall that remains between the holes of the feeds.
 *
 * @param height  of the header [m]
 * @param feeds   holes in a line along it
 * @param hole    their diameter [m]
 * @returns       efficiency of the ligaments [-]: pitch less hole, over pitch
 *
 * Valid for holes evenly along a line, without the reinforcement by the brazed or welded tubes in them.
 *
 * Source: ASME BPVC VIII-1, UG-53.
 */
export function ligamentEfficiency(height: number, feeds: number, hole: number): number {
  return 1 - (feeds * hole) / height
}

/**
 * Pressure ratings of the tubes and the headers of a coil.
 *
 * @param model        the coil
 * @param connection   nominal size of its connections, which the headers have as well [m]
 * @param metal        temperature of the tubes and of the headers [K]
 * @returns            gauge pressure [Pa] of each part; undefined where only the manufacturer can give the stress
 *
 * Valid for plain tubes and seamless headers of their metal, annealed; a test proves the coil. The connections are
 * pipes like the headers, but without holes: they are never the weakest part.
 *
 * Source: `tubePressure`, `headerPressure` and `ligamentEfficiency` with the stress of the material at the temperature.
 */
export function ratedPressures(
  { tube, input, size, circuits }: Pick<SurfaceModel, 'tube' | 'input' | 'size' | 'circuits'>,
  connection: number,
  metal: { tubes: number; headers: number },
): RatedPressure | undefined {
  const { tubeWall: wall, tubeOutsideDiameter: outsideDiameter, bodySchedule } = input.geometry
  const header = connectionNamed(connection, bodySchedule)
  const [tubes, headers] = [allowableStress(tube, metal.tubes), allowableStress(tube, metal.headers)]
  if (!tubes || !headers || !header) return undefined
  // Feeds of different rows are in separate lines around the header.
  const inLine = Math.min(circuits.feeds, size.tubesHigh)
  const efficiency = ligamentEfficiency(size.finHeight, inLine, outsideDiameter)
  return {
    tubes: { pressure: tubePressure({ outsideDiameter, wall }, tubes), temperature: metal.tubes },
    headers: {
      pressure: headerPressure(header, bodySchedule, headers, efficiency),
      temperature: metal.headers,
      efficiency,
    },
  }
}
