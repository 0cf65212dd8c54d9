/** Effectiveness and factor of the mean temperature difference of rows in passes, equal or not. */

import { EngineError, requireWithin } from '../errors'
import { meanDifferenceFactor, roetzelNicole, tubeRows } from '../exchanger'
import { passesOf } from './passes'
import { isPublishedByRoetzel } from './published'
import { marchRows, slices } from './rowMarch'

/** Rows in passes at constant properties. */
export interface PassFactorInput {
  /** Surface times coefficient over the heat capacity of the air, and that over the one of the stream [-]. */
  readonly NTU: number
  readonly R: number
  readonly rows: number
  readonly passes: number
  readonly rowsPerPass?: readonly number[]
}

/** Effectiveness of the air, factor on the mean difference of a counterflow, and the same by Roetzel and Nicole [-]. */
export interface PassFactor {
  readonly effectiveness: number
  readonly factor: number
  readonly roetzelNicole?: number
  readonly rowsPerPass: readonly number[]
}

/**
 * Rows in passes, counter-cross.
 *
 * @param input  NTU, R [-], rows, passes, rows of each pass where they are not equal
 * @returns      effectiveness, factor [-]
 *
 * Valid for NTU and R from 0.001 to 20 and 1 to 12 rows; else `out-of-range`; passes that do not fit are `invalid-input`.
 *
 * Source: equal passes `tubeRows`, others `marchRows`; W. Roetzel, F. J. L. Nicole (1975) for those that they have.
 */
export function passFactor(input: PassFactorInput): PassFactor {
  const { NTU, R, rows, passes } = input
  requireWithin('NTU', NTU, 1e-3, 20)
  requireWithin('R', R, 1e-3, 20)
  requireWithin('the number of rows', rows, 1, 12)
  if (!Number.isInteger(rows)) throw new EngineError('invalid-input', `rows are whole, not ${rows}`, { rows })
  const { passRows } = passesOf(input)
  const counts = passRows.map(each => each.length)
  const isEven = counts.every(count => count === counts[0])
  const effectiveness = isEven ? tubeRows({ NTU, R, rows, passes }).value : marched(input, passRows)
  // Any ends with these ratios do.
  const [hotIn, coldIn] = [100, 0]
  const coldOut = 100 * effectiveness
  const hotOut = hotIn - R * coldOut
  return {
    effectiveness,
    factor: meanDifferenceFactor({ effectiveness, NTU, ratio: R }),
    ...(isEven && isPublishedByRoetzel(rows, passes)
      ? { roetzelNicole: roetzelNicole({ hotIn, hotOut, coldIn, coldOut, rows, passes }).value }
      : {}),
    rowsPerPass: counts,
  }
}

function marched({ NTU, R, rows }: PassFactorInput, passRows: readonly (readonly number[])[]): number {
  // Air of one W/K, a stream of 1/R of it; enthalpies count from the temperature of the air.
  const near = -Math.expm1(-NTU / rows) / slices
  const rides = passRows.map(inPass => {
    const flow = 1 / R / inPass.length
    const exchanged = flow * -Math.expm1(-near / flow)
    return { temperature: (enthalpy: number) => enthalpy, exchanged: () => exchanged }
  })
  return marchRows({ rows, passRows, airCapacity: 1, airIn: 0, massFlow: 1 / R, enthalpyIn: 1, rides }).heat
}
