/** Shared parts of property-based tests of ratings: numbers of a range, and values that no rating may contain. */
import fc from 'fast-check'
import { type CoilInput, type CoilRating, EngineError, rateCoil } from '../../engine'
import { chilledWaterCoil } from './coils'

export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Numbers with a uniform distribution of the logarithm. */
export const logBetween = (min: number, max: number) => between(Math.log(min), Math.log(max)).map(Math.exp)

interface Shape {
  height: number
  length: number
  rows: number
  od: number
  wall: number
  pitch: number
  depthPitch: number
  fin: number
  finPitch: number
  circuiting: number
  fouling: number
}

/** A plate-fin coil of any shape: pitches as multiples of the tube diameter, the wall as a fraction of it. */
export function shaped(given: Shape) {
  const { od, height, length, pitch, wall, circuiting } = given
  const tubesHigh = Math.max(1, Math.round(height / (od * pitch)))
  return {
    feeds: Math.max(1, Math.round(circuiting * tubesHigh)),
    bore: (Math.PI / 4) * (od * (1 - 2 * wall)) ** 2,
    face: tubesHigh * od * pitch * length,
    geometry: {
      ...chilledWaterCoil.geometry,
      finnedHeight: height,
      finnedLength: length,
      rows: given.rows,
      tubeOutsideDiameter: od,
      tubeWall: od * wall,
      transversePitch: od * pitch,
      longitudinalPitch: od * given.depthPitch,
      finThickness: given.fin,
      finPitch: given.finPitch,
      circuiting,
    },
    resistances: { insideFouling: given.fouling, outsideFouling: given.fouling / 4, bond: given.fouling / 8 },
  }
}

/** The rating, or undefined if the input was refused with the path of a field. Any other failure is thrown. */
export function ratedOrRefused(input: CoilInput): CoilRating | undefined {
  try {
    return rateCoil(input)
  } catch (error) {
    const isRefusal = error instanceof EngineError && error.code === 'invalid-input'
    if (!isRefusal || typeof error.inputs.path !== 'string') throw error
    return undefined
  }
}

/** Paths of the numbers that are not finite. */
export function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => notFinite(each, `${path}.${name}`))
}
