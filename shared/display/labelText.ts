import type { Label } from '../../engine/drawing/drawing'
import type { Reader } from './formatQuantity'
import { isQuantity } from './units'

/**
 * The text of a drawing's labels in the reader's units. Lengths have no unit, because the drawing names it once; of
 * values separated by a slash only the last one has its unit.
 */
export function labelText(labels: readonly Label[], reader: Reader): string {
  return labels
    .map((label, index) => {
      if ('text' in label) return label.text
      if (!isQuantity(label.quantity)) return String(label.value)
      const next = labels[index + 1]
      const isPlain = label.quantity === 'length' || (next !== undefined && 'text' in next && next.text === '/')
      return isPlain ? reader.number(label.value, label.quantity) : reader.full(label.value, label.quantity)
    })
    .join(' ')
    .replaceAll(' ,', ',')
}
