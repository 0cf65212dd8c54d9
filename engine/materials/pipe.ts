/** Pipe schedules of headers and shells. */
import { EngineError } from '../errors'
import { sizeFromInches, type TubeSize } from './tubeSize'

const columns: readonly string[] = ['5', '10', '20', '30', '40', '60', '80', '100', '120', '140', '160']

/** Outside diameter and wall by schedule in the order of `columns`, in inches; 0 where a size does not exist. */
const rows: Readonly<Record<string, readonly [outside: number, ...walls: number[]]>> = Object.freeze({
  '1/8': [0.405, 0, 0.049, 0, 0.057, 0.068, 0, 0.095, 0, 0, 0, 0],
  '1/4': [0.54, 0, 0.065, 0, 0.073, 0.088, 0, 0.119, 0, 0, 0, 0],
  '3/8': [0.675, 0, 0.065, 0, 0.073, 0.091, 0, 0.126, 0, 0, 0, 0],
  '1/2': [0.84, 0.065, 0.083, 0, 0.095, 0.109, 0, 0.147, 0, 0, 0, 0.188],
  '3/4': [1.05, 0.065, 0.083, 0, 0.095, 0.113, 0, 0.154, 0, 0, 0, 0.219],
  '1': [1.315, 0.065, 0.109, 0, 0.114, 0.133, 0, 0.179, 0, 0, 0, 0.25],
  '1 1/4': [1.66, 0.065, 0.109, 0, 0.117, 0.14, 0, 0.191, 0, 0, 0, 0.25],
  '1 1/2': [1.9, 0.065, 0.109, 0, 0.125, 0.145, 0, 0.2, 0, 0, 0, 0.281],
  '2': [2.375, 0.065, 0.109, 0, 0.125, 0.154, 0, 0.218, 0, 0, 0, 0.344],
  '2 1/2': [2.875, 0.083, 0.12, 0, 0.188, 0.203, 0, 0.276, 0, 0, 0, 0.375],
  '3': [3.5, 0.083, 0.12, 0, 0.188, 0.216, 0, 0.3, 0, 0, 0, 0.438],
  '3 1/2': [4, 0.083, 0.12, 0, 0.188, 0.226, 0, 0.318, 0, 0, 0, 0],
  '4': [4.5, 0.083, 0.12, 0, 0.188, 0.237, 0, 0.337, 0, 0.438, 0, 0.531],
  '5': [5.563, 0.109, 0.134, 0, 0, 0.258, 0, 0.375, 0, 0.5, 0, 0.625],
  '6': [6.625, 0.109, 0.134, 0, 0, 0.28, 0, 0.432, 0, 0.562, 0, 0.719],
  '8': [8.625, 0.109, 0.148, 0.25, 0.277, 0.322, 0.406, 0.5, 0.594, 0.719, 0.812, 0.906],
  '10': [10.75, 0.134, 0.165, 0.25, 0.307, 0.365, 0.5, 0.594, 0.719, 0.844, 1, 1.125],
  '12': [12.75, 0.156, 0.18, 0.25, 0.33, 0.406, 0.562, 0.688, 0.844, 1, 1.125, 1.312],
})

/**
 * Nominal sizes, smallest first. A list, because the keys of an object would be sorted with whole numbers before
 * fractions.
 */
export const pipeSizes: readonly string[] = Object.freeze([
  ...[
    '1/8',
    '1/4',
    '3/8',
    '1/2',
    '3/4',
    '1',
    '1 1/4',
    '1 1/2',
    '2',
    '2 1/2',
    '3',
    '3 1/2',
    '4',
    '5',
    '6',
    '8',
    '10',
    '12',
  ],
])

/** Nominal diameters in the order of `pipeSizes`. */
const nominalDiameters: readonly number[] = [6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 90, 100, 125, 150, 200, 250, 300]

/**
 * The metric size of a pipe.
 *
 * @param nps  nominal pipe size in inches, such as `1 1/2`
 * @returns    nominal diameter DN, the number by which the pipe is ordered: about its bore in millimeters
 *
 * Valid for `pipeSizes`; else `unknown-name`.
 *
 * Source: ASME B36.10M, which names both.
 */
export function nominalDiameter(nps: string): number {
  const size = nominalDiameters[pipeSizes.indexOf(nps)]
  if (!size) throw new EngineError('unknown-name', `there is no pipe NPS ${nps}`, { nps })
  return size
}

/** Stainless walls that differ from the plain schedule of the same number [in]. */
const stainless: Readonly<Record<string, number>> = Object.freeze({ '12 40S': 0.375, '12 80S': 0.5 })

/** Wall in inches; undefined or 0 where the size does not exist. */
function wallOf(nps: string, schedule: string): number | undefined {
  const row = Object.hasOwn(rows, nps) ? rows[nps] : undefined
  const plain = /^(5|10|40|80)S$/.test(schedule) ? schedule.slice(0, -1) : schedule
  const column = columns.indexOf(plain)
  return stainless[`${nps} ${schedule}`] ?? (column < 0 ? undefined : row?.[column + 1])
}

/**
 * The sizes available in a schedule.
 *
 * @param schedule  as of `pipe`
 * @returns         nominal sizes in inches, smallest first; none where there is no such schedule
 *
 * Valid for any schedule.
 *
 * Source: ASME B36.10M and B36.19M.
 */
export function pipeSizesOf(schedule: string): readonly string[] {
  return pipeSizes.filter(nps => wallOf(nps, schedule))
}

/**
 * A pipe of a nominal size and schedule.
 *
 * @param nps       nominal pipe size in inches, such as `1 1/2`
 * @param schedule  `5` to `160`, or `5S`, `10S`, `40S`, `80S` of stainless steel
 * @returns         outside diameter, wall and inside diameter [m]
 *
 * Valid for the sizes of the table; else `unknown-name`. Walls are nominal; mills may deliver 12.5 % less.
 *
 * Source: ASME B36.10M and B36.19M.
 */
export function pipe(nps: string, schedule: string): TubeSize {
  const wall = wallOf(nps, schedule)
  if (!wall) throw new EngineError('unknown-name', `there is no pipe NPS ${nps} Sch ${schedule}`, { nps, schedule })
  return sizeFromInches(`NPS ${nps} Sch ${schedule}`, rows[nps]![0], wall)
}
