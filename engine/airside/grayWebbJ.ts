import type { Correlation } from '../correlation'
import { type Checked, outOfRange, type Ranges } from '../warnings'
import { type PlateFinInputs, type PlateFinName, plateFinInputs, requirePlateFin } from './plateFinInputs'

/** Range of the data of Gray and Webb, in ratios to the collar diameter. */
export const grayWebbRange = {
  Re: [500, 24_700],
  transversePitchRatio: [1.97, 2.55],
  longitudinalPitchRatio: [1.7, 2.58],
  finSpacingRatio: [0.08, 0.64],
} as const satisfies Ranges

/**
 * The ratios in which the range of Gray and Webb is stated.
 *
 * @param inputs  lengths [m]
 * @returns Re, Pt/Dc, Pl/Dc and clear fin spacing over Dc [-]
 *
 * Valid for positive lengths.
 *
 * Source: D. L. Gray, R. L. Webb, Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750.
 */
export function grayWebbRatios(inputs: PlateFinInputs): Record<string, number> {
  const { Re, transversePitch, longitudinalPitch, collarDiameter, finPitch, finThickness } = inputs
  return {
    Re,
    transversePitchRatio: transversePitch / collarDiameter,
    longitudinalPitchRatio: longitudinalPitch / collarDiameter,
    finSpacingRatio: (finPitch - finThickness) / collarDiameter,
  }
}

/**
 * Colburn j factor of a flat staggered plate-fin coil after Gray and Webb; covers 5/8 in tube.
 *
 * @param inputs  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch and thickness [m]
 * @returns j [-], with a warning where the coil lies outside the data
 *
 * Valid for Re 500 to 24 700, Pt/Dc 1.97 to 2.55, Pl/Dc 1.7 to 2.58, clear spacing over Dc 0.08 to 0.64; more than
 * 4 rows count as 4. Constants not yet compared with the paper.
 *
 * Source: D. L. Gray, R. L. Webb, Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750.
 */
export function grayWebbJ(inputs: PlateFinInputs): Checked<number> {
  requirePlateFin(inputs)
  return {
    value: plainGrayWebbJ(inputs),
    warnings: outOfRange('gray-webb-j', grayWebbRatios(inputs), grayWebbRange),
  }
}

/**
 * The same j factor without the checks, for use inside a solver.
 *
 * @param inputs  as `grayWebbJ`
 * @returns j [-]
 *
 * Valid as `grayWebbJ`.
 *
 * Source: as `grayWebbJ`.
 */
export function plainGrayWebbJ(inputs: PlateFinInputs): number {
  const { Re, rows, transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch, finThickness } = inputs
  const spacing = Math.max(finPitch - finThickness, 1e-9)
  const fourRows = 0.14 * Re ** -0.328 * (Pt / Pl) ** -0.502 * (spacing / Dc) ** 0.0312
  const N = Math.min(rows, 4)
  return fourRows * (N < 4 ? 0.991 * (2.24 * Re ** -0.092 * (N / 4) ** -0.031) ** (0.607 * (4 - N)) : 1)
}

/** Descriptor for the registry. */
export const grayWebbJCorrelation: Correlation<PlateFinName> = {
  id: 'gray-webb-j',
  kind: 'air-side heat transfer',
  authors: 'Gray, Webb',
  year: 1986,
  title: 'Flat plate fin, large tubes: j factor',
  inputs: plateFinInputs,
  validity: grayWebbRange,
  accuracy: 'root mean square error 7.3 % as quoted in reviews',
  source: 'Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750',
  trust: 'verify',
  evaluate: grayWebbJ,
}
