import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { Fact } from './keyResult'

/** Facts of values in SI, in the reader's units. */
export const factIn =
  ({ number, label }: Reader) =>
  (name: string, value: number, quantity: Quantity): Fact => [name, number(value, quantity), label(quantity)]
