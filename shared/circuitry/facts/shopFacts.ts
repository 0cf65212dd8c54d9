/** What the shop asks of circuits, in words. */
import { usualStubClearance } from '../../../engine/circuitry/checkBends'
import { bendsInStock, type ShopRules } from '../../../engine/circuitry/shopRules'
import type { CoilInput } from '../../coils/document/coilDocument'
import type { Reader } from '../../display/formatQuantity'

export const drainWords: Readonly<Record<NonNullable<ShopRules['drain']>, string>> = {
  'no-rise': 'Down all the way',
  'one-way': 'Up or down, without a turn',
}

/** What circuits are checked by: spans in stock and the distance between stubs [m], and the drain where it is asked. */
export function shopValues({ shop = {}, geometry }: CoilInput) {
  const { stubClearance = usualStubClearance * geometry.tubeOutsideDiameter, drain } = shop
  return { spans: bendsInStock(shop, geometry).map(({ span }) => span), stubClearance, drain }
}

/** One sentence for each rule that circuits are checked by. */
export function shopSentences(coil: CoilInput, reader: Reader): string[] {
  const { number, full, label } = reader
  const { shop = {} } = coil
  const { stubClearance, drain, ...values } = shopValues(coil)
  // Two spans that differ by less than is shown are one bend to the shop.
  const spans = new Set(values.spans.toSorted((a, b) => a - b).map(span => number(span, 'smallLength')))
  const of = shop.spans ? 'of this shop' : 'an assumption'
  return [
    `Bends in stock (${of}), from leg to leg: ${[...spans].join(', ')} ${label('smallLength')}.`,
    `Stubs at least ${full(stubClearance, 'smallLength')} apart.`,
    ...(drain ? [`Drain: ${drainWords[drain].toLowerCase()}.`] : []),
  ]
}
