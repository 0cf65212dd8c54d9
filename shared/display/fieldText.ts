/** The text of a field: the typed text as long as it matches the value, otherwise the value in the field's unit. */
import { formatNumber } from './formatNumber'

/** A typed text with its unit, and its SI value; without value if the text could not be read. */
export interface Typed {
  text: string
  unit: string
  value?: number
}

/** Nobody types more decimals than this: such a value was converted from another unit, and is shown rounded. */
const mostDecimals = 6
/** Nor more digits in total, because nearly every large number is exact to so many. */
const mostDigits = 7
/** An exact value is not padded with zeros beyond this: a pitch of 1.299 in is not shown as 1.2990. */
const exactDecimals = 3
/** The fewest digits of a rounded value, so that a thin fin is not shown as 0.01 in. */
const leastDigits = 2

/** Whether the typed text still matches the field. Text that could not be read stays until it is corrected. */
export function stillSays(typed: Typed, value: number | undefined, unit: string): boolean {
  return typed.value === undefined || (typed.unit === unit && typed.value === value)
}

/**
 * A number for an input field. Set `isExact` if the number may have been typed in this unit: then it is shown with all
 * the digits that were typed, not only with those of results.
 */
export function fieldNumber(shown: number, decimals: number, isExact: boolean): string {
  const leading = shown === 0 ? 0 : Math.floor(Math.log10(Math.abs(shown))) + 1
  const most = Math.min(mostDecimals, mostDigits - Math.max(0, leading))
  for (let more = Math.min(decimals, exactDecimals); isExact && more <= most; more++) {
    const rounded = Number(shown.toFixed(more))
    if (Math.abs(rounded - shown) <= 1e-9 * Math.abs(shown)) return formatNumber(shown, more)
  }
  const wanted = Math.max(decimals, Math.min(leastDigits - leading, mostDecimals))
  const text = formatNumber(shown, wanted)
  return wanted > decimals ? withoutTrailingZeros(text, decimals) : text
}

function withoutTrailingZeros(text: string, decimals: number): string {
  let end = text.length
  const least = text.indexOf('.') + 1 + decimals
  while (end > least && text[end - 1] === '0') end--
  return text.slice(0, end).replace(/\.$/, '')
}
