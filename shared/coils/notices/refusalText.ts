/** Translates the engine's refusals, which name fields by path and use SI, to field labels and the reader's units. */
import type { Reader } from '../../display/formatQuantity'
import { refusalInUnits } from '../../tools/notices/refusalInUnits'
import type { CoilInput } from '../document/coilDocument'
import { coilFields, measureOf } from '../fields/coilFields'

export const refusalText = (message: string, input: CoilInput, reader: Reader): string =>
  refusalInUnits(message, reader, word => labelOf(word, input))

function labelOf(name: string, input: CoilInput): string | undefined {
  const field = coilFields.find(one => one.path === name)
  if (!field) return undefined
  return 'label' in field ? field.label.replace(/\.$/, '') : measureOf(input, field)?.label.replace(/\.$/, '')
}
