import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type StreamEnds, streamEnds } from './streamEnds'

/**
 * Logarithmic mean temperature difference of two streams.
 *
 * @param input.hotIn, input.hotOut    temperatures of the hot stream [K]
 * @param input.coldIn, input.coldOut  temperatures of the cold stream [K]
 * @param input.arrangement            `counter` or `parallel`
 * @returns mean temperature difference [K]
 *
 * Valid where both ends have a difference of the same sign; crossing streams have none and throw `inconsistent-state`.
 *
 * Source: definition; W. M. Kays, A. L. London, Compact Heat Exchangers (1984).
 *
 * @example meanTemperatureDifference({ hotIn: 100, hotOut: 60, coldIn: 30, coldOut: 40.2, arrangement: 'counter' })
 * // 43.20
 */
export function meanTemperatureDifference(input: {
  hotIn: number
  hotOut: number
  coldIn: number
  coldOut: number
  arrangement: 'counter' | 'parallel'
}): number {
  const { hotIn, hotOut, coldIn, coldOut, arrangement } = input
  const [first, second] =
    arrangement === 'counter' ? [hotIn - coldOut, hotOut - coldIn] : [hotIn - coldIn, hotOut - coldOut]
  if (!(first * second > 0)) {
    throw new EngineError('inconsistent-state', 'the streams cross or touch', { ...input })
  }
  return logMean(first, second)
}

/**
 * Logarithmic mean of two numbers.
 *
 * @param one, other  of one sign, in the same unit
 * @returns           their logarithmic mean in that unit
 *
 * Valid for numbers above 0, or both below.
 *
 * Source: definition. For nearly equal numbers the quotient is 0/0; their mean is then exact to second order.
 */
export function logMean(one: number, other: number): number {
  return Math.abs(one / other - 1) < 1e-6 ? (one + other) / 2 : (one - other) / Math.log(one / other)
}

/** Descriptor for the registry. */
export const logMeanCorrelation: Correlation<keyof StreamEnds | 'parallel'> = {
  id: 'log-mean-difference',
  kind: 'mean temperature difference',
  authors: 'Kays, London',
  year: 1984,
  title: 'Logarithmic mean temperature difference of two streams [K]',
  inputs: [
    ...streamEnds,
    { name: 'parallel', unit: '-', meaning: '1 for parallel flow, 0 for counterflow', optional: true },
  ],
  validity: {},
  accuracy: 'exact at constant properties',
  source: 'Compact Heat Exchangers (1984)',
  evaluate: ({ parallel = 0, ...ends }) => ({
    value: meanTemperatureDifference({ ...ends, arrangement: parallel ? 'parallel' : 'counter' }),
    warnings: [],
  }),
}
