/** What property-based tests of ratings share: numbers of a range, and what no rating may hold. */
import fc from 'fast-check'
import { type CoilInput, type CoilRating, EngineError, rateCoil } from '../../engine'

export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** As many small numbers as large ones. */
export const logBetween = (min: number, max: number) => between(Math.log(min), Math.log(max)).map(Math.exp)

/** The rating, or nothing where the input was refused with the path of a field. Any other failure is thrown. */
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
