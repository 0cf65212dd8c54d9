/** Copper water tube: headers and connections of copper coils. */
import { EngineError } from '../errors'
import { sizeFromInches, type TubeSize } from './tubeSize'

/** Types of copper water tube, thickest wall first. */
export const copperTubeTypes: readonly string[] = Object.freeze(['K', 'L', 'M'])

/** Outside diameter and the walls of types K, L and M, in inches; 0 where a size does not exist. */
const rows: Readonly<Record<string, readonly [outside: number, K: number, L: number, M: number]>> = Object.freeze({
  '1/4': [0.375, 0.035, 0.03, 0],
  '3/8': [0.5, 0.049, 0.035, 0.025],
  '1/2': [0.625, 0.049, 0.04, 0.028],
  '5/8': [0.75, 0.049, 0.042, 0],
  '3/4': [0.875, 0.065, 0.045, 0.032],
  '1': [1.125, 0.065, 0.05, 0.035],
  '1 1/4': [1.375, 0.065, 0.055, 0.042],
  '1 1/2': [1.625, 0.072, 0.06, 0.049],
  '2': [2.125, 0.083, 0.07, 0.058],
  '2 1/2': [2.625, 0.095, 0.08, 0.065],
  '3': [3.125, 0.109, 0.09, 0.072],
  '3 1/2': [3.625, 0.12, 0.1, 0.083],
  '4': [4.125, 0.134, 0.11, 0.095],
  '5': [5.125, 0.16, 0.125, 0.109],
  '6': [6.125, 0.192, 0.14, 0.122],
  '8': [8.125, 0.271, 0.2, 0.17],
})

/** Nominal sizes, smallest first. */
export const copperTubeSizes: readonly string[] = Object.freeze([
  ...['1/4', '3/8', '1/2', '5/8', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '3 1/2', '4', '5', '6', '8'],
])

/** Wall in inches; undefined or 0 where the size does not exist. */
function wallOf(nominal: string, type: string): number | undefined {
  const column = copperTubeTypes.indexOf(type)
  return column >= 0 && Object.hasOwn(rows, nominal) ? rows[nominal]![column + 1] : undefined
}

/**
 * The sizes available in a type.
 *
 * @param type  `K`, `L` or `M`
 * @returns     nominal sizes in inches, smallest first; none where there is no such type
 *
 * Valid for any type.
 *
 * Source: ASTM B88.
 */
export function copperTubeSizesOf(type: string): readonly string[] {
  return copperTubeSizes.filter(nominal => wallOf(nominal, type))
}

/**
 * A copper water tube of a nominal size and type. Its outside diameter is the nominal size and 1/8 in.
 *
 * @param nominal  nominal size in inches, such as `1` for 1 1/8 in outside
 * @param type     `K`, `L` or `M`
 * @returns        outside diameter, wall and inside diameter [m]
 *
 * Valid for the sizes of the table; else `unknown-name`.
 *
 * Source: ASTM B88.
 */
export function copperTube(nominal: string, type: string): TubeSize {
  const wall = wallOf(nominal, type)
  if (!wall)
    throw new EngineError('unknown-name', `there is no copper tube ${nominal} in type ${type}`, { nominal, type })
  return sizeFromInches(`${nominal} in type ${type}`, rows[nominal]![0], wall)
}
