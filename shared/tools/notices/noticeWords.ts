/** Puts the numbers of a notice, in the reader's units, into the words that a tool has for it. */
import type { Warning } from '../../../engine/warnings'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { isQuantity } from '../../display/units'

function numberText(value: number | undefined, quantity: string | undefined, reader: Reader): string | undefined {
  if (value === undefined) return undefined
  if (quantity !== undefined && isQuantity(quantity)) return reader.full(value, quantity).trim()
  return formatNumber(value, Math.abs(value) >= 100 ? 0 : 2)
}

/**
 * The words with `{value}`, `{min}`, `{max}` and `{lack}`, the value without its sign, replaced by the numbers of the
 * notice; undefined if it lacks one of them.
 */
export function noticeWords(
  text: string,
  { value, limits, quantity }: Pick<Warning, 'value' | 'limits' | 'quantity'>,
  reader: Reader,
): string | undefined {
  const numbers: Readonly<Record<string, string | undefined>> = {
    value: numberText(value, quantity, reader),
    min: numberText(limits?.[0], quantity, reader),
    max: numberText(limits?.[1], quantity, reader),
    lack: value === undefined ? undefined : numberText(Math.abs(value), quantity, reader),
  }
  let isComplete = true
  const said = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    isComplete &&= numbers[name] !== undefined
    return numbers[name] ?? ''
  })
  return isComplete ? said : undefined
}
