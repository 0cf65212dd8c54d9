/** Tubes for finned coils, as listed in catalogues. */
import { sizeFromInches, type TubeSize } from './tubeSize'

/** Outside diameter before expansion, with the available walls. */
export interface CoilTube {
  label: string
  outsideDiameter: number
  /** Sizes with each listed wall; empty where the catalogues name none, and the user must enter a wall. */
  walls: readonly TubeSize[]
}

const inInches = (label: string, outside: number, walls: readonly number[]): CoilTube =>
  Object.freeze({
    label,
    outsideDiameter: Number((outside * 0.0254).toFixed(9)),
    walls: Object.freeze(walls.map(wall => sizeFromInches(`${label} x ${wall.toFixed(3)} in`, outside, wall))),
  })

const withoutWall = (label: string, outsideDiameter: number): CoilTube =>
  Object.freeze({ label, outsideDiameter, walls: Object.freeze([]) })

/** Coil tubes, smallest first; the user may enter any other size. */
export const coilTubes: readonly CoilTube[] = Object.freeze([
  withoutWall('7 mm', 0.007),
  inInches('5/16', 5 / 16, [0.012, 0.016]),
  inInches('3/8', 3 / 8, [0.012, 0.014, 0.016, 0.022]),
  withoutWall('9.52 mm', 0.00952),
  inInches('1/2', 1 / 2, [0.016, 0.02, 0.025, 0.035]),
  inInches('5/8', 5 / 8, [0.02, 0.025, 0.035, 0.049]),
  inInches('5/8 steel', 5 / 8, [0.049, 0.065, 0.083]),
  inInches('1', 1, [0.035, 0.049, 0.065]),
  inInches('1 steel', 1, [0.049, 0.065, 0.083]),
])
