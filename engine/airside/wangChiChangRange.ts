import type { Ranges, Warning } from '../warnings'
import type { PlateFinInputs } from './plateFinInputs'

/** Data base of Wang, Chi and Chang (2000): lengths [m]. */
export const wangChiChangRange = {
  Re: [300, 20_000],
  rows: [1, 6],
  collarDiameter: [0.0069, 0.0136],
  hydraulicDiameter: [0.0013, 0.00937],
  transversePitch: [0.0204, 0.0318],
  longitudinalPitch: [0.0127, 0.032],
  finPitch: [0.001, 0.0087],
} as const satisfies Ranges

/** A dimension farther outside the data than this share of its limit is held there: the powers of the fit run away. */
const heldBeyond = 0.25

/** Values that the fit takes inside its data; no extrapolation may leave them. */
export const flatFactorBands = { j: [0.001, 0.1], f: [0.012, 2.1] } as const

/**
 * Lengths of a plate-fin coil held within a quarter of the limits of the data.
 *
 * @param inputs  Reynolds number and rows [-], lengths [m]
 * @returns the same with held lengths, and rows of no more than six
 *
 * Valid for any positive lengths. 5/8 in tube (collar 16.2 mm on 38.1 x 33 mm) lies inside and is not changed.
 *
 * Source: range of C. C. Wang, K. Y. Chi, C. J. Chang (2000); the quarter is an engineering choice.
 */
export function heldPlateFin(inputs: PlateFinInputs): PlateFinInputs {
  const hold = (name: keyof typeof lengths) => {
    const [min, max] = wangChiChangRange[name]
    return Math.min(max * (1 + heldBeyond), Math.max(min * (1 - heldBeyond), inputs[name]))
  }
  return {
    ...inputs,
    rows: Math.min(inputs.rows, wangChiChangRange.rows[1]),
    collarDiameter: hold('collarDiameter'),
    hydraulicDiameter: hold('hydraulicDiameter'),
    transversePitch: hold('transversePitch'),
    longitudinalPitch: hold('longitudinalPitch'),
    finPitch: hold('finPitch'),
  }
}

const lengths = {
  collarDiameter: ['collar diameter', 'geometry.tubeOutsideDiameter'],
  hydraulicDiameter: ['hydraulic diameter', 'geometry.finPitch'],
  transversePitch: ['transverse pitch', 'geometry.transversePitch'],
  longitudinalPitch: ['longitudinal pitch', 'geometry.longitudinalPitch'],
  finPitch: ['fin pitch', 'geometry.finPitch'],
} as const

const millimetres = (metres: number) => `${Number((metres * 1000).toPrecision(3))} mm`

/** Share of the nearer limit by which a value lies outside [-]; 0 inside. */
function distance(value: number, [min, max]: readonly [number, number]): number {
  return Math.max(0, (min - value) / min, (value - max) / max)
}

/**
 * Doubts about a flat plate-fin surface that lies outside the data of Wang, Chi and Chang.
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
  const { Re, rows } = inputs
  const range = wangChiChangRange
  const warnings: Warning[] = []
  const reDistance = distance(Re, range.Re)
  if (reDistance > 0) {
    warnings.push({
      code: Re < range.Re[0] ? 'AIR_RE_LOW' : 'AIR_RE_HIGH',
      severity: reDistance <= 0.1 ? 'info' : 'warning',
      message: `Air-side Reynolds number ${Math.round(Re)} is outside the ${range.Re[0]} to ${range.Re[1]} of the fin data; the result is extrapolated.`,
      input: 'air.flow.value',
      value: Re,
      limits: range.Re,
    })
  }
  warnings.push(...finRange(inputs))
  if (rows > range.rows[1]) {
    warnings.push({
      code: 'ROWS_CAPPED',
      severity: 'info',
      message: `${rows} rows are more than the ${range.rows[1]} of the fin data; the row effect is taken at ${range.rows[1]} rows.`,
      input: 'geometry.rows',
      value: rows,
      limits: range.rows,
    })
  }
  return warnings
}

/** The dimension that lies farthest outside the data, as one warning. */
function finRange(inputs: PlateFinInputs): Warning[] {
  const outside = (Object.keys(lengths) as (keyof typeof lengths)[])
    .map(name => ({ name, far: distance(inputs[name], wangChiChangRange[name]) }))
    .filter(each => each.far > 0)
    .sort((a, b) => b.far - a.far)
  const worst = outside[0]
  if (!worst) return []
  const limits = wangChiChangRange[worst.name]
  const [words, input] = lengths[worst.name]
  const label = words[0]!.toUpperCase() + words.slice(1)
  return [
    {
      code: 'FIN_RANGE',
      severity: worst.far <= 0.1 ? 'info' : worst.far <= 1 ? 'warning' : 'error',
      message: `${label} ${millimetres(inputs[worst.name])} is outside the ${millimetres(limits[0])} to ${millimetres(limits[1])} of the published fin data.`,
      input,
      value: inputs[worst.name],
      limits,
      quantity: 'length',
    },
  ]
}
