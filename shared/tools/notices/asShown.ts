import type { Warning } from '../../../engine/warnings'
import type { Reader } from '../../display/formatQuantity'
import { isQuantity } from '../../display/units'

/**
 * The notices that hold for a reader who sees the digits of the page: a value that is shown as its limit meets it, and
 * a warning that says otherwise would contradict the key figures. Errors are never left out.
 */
export function noticesAsShown(warnings: readonly Warning[], reader: Reader): Warning[] {
  return warnings.filter(({ severity, value, limits, quantity }) => {
    if (severity === 'error' || value === undefined || !limits || !quantity || !isQuantity(quantity)) return true
    const [least, most] = limits
    if (value > most) return reader.isAbove(value, most, quantity)
    return value >= least || reader.isAbove(least, value, quantity)
  })
}
