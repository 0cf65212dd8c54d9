/** What the shop asks of circuits, in words. */
import { usualStubClearance } from '../../../engine/circuitry/checkBends'
import { bendsInStock, type ShopRules } from '../../../engine/circuitry/shopRules'
import type { CoilInput } from '../../coils/document/coilDocument'
import type { Reader } from '../../display/formatQuantity'

export const drainWords: Readonly<Record<NonNullable<ShopRules['drain']>, string>> = {
  'no-rise': 'Down all the way',
  'one-way': 'Up or down, without a turn',
}

/** One sentence for each rule that circuits are checked by. */
export function shopSentences({ shop = {}, geometry }: CoilInput, reader: Reader): string[] {
  const { number, full, label } = reader
  const spans = bendsInStock(shop, geometry).map(({ span }) => number(span, 'smallLength'))
  const { stubClearance = usualStubClearance * geometry.tubeOutsideDiameter, drain } = shop
  const of = shop.spans ? 'of this shop' : 'an assumption'
  return [
    `Bends in stock (${of}), from leg to leg: ${spans.join(', ')} ${label('smallLength')}.`,
    `Stubs at least ${full(stubClearance, 'smallLength')} apart.`,
    ...(drain ? [`Drain: ${drainWords[drain].toLowerCase()}.`] : []),
  ]
}
