import type { Ranges, Warning } from '../warnings'
import { finDoubts, heldFin } from './fins/finDoubts'
import type { PlateFinInputs } from './plateFinInputs'

/** Data of Wang, Chi and Chang (2000): lengths [m]. */
export const wangChiChangRange = {
  Re: [300, 20_000],
  rows: [1, 6],
  collarDiameter: [0.0069, 0.0136],
  hydraulicDiameter: [0.0013, 0.00937],
  transversePitch: [0.0204, 0.0318],
  longitudinalPitch: [0.0127, 0.032],
  finPitch: [0.001, 0.0087],
} as const satisfies Ranges

/** Range of the fit inside its data; an extrapolation is limited to it. */
export const flatFactorBands = { j: [0.001, 0.1], f: [0.012, 2.1] } as const

/**
 * Holds the lengths of a plate-fin coil within a quarter of the limits of the data.
 *
 * @param inputs  Reynolds number and rows [-], lengths [m]
 * @returns the same with held lengths, and rows of no more than six
 *
 * Valid for any positive lengths. 5/8 in tube (collar 16.2 mm on 38.1 x 33 mm) lies inside and is not changed.
 *
 * Source: range of C. C. Wang, K. Y. Chi, C. J. Chang (2000); the quarter is an engineering choice.
 */
export function heldPlateFin(inputs: PlateFinInputs): PlateFinInputs {
  return heldFin(inputs, wangChiChangRange)
}

/**
 * Warnings about a flat plate-fin surface outside the data of Wang, Chi and Chang.
 *
 * @param inputs  Reynolds number and rows [-], lengths [m]
 * @returns AIR_RE_LOW or AIR_RE_HIGH, FIN_RANGE (the dimension farthest outside), ROWS_CAPPED; `info` within 10 % of a
 *          limit, `warning` beyond
 *
 * Valid for any positive inputs.
 *
 * Source: C. C. Wang, K. Y. Chi, C. J. Chang, Int. J. Heat Mass Transfer 43 (2000) 2693-2700.
 */
export function wangChiChangDoubts(inputs: PlateFinInputs): Warning[] {
  return finDoubts(inputs, wangChiChangRange)
}
