/** `gas fit`, `gas mix`: curves through the properties of a gas, and streams that become one. */
import { EngineError } from '../errors'
import { gasMixture } from '../fluids/gases'
import { type CurveFit, curveFit, gasSheet, type MixedStream, mixStreams } from '../gases'
import { numbersOf, objectWith, textOf } from './fields'
import { gasShares } from './names'

const numbers = ['from', 'to', 'order', 'p', 'points'] as const
const properties = ['cp', 'mu', 'k', 'rho', 'Pr'] as const

/**
 * A polynomial in the temperature through a property of a gas, or through given values.
 *
 * @param line  `from` and `to` [K], `order` 1 to 4, and either `values` at equal steps from end to end, or a `mixture`
 *              (mole fractions by formula or name) with the `property` cp, mu, k, rho or Pr, `p` [Pa] and `points`
 * @returns     coefficients in ascending powers of T [K], points, largest and mean error [-]
 *
 * Valid as `curveFit` and the gas.
 *
 * Source: see `curveFit`.
 */
export function gasFit(line: unknown): CurveFit {
  const input = objectWith(line, [...numbers, 'values', 'mixture', 'property'])
  const { from, to, order, p = 101_325, points = 25 } = numbersOf(input, numbers)
  if (from === undefined || to === undefined || order === undefined)
    throw new EngineError('invalid-input', 'give from, to and order', {})
  if ((input.values === undefined) === (input.mixture === undefined))
    throw new EngineError('invalid-input', 'give either values or a mixture', {})
  const given = input.values === undefined ? undefined : numbersIn(input.values)
  const count = given?.length ?? points
  if (!(Number.isInteger(count) && count >= 2 && count <= 1000))
    throw new EngineError('invalid-input', 'the points are 2 to 1000', { count })
  const T = Array.from({ length: count }, (_, k) => from + ((to - from) * k) / (count - 1))
  return curveFit(T, given ?? valuesOf(gasShares(input.mixture), textOf(input, 'property'), T, p), order)
}

function valuesOf(mixture: Record<string, number>, called: string | undefined, T: readonly number[], p: number) {
  const property = properties.find(each => each === (called ?? 'cp'))
  if (!property) throw new EngineError('invalid-input', `the property is one of ${properties.join(', ')}`, {})
  const gas = gasMixture(mixture)
  return T.map(each => gasSheet(gas, each, p)[property])
}

function numbersIn(values: unknown): number[] {
  if (!Array.isArray(values) || !values.every(each => typeof each === 'number' && Number.isFinite(each)))
    throw new EngineError('invalid-input', 'values are numbers in a list', {})
  return values as number[]
}

/**
 * Streams of gas mixed at one pressure.
 *
 * @param line  `p` [Pa] and `streams`: each with `composition` (mole fractions by formula or name), `flow` [kg/s], `T` [K]
 * @returns     composition by mole, flow [kg/s], temperature [K]
 *
 * Valid as `mixStreams`.
 *
 * Source: see `mixStreams`.
 */
export function gasMix(line: unknown): MixedStream {
  const input = objectWith(line, ['p', 'streams'])
  const { p } = numbersOf(input, ['p'])
  if (p === undefined || !Array.isArray(input.streams))
    throw new EngineError('invalid-input', 'give p and the streams in a list', {})
  const streams = input.streams.map(each => {
    const stream = objectWith(each, ['composition', 'flow', 'T'])
    const { flow, T } = numbersOf(stream, ['flow', 'T'])
    if (flow === undefined || T === undefined)
      throw new EngineError('invalid-input', 'each stream has a flow and T', {})
    return { composition: gasShares(stream.composition), flow, T }
  })
  return mixStreams(streams, p)
}
