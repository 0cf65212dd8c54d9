/** The range of values that a search tries for a field, as a reader types it: "4 to 8", "4-8", or one value. */
import { parseTyped } from '../../../shared/display/parseTyped'
import type { SearchWish } from './useToolSearch'

/** The least and the most of the typed range; undefined if nothing was typed, null if it is not a range. */
export function parseRange(text: string): readonly [least: number, most: number] | null | undefined {
  if (text.trim() === '') return undefined
  const [first, second, more] = text.split(/ to |[-–]/i).map(parseTyped)
  const last = second === undefined ? first : second
  if (typeof first !== 'number' || typeof last !== 'number' || more !== undefined) return null
  return first <= last ? [first, last] : [last, first]
}

/** Whether a value, which may have been converted, lies within the range. */
export function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  const slack = 1e-9 * Math.max(1, Math.abs(value))
  return value >= least - slack && value <= most + slack
}

/** The settings with the values to try for a field; all of the catalogue where `values` is undefined. */
export function withValues(wish: SearchWish, field: string, values: readonly number[] | undefined): SearchWish {
  const { [field]: _, ...others } = wish.values ?? {}
  return { ...wish, values: values ? { ...others, [field]: values } : others }
}
