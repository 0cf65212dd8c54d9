import type { Label } from '../../engine/drawing/drawing'
import type { Reader } from './formatQuantity'
import { isQuantity } from './units'

/**
 * The words and values of a drawing's text in the reader's units. Lengths go without unit, as a drawing names that once;
 * of values with a stroke between them the last one has the unit.
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
