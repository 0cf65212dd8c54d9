import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'
import { meanTemperatureDifference } from './meanTemperatureDifference'
import { type StreamEnds, streamEnds } from './streamEnds'

/** Published factors by rows and passes: lines by power of 1 - r, columns by multiple of the angle. */
const published: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '1x1': [
    [-0.462, -0.0313, -0.174, -0.042],
    [5.08, 0.529, 1.32, 0.347],
    [-15.7, -2.37, -2.93, -0.853],
    [17.2, 3.18, 1.99, 0.649],
  ],
  '2x1': [
    [-0.334, -0.154, -0.0865, 0.0553],
    [3.3, 1.28, 0.546, -0.405],
    [-8.7, -3.35, -0.929, 0.953],
    [8.7, 2.83, 0.471, -0.717],
  ],
  '3x1': [
    [-0.0874, -0.0318, -0.0183, 0.0071],
    [1.05, 0.274, 0.123, -0.0499],
    [-2.45, -0.746, -0.156, 0.109],
    [3.21, 0.668, 0.0617, -0.0746],
  ],
  '4x1': [
    [-0.0414, -0.0139, -0.00723, 0.0061],
    [0.615, 0.123, 0.0566, -0.0468],
    [-1.2, -0.345, -0.0437, 0.107],
    [2.06, 0.318, 0.0111, -0.0757],
  ],
  '2x2': [
    [-0.235, -0.0773, -0.0598, 0.00525],
    [2.28, 0.632, 0.364, -0.0127],
    [-6.44, -1.63, -0.613, -0.0114],
    [6.24, 1.35, 0.276, 0.0272],
  ],
  '3x3': [
    [-0.843, 0.0302, 0.48, 0.0812],
    [5.85, -0.00964, -3.28, -0.834],
    [-12.8, -0.228, 7.11, 2.19],
    [9.24, 0.266, -4.9, -1.69],
  ],
  '4x4': [
    [-0.339, 0.0277, 0.179, -0.0199],
    [2.38, -0.0999, -1.21, 0.04],
    [-5.26, 0.0904, 2.62, 0.0494],
    [3.9, -0.000845, -1.81, -0.0981],
  ],
  '4x2': [
    [-0.605, 0.0231, 0.294, 0.0198],
    [4.34, 0.0059, -1.99, -0.305],
    [-9.72, -0.248, 4.32, 0.897],
    [7.54, 0.287, -3, -0.731],
  ],
}

/**
 * Correction factor of the mean temperature difference of an air cooler with the hot fluid in the tubes.
 *
 * @param hotIn    entering temperature of the hot stream, in the tubes [K]
 * @param hotOut   leaving temperature of the hot stream [K]
 * @param coldIn   entering temperature of the air [K]
 * @param coldOut  leaving temperature of the air [K]
 * @param rows     tube rows [-]; 1 if left out
 * @param passes   passes of the tube fluid [-]; 1 if left out
 * @returns factor on the counterflow mean temperature difference [-], at most 1, with a warning where rows and passes
 *          are not among the published eight and the nearest pair was used
 *
 * Valid for 1 to 4 rows in 1 pass, 2, 3 and 4 rows in as many passes, and 4 rows in 2; more than 4 rows count as 4.
 *
 * Source: W. Roetzel, F. J. L. Nicole, J. Heat Transfer 97 (1975) 5-8.
 *
 * @example roetzelNicole({ hotIn: 125, hotOut: 45, coldIn: 25, coldOut: 95, rows: 4 }).value // 0.5505
 */
export function roetzelNicole(input: StreamEnds & { rows?: number; passes?: number }): Checked<number> {
  const { hotIn, hotOut, coldIn, coldOut, rows = 1, passes = 1 } = input
  if (!(Number.isInteger(rows) && rows >= 1 && Number.isInteger(passes) && passes >= 1))
    throw new EngineError('invalid-input', 'rows and passes must be whole numbers of at least 1', { rows, passes })
  const key = `${Math.min(rows, 4)}x${passes === rows ? Math.min(passes, 4) : passes}`
  const factors = published[key] ?? published['4x2']!
  const mean = meanTemperatureDifference({ hotIn, hotOut, coldIn, coldOut, arrangement: 'counter' })
  const short = 1 - mean / (hotIn - coldIn)
  const angle = Math.atan((hotIn - hotOut) / (coldOut - coldIn))
  let sum = 0
  factors.forEach((line, power) => {
    line.forEach((factor, multiple) => {
      sum += factor * short ** (power + 1) * Math.sin(2 * (multiple + 1) * angle)
    })
  })
  const warnings = published[key] ? [] : outOfRange('roetzel-nicole', { passes }, { passes: [2, 2] })
  return { value: Math.min(1, 1 - sum), warnings }
}

/** Descriptor for the registry. */
export const roetzelNicoleCorrelation: Correlation<keyof StreamEnds | 'rows' | 'passes'> = {
  id: 'roetzel-nicole',
  kind: 'mean temperature difference',
  authors: 'Roetzel, Nicole',
  year: 1975,
  title: 'Correction factor of an air cooler, hot fluid in the tubes',
  inputs: [
    ...streamEnds,
    { name: 'rows', unit: '-', meaning: 'tube rows', optional: true },
    { name: 'passes', unit: '-', meaning: 'passes of the tube fluid', optional: true },
  ],
  validity: {},
  accuracy: 'within 0.01 for factors above 0.6',
  source: 'J. Heat Transfer 97 (1975) 5-8',
  evaluate: roetzelNicole,
}
