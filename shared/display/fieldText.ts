/** The text of a field: what was typed while it still says the value, else the value in the field's unit. */
import { formatNumber } from './formatNumber'

/** What was typed into a field, in which unit, and the SI value it stands for; no value where it could not be read. */
export interface Typed {
  text: string
  unit: string
  value?: number
}

/** More decimals than these nobody typed: the value came from another unit and is shown rounded. */
const mostDecimals = 6
/** Nor more digits in all: nearly every large number is exact to so many. */
const mostDigits = 7
/** An exact value is not padded beyond these: a pitch of 1.299 in is not shown as 1.2990. */
const exactDecimals = 3
/** Digits that a rounded value keeps at least, so that a thin fin is not shown as 0.01 in. */
const leastDigits = 2

/** Whether what was typed still is what the field holds. Text that could not be read stays, in any unit, until it is mended. */
export function stillSays(typed: Typed, value: number | undefined, unit: string): boolean {
  return typed.value === undefined || (typed.unit === unit && typed.value === value)
}

/**
 * A number for an input field. `isExact` where the number may have been typed in this very unit: then it is given all
 * the digits it was typed with, and not only those that results are shown with.
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
